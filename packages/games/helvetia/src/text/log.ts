import { sentenceIfAny, type LogPhrases, type SomeSentences } from '@thorp/kernel';
import type { Event, Helvetia } from '../types.ts';
import type { Payment } from '../reading.ts';
import type { Reader } from './lookups.ts';

/*
 * One line of the log for one action of a character: who did what, where the goods came from, and what followed. The
 * rules log a prerequisite before the good that needs it (H-9.6), and the line keeps that order.
 */

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;

const BEGINS = ['called', 'usedTile'] as const;
const PAYS = ['worked', 'exchanged', 'bought'] as const;
const DOES = ['built', 'delivered', 'woke', 'married', 'born'] as const;
const FOLLOWS = ['movedIn', 'dowry'] as const;

type Begins = EventOf<(typeof BEGINS)[number]>;
type Follows = EventOf<(typeof FOLLOWS)[number]>;

/** The words of a language for the parts of a line. */
export interface LogWords {
  /** A line of one event. */
  tell(event: Event, reader: Reader): string;
  /** "water from the Well" */
  payment(event: Payment, reader: Reader): string;
  /** "a man moves in" */
  follows(event: Follows): string;
  /** Added if a tile was used instead of a coin. */
  byTile(event: EventOf<'usedTile'>): string;
  /** Events that the timeline of a game marks. */
  readonly landmarks: SomeSentences<Event>;
}

export function logIn(words: LogWords): LogPhrases<Helvetia> {
  return {
    joins(event, line) {
      const [first] = line;
      const begun = first !== undefined && isOf(BEGINS, first) ? first : null;
      return begun !== null && isPartOf(begun, event);
    },
    tell: (line, reader) => tellLine(line, reader, words),
    isHeading: ({ kind }) => kind === 'round',
    landmark: sentenceIfAny(words.landmarks),
  };
}

function isPartOf({ seat }: Begins, event: Event): boolean {
  return (isOf(PAYS, event) || isOf(DOES, event) || isOf(FOLLOWS, event)) && event.seat === seat;
}

function tellLine(line: readonly Event[], reader: Reader, words: LogWords): string {
  const [first] = line;
  const main = line.find(event => isOf(DOES, event)) ?? first;
  if (!main) return '';
  const tile = first?.kind === 'usedTile' && main !== first ? ` (${words.byTile(first)})` : '';
  const payments = line.filter(event => isOf(PAYS, event)).map(event => words.payment(event, reader));
  const after = line.filter(event => isOf(FOLLOWS, event)).map(event => `; ${words.follows(event)}`);
  const how = payments.length > 0 ? `: ${payments.join(', ')}` : '';
  return `${words.tell(main, reader)}${tile}${how}${after.join('')}`;
}

function isOf<K extends Event['kind']>(kinds: readonly K[], event: Event): event is EventOf<K> {
  return kinds.some(kind => kind === event.kind);
}
