import type { CatalogueEntry } from '@thorp/kernel';
import type { ReactNode } from 'react';
import { CardFaceOf } from '../../board/CardHelp.tsx';
import { faceFor } from '../../games/parts.ts';
import type { LogEntry } from '../../protocol/update.ts';
import { useCatalogue } from '../../session/useCatalogue.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';

/** A line of the log outside the log: its seat, and its card's name in bold; with a picture of the card if wanted. */
export function LogLine(props: { entry: LogEntry; game: string; pictured?: boolean }): ReactNode {
  const { entry, game, pictured = false } = props;
  const { event } = entry;
  const catalogue = useCatalogue(game);
  const card = cardOf(entry, catalogue);
  return (
    <li>
      {pictured ? (
        <span className="on-face" aria-hidden="true" inert>
          {card ? <CardFaceOf face={faceFor(game)} card={card.id} catalogue={catalogue} /> : null}
        </span>
      ) : null}
      {'seat' in event && typeof event.seat === 'number' ? <SeatMark seat={event.seat} /> : null}
      <span>
        <Words text={entry.text} name={card?.name ?? ''} />
      </span>
    </li>
  );
}

/** The card that a line names. */
function cardOf({ event, text }: LogEntry, catalogue: ReadonlyMap<string, CatalogueEntry>): CatalogueEntry | null {
  const ids = [...('card' in event ? [event.card] : []), ...('spirit' in event ? [event.spirit] : [])];
  const found = ids.flatMap(id => (typeof id === 'string' ? [catalogue.get(id)] : []));
  return found.find(entry => entry && text.includes(entry.name)) ?? null;
}

/** The line with its card's name in bold. */
function Words({ text, name }: { text: string; name: string }): ReactNode {
  const at = name === '' ? -1 : text.indexOf(name);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{name}</b>
      {text.slice(at + name.length)}
    </>
  );
}
