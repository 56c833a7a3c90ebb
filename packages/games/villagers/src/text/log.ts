import { sentenceIfAny, type LogPhrases, type Reader, type Seat, type SomeSentences } from '@thorp/kernel';
import type { CardId } from '../cards/index.ts';
import type { Event, View, Villagers } from '../types.ts';

/*
 * Several events of one action as one line of the log: a build and its padlock, the card and the Basic of an exchange,
 * a draft and the card that refills the Road.
 */

export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** Which events may continue the line of an event. */
const FOLLOWS: { readonly [K in Event['kind']]?: readonly Tail['kind'][] } = {
  took: ['arrived', 'stackEmptied'],
  joinedMonastery: ['arrived', 'stackEmptied'],
  given: ['arrived', 'stackEmptied'],
  cleared: ['arrived', 'stackEmptied', 'coinOnEach'],
  built: ['unlocked', 'unlockedAtBank', 'unlockedFree', 'invented'],
  stoodIn: ['unlocked', 'unlockedAtBank', 'unlockedFree', 'invented'],
  played: ['smuggled', 'filled', 'unlocked', 'unlockedAtBank', 'unlockedFree'],
  returned: ['returnedCard', 'tookBasic', 'tookTeam'],
  served: ['tookBasic'],
  passed: ['passedCard'],
  picked: ['pickedCard'],
  drewBacks: ['drewFronts'],
};

/** Events that can be the end of a line. */
export type Tail = EventOf<
  | 'arrived'
  | 'stackEmptied'
  | 'coinOnEach'
  | 'unlocked'
  | 'unlockedAtBank'
  | 'unlockedFree'
  | 'invented'
  | 'smuggled'
  | 'filled'
  | 'returnedCard'
  | 'tookBasic'
  | 'tookTeam'
  | 'passedCard'
  | 'pickedCard'
  | 'drewFronts'
>;

/** A hand card that was given for a Basic villager or a Team. */
export interface Exchange {
  readonly seat: Seat;
  readonly returned: EventOf<'returned'>;
  /** The card, for readers who know it. */
  readonly card: CardId | null;
  readonly got: CardId;
}

export interface LogWords {
  /** A line of one event. */
  tell(event: Event, reader: Reader<View>): string;
  /** The end of a line: "; Hunter comes to place 5", " and pays the bank 2 gold". */
  tail(event: Tail, reader: Reader<View>): string;
  exchange(exchange: Exchange, reader: Reader<View>): string;
  /** Events that the timeline of a game marks. */
  readonly landmarks: SomeSentences<Event>;
}

export function logIn(words: LogWords): LogPhrases<Villagers> {
  return {
    joins: (event, line) => line[0] !== undefined && isTailOf(line[0], event) && !isNextDraw(event, line),
    tell: (line, reader) => tellLine(line, reader, words),
    isHeading: ({ kind }) => kind === 'round',
    landmark: sentenceIfAny(words.landmarks),
  };
}

/**
 * A stack is reported empty before its last card moves to the Road or a hand; after that card, it belongs to the next
 * player's draw.
 */
function isNextDraw(event: Event, line: readonly Event[]): boolean {
  return event.kind === 'stackEmptied' && line[0]?.kind !== 'cleared' && line.at(-1)?.kind === 'arrived';
}

function isTailOf(first: Event, event: Event): event is Tail {
  const follows = FOLLOWS[first.kind]?.some(kind => kind === event.kind) ?? false;
  return follows && (!('seat' in first) || !('seat' in event) || first.seat === event.seat);
}

function tellLine([first, ...rest]: readonly Event[], reader: Reader<View>, words: LogWords): string {
  if (!first) return '';
  const exchange = first.kind === 'returned' ? exchangeOf(first, rest) : null;
  if (exchange) return words.exchange(exchange, reader);
  const tails = rest.filter(event => isTailOf(first, event)).map(event => words.tail(event, reader));
  return words.tell(first, reader) + tails.join('');
}

function exchangeOf(returned: EventOf<'returned'>, rest: readonly Event[]): Exchange | null {
  const got = rest.find(event => event.kind === 'tookBasic' || event.kind === 'tookTeam');
  if (!got) return null;
  const given = rest.find(event => event.kind === 'returnedCard');
  return { seat: returned.seat, returned, card: given?.card ?? null, got: got.card };
}
