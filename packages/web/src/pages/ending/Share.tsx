import { useEffect, useState, type ReactNode } from 'react';
import { isLink } from '../../protocol/online.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { exportTable } from '../../session/exportTable.ts';
import { useText } from '../../text/text.tsx';
import { Problem, useAttempt } from '../../ui/attempt.tsx';
import { useSeatColour } from '../../ui/SeatMark.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { copyLink } from '../review/copyLink.ts';
import { Glyph } from '../review/Glyph.tsx';
import { drawPostcard, SIZE, type Postcard } from './postcard.ts';
import { byPlace, headlineOf } from './results.ts';
import { useEndingText } from './text.ts';

/** A picture of the end, drawn here; a link to the review, or the record as a file. */
export default function Share({ update, onClose }: { update: TableUpdate; onClose: () => void }): ReactNode {
  const text = useEndingText();
  const { problem, attempt } = useAttempt();
  const [said, setSaid] = useState('');
  const picture = usePostcard(update);
  const online = isLink(update.table);
  const copy = async (): Promise<void> => {
    setSaid((await copyLink(`/review/${update.table}`)) ? text.copied : text.notCopied);
  };
  return (
    <Sheet title={text.shareTitle} onClose={onClose}>
      <Picture update={update} picture={picture} />
      <p className="muted">{text.shareHelp}</p>
      <div className="en-ways">
        {picture ? <PictureButtons picture={picture} name={`thorp-${update.game}-${update.table}.png`} /> : null}
        {online ? (
          <button type="button" className="btn" onClick={() => attempt(copy)}>
            <Glyph name="link" />
            <span>
              {text.link}
              <small>{text.linkHelp}</small>
            </span>
          </button>
        ) : null}
        <button type="button" className="btn" onClick={() => attempt(() => exportTable(update))}>
          <Glyph name="save" />
          <span>
            {text.file}
            <small>{text.fileHelp}</small>
          </span>
        </button>
      </div>
      <p role="status">{said}</p>
      <Problem message={problem} />
    </Sheet>
  );
}

function Picture({ update, picture }: { update: TableUpdate; picture: Postcard | null }): ReactNode {
  const text = useEndingText();
  const { table } = useText();
  const { title, points } = headlineOf(update, table, text);
  return (
    <figure className="en-postcard">
      {picture ? (
        <img src={picture.address} width={SIZE.width} height={SIZE.height} alt={text.alt(`${title} ${points}`)} />
      ) : (
        <p role="status">{text.drawing}</p>
      )}
    </figure>
  );
}

function PictureButtons({ picture: { blob, address }, name }: { picture: Postcard; name: string }): ReactNode {
  const text = useEndingText();
  const file = new File([blob], name, { type: 'image/png' });
  const sendable = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  return (
    <>
      <a className="btn btn--primary" href={address} download={name}>
        <Glyph name="save" />
        {text.picture}
      </a>
      {sendable ? (
        // Closing the system's dialog means that the person has changed their mind.
        <button
          type="button"
          className="btn"
          onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}
        >
          <Glyph name="share" />
          {text.sendPicture}
        </button>
      ) : null}
    </>
  );
}

/** The picture, drawn once. */
function usePostcard(update: TableUpdate): Postcard | null {
  const all = useText();
  const text = useEndingText();
  const colourOf = useSeatColour();
  const [postcard, setPostcard] = useState<Postcard | null>(null);
  useEffect(() => {
    let current = true;
    const rows = byPlace(update).map(seat => ({
      name: update.seats[seat]?.name ?? '',
      place: update.seats.length > 1 ? text.place(update.result?.ranks[seat] ?? 0) : '',
      total: update.sheets.find(each => each.seat === seat)?.total ?? '',
      sources: update.sheets.find(each => each.seat === seat)?.sources ?? [],
      colour: colourOf(seat),
    }));
    const headline = headlineOf(update, all.table, text);
    const facts = { ...headline, game: update.title, players: text.players(update.seats.length), rows };
    void drawPostcard(facts).then(drawn => current && setPostcard(drawn));
    return () => {
      current = false;
    };
    // The end of a game does not change; another language draws it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [update.table, text]);
  return postcard;
}
