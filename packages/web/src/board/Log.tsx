import type { CatalogueEntry } from '@thorp/kernel';
import { memo, useRef, type ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { SeatMark } from '../ui/SeatMark.tsx';
import type { BoardProps } from './props.ts';
import type { LogEntry } from '../protocol/update.ts';
import { newSlot } from './slot.tsx';
import { useWholeLines } from './useWholeLines.ts';

/** A slot where the page may add tabs to the log. */
const { Slot, usePlace } = newSlot('log-slot');
export const useLogPlace = usePlace;

type LogProps = Pick<BoardProps, 'update' | 'actions' | 'catalogue'> & {
  /** The catalogue id of the card in a line, for games whose events number their cards. */
  readonly cardOf?: CardOf;
};

type CardOf = (event: LogEntry['event']) => string | null;

function namedCard(event: LogEntry['event']): string | null {
  return 'card' in event && typeof event.card === 'string' ? event.card : null;
}

/** How many entries are drawn; older ones are not needed at a table. */
const SHOWN = 150;

/** What happened, the newest at the bottom. The seat's shape comes first; card names open their cards. */
export const Log = memo(({ update, actions, catalogue, cardOf = namedCard }: LogProps): ReactNode => {
  const text = useText();
  const { log, unread } = update;
  const from = Math.max(0, log.length - SHOWN);
  const list = useRef<HTMLDivElement>(null);
  useWholeLines(list);
  return (
    <section className="log panel" aria-label={text.table.log}>
      <h2>{text.table.log}</h2>
      {/* Long logs are scrolled by keyboard too. */}
      <div className="scroll" ref={list} tabIndex={0} role="group" aria-label={text.table.log}>
        <ol>
          {log.slice(from).map((entry, i) => (
            <li key={from + i} className={classOf(entry, from + i >= log.length - unread)} data-kind={entry.event.kind}>
              {entry.isHeading ? (
                <h3>{entry.text}</h3>
              ) : (
                <>
                  <Mark entry={entry} />
                  <Line entry={entry} catalogue={catalogue} cardOf={cardOf} onCard={actions.showCard} />
                </>
              )}
            </li>
          ))}
        </ol>
      </div>
      <Slot />
    </section>
  );
}, showTheSame);

/** There are many lines, and drawing measures them: a change of the table without a new line does not redraw them. */
function showTheSame(old: LogProps, { update, actions, catalogue, cardOf }: LogProps): boolean {
  return (
    old.update.log === update.log &&
    old.update.unread === update.unread &&
    old.actions.showCard === actions.showCard &&
    old.catalogue === catalogue &&
    old.cardOf === cardOf
  );
}

function classOf({ isHeading }: LogEntry, isNew: boolean): string | undefined {
  return [isHeading ? 'is-heading' : '', isNew ? 'is-new' : ''].filter(Boolean).join(' ') || undefined;
}

function Mark({ entry: { event } }: { entry: LogEntry }): ReactNode {
  return 'seat' in event && typeof event.seat === 'number' ? <SeatMark seat={event.seat} /> : <span className="seat" />;
}

function Line(props: {
  entry: LogEntry;
  catalogue: ReadonlyMap<string, CatalogueEntry>;
  cardOf: CardOf;
  onCard: (card: string) => void;
}): ReactNode {
  const { entry, catalogue, cardOf, onCard } = props;
  const card = catalogue.get(cardOf(entry.event) ?? '');
  const at = card ? entry.text.indexOf(card.name) : -1;
  if (!card || at < 0) return <span>{entry.text}</span>;
  return (
    <span>
      {entry.text.slice(0, at)}
      <button type="button" className="cardname" onClick={() => onCard(card.id)}>
        {card.name}
      </button>
      {entry.text.slice(at + card.name.length)}
    </span>
  );
}
