import type { Event, Villagers } from '@thorp/villagers';
import type { CountessEventId, EventId } from '@thorp/villagers/cards';
import type { MarketPay } from '@thorp/villagers/reading';
import type { Moment, TableChange } from '../../../board/moments.ts';

export type Change = TableChange<Villagers>;

/** V-7 A Market has been held. */
export interface MarketMoment extends Moment {
  readonly kind: 'market';
  readonly market: number;
  /** Supplies by village, after this Market. */
  readonly purses: readonly number[];
  readonly gains: readonly number[];
  readonly pays: readonly MarketPay[];
}

/** V-10 An Event of Shifting Seasons has come. */
export interface EventMoment extends Moment {
  readonly kind: 'event';
  readonly event: EventId;
  /** Its effects so far, in lines of the log. */
  readonly lines: readonly string[];
}

/** V-15.7 An event of the Countess has been resolved. */
export interface DecreeMoment extends Moment {
  readonly kind: 'decree';
  readonly event: CountessEventId;
  readonly lines: readonly string[];
}

/** V-8 The game is over. */
export interface EndMoment extends Moment {
  readonly kind: 'end';
}

export type VillagersMoment = MarketMoment | EventMoment | DecreeMoment | EndMoment;

/** In the order in which they happened; the end comes last. */
export function find(change: Change): readonly VillagersMoment[] {
  const { before, after } = change;
  const ended = after.result !== null && before.result === null && !after.result.givenUp;
  const end: VillagersMoment[] = ended ? [{ kind: 'end', own: true }] : [];
  return [...marketsAndEvents(change), ...end];
}

function marketsAndEvents(change: Change): VillagersMoment[] {
  const { news } = change;
  return news.flatMap(({ events }, at) => events.flatMap(event => momentOf(change, event, at) ?? []));
}

function momentOf(change: Change, event: Event, at: number): VillagersMoment | null {
  switch (event.kind) {
    case 'market':
      return { kind: 'market', own: false, purses: pursesAfter(change, event.market), ...factsOf(event) };
    case 'event':
      return { kind: 'event', own: false, event: event.event, lines: linesAfter(change, at) };
    case 'countessEvent':
      return { kind: 'decree', own: true, small: true, event: event.event, lines: linesAfter(change, at) };
    default:
      return null;
  }
}

type Market = Extract<Event, { kind: 'market' }>;

function factsOf({ market, gains, pays }: Market): Pick<MarketMoment, 'market' | 'gains' | 'pays'> {
  return { market, gains, pays };
}

/** V-3.6 Both Markets may be held at once: subtract what the later one paid. */
function pursesAfter({ after, news }: Change, market: number): number[] {
  const later = news.flatMap(({ events }) => events).filter(isMarket);
  return after.view.villages.map(({ gold }, owner) =>
    later.reduce((sum, held) => (held.market > market ? sum - (held.gains[owner] ?? 0) : sum), gold),
  );
}

function isMarket(event: Event): event is Market {
  return event.kind === 'market';
}

/** Events after which a line of the log belongs to something else. */
const NEXT: ReadonlySet<Event['kind']> = new Set([
  'event',
  'countessEvent',
  'countessGrew',
  'countessDealt',
  'market',
  'round',
  'over',
]);

/** The lines of the news that follow from a line. */
function linesAfter({ news }: Change, at: number): string[] {
  const rest = news.slice(at + 1);
  const end = rest.findIndex(({ event }) => NEXT.has(event.kind));
  return (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text);
}
