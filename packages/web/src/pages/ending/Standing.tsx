import { Suspense, useState, type ReactNode } from 'react';
import { scoreNotesFor, seatFaceFor } from '../../games/parts.ts';
import type { Sheet, TableUpdate } from '../../protocol/update.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Glyph } from '../review/Glyph.tsx';
import { ScoreSheet } from '../table/ScoreSheet.tsx';
import { lengthOf, SourceBar, SourceKey } from './SourceBar.tsx';
import { byPlace } from './results.ts';
import { useEndingText } from './text.ts';

/** All seats by place: a bar of the sources of their points; a row opens its details. */
export function Standing({ update, onCard }: { update: TableUpdate; onCard: (card: string) => void }): ReactNode {
  const text = useEndingText();
  const [open, setOpen] = useState<number | null>(update.seat ?? 0);
  const [whole, setWhole] = useState(false);
  const order = byPlace(update);
  const sheets = order.flatMap(seat => update.sheets.find(each => each.seat === seat) ?? []);
  const longest = Math.max(1, ...sheets.map(lengthOf));
  const Notes = scoreNotesFor(update.game);
  return (
    <section className="en-standing panel" aria-label={text.standing}>
      <header>
        <h2>{text.standing}</h2>
        {sheets[0] ? <SourceKey sources={sheets[0].sources} /> : null}
      </header>
      <ol>
        {sheets.map(sheet => (
          <Row
            key={sheet.seat}
            update={update}
            sheet={sheet}
            longest={longest}
            open={open === sheet.seat}
            onToggle={() => setOpen(open === sheet.seat ? null : sheet.seat)}
            onCard={onCard}
          />
        ))}
      </ol>
      <Suspense fallback={null}>{Notes ? <Notes update={update} /> : null}</Suspense>
      <p>
        <button type="button" className="btn btn--quiet" onClick={() => setWhole(true)}>
          {text.allLines}
        </button>
      </p>
      {whole ? (
        <ScoreSheet update={update} first={update.seat} onCard={onCard} onClose={() => setWhole(false)} />
      ) : null}
    </section>
  );
}

function Row(props: {
  update: TableUpdate;
  sheet: Sheet;
  longest: number;
  open: boolean;
  onToggle: () => void;
  onCard: (card: string) => void;
}): ReactNode {
  const { update, sheet, longest, open, onToggle, onCard } = props;
  const text = useEndingText();
  const facts = update.seats[sheet.seat];
  const place = update.result?.ranks[sheet.seat] ?? 0;
  const Face = seatFaceFor(update.game);
  const told = sheet.sources.map(({ title, total }) => `${title} ${total}`).join(', ');
  return (
    <li className="en-row">
      <button
        type="button"
        aria-expanded={open}
        aria-label={`${update.seats.length > 1 ? `${text.place(place)} ` : ''}${facts?.name ?? ''}, ${sheet.total}: ${told}`}
        onClick={onToggle}
      >
        {update.seats.length > 1 ? <b className={`en-ribbon is-${place}`}>{text.place(place)}</b> : <i />}
        {Face ? (
          <span className="en-portrait">
            <Suspense fallback={null}>
              <Face seat={sheet.seat} />
            </Suspense>
          </span>
        ) : (
          <i />
        )}
        <span className="en-name">
          <b>
            <SeatMark seat={sheet.seat} /> {facts?.name}
          </b>
          <small>{facts?.resigned ? text.resigned : facts?.kind === 'bot' ? text.bot : ''}</small>
        </span>
        <SourceBar sources={sheet.sources} longest={longest} />
        <span className="en-total">{sheet.total.split(' ')[0]}</span>
        <Glyph name="open" />
      </button>
      {open && sheet.sources.length > 0 ? <Details sheet={sheet} onCard={onCard} /> : null}
    </li>
  );
}

/** The largest lines of each source. */
function Details({ sheet, onCard }: { sheet: Sheet; onCard: (card: string) => void }): ReactNode {
  const text = useEndingText();
  return (
    <div className="en-details">
      {sheet.sources.map(({ title, total, lines, rest }, i) => (
        <section key={title}>
          <h3>
            <i className={`src src-${i}`} aria-hidden="true" />
            <span>{title}</span> <b>{total}</b>
          </h3>
          <dl>
            {lines.map(({ name, card, amount }) => (
              <div key={name}>
                <dt>
                  {card === null ? (
                    name
                  ) : (
                    <button type="button" className="cardname" onClick={() => onCard(card)}>
                      {name}
                    </button>
                  )}
                </dt>
                <dd>{amount}</dd>
              </div>
            ))}
            {rest ? (
              <div>
                <dt>{text.more(rest.count)}</dt>
                <dd>{rest.amount}</dd>
              </div>
            ) : null}
          </dl>
        </section>
      ))}
    </div>
  );
}
