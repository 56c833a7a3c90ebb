import {
  fittingCredit,
  unitsOf,
  VILLAGERS,
  type Event,
  type Need,
  type PlayerView,
  type Units,
} from '@thorp/snowcrest/cards';
import type { Sight } from './table.ts';

/*
 * What the log tells beyond the view: who took an Achievement, how far a payment is, how a Meditation stands.
 */

type Events = readonly Event[];

export function eventsOf({ log }: Sight): Events {
  return log.map(({ event }) => event);
}

/** Achievements that are gone, and who has them. */
export function claimedOf(events: Events): { readonly goal: number; readonly seat: number }[] {
  return events.flatMap(event => (event.kind === 'claimed' ? [{ goal: event.goal, seat: event.seat }] : []));
}

/** The Guardian that woke last. */
export function lastSpirit(events: Events): number | null {
  return events.findLast(event => event.kind === 'revealed')?.spirit ?? null;
}

/** One source that has been spent: what it was and what it gave. */
export interface Spent {
  readonly by: 'token' | 'tile' | 'hand' | 'village';
  /** Resource, kind of Building, or Villager. */
  readonly what: number;
  readonly units: Units;
}

/** What a seat has paid since anything else happened. */
export function spentOf(events: Events, seat: number): Spent[] {
  const before = events.findLastIndex(event => !sourceIn(event) || !('seat' in event) || event.seat !== seat);
  return spentIn(events.slice(before + 1));
}

/** A purchase or discard tells which Villager it was: where it lay no longer matters. */
function sourceIn(event: Event): Spent | null {
  switch (event.kind) {
    case 'spent':
      return { by: 'token', what: event.resource, units: [event.resource] };
    case 'usedTile':
      return { by: 'tile', what: event.tile, units: unitsOf({ kind: 'tile', tile: event.tile }, []) };
    case 'usedCard': {
      const { card, from } = event;
      return { by: from, what: card, units: unitsOf({ kind: 'handCard', card }, []) };
    }
    default:
      return null;
  }
}

/** A Meditation under way, as everybody at the table has heard it. */
export interface Meditation {
  readonly seat: number;
  readonly effort: number;
  readonly bonus: number;
  readonly answers: readonly { readonly seat: number; readonly beats: boolean }[];
}

/** The Meditation that still waits for answers; null when there is none. */
export function meditationOf(events: Events, seats: number): Meditation | null {
  const at = events.findLastIndex(event => event.kind === 'announced');
  const announced = events[at];
  if (announced?.kind !== 'announced') return null;
  const since = events.slice(at + 1);
  if (since.some(event => event.kind === 'turn')) return null;
  const answers = since.flatMap(event =>
    event.kind === 'passed' || event.kind === 'beat' ? [{ seat: event.seat, beats: event.kind === 'beat' }] : [],
  );
  const { seat, effort, total } = announced;
  return answers.length < seats - 1 ? { seat, effort, bonus: total - effort, answers } : null;
}

/** What one seat has done about the card that was revealed last. */
export function deedsOf(events: Events, seat: number): Events {
  const since = events.slice(events.findLastIndex(event => event.kind === 'revealed') + 1);
  return since.filter(event => 'seat' in event && event.seat === seat);
}

/** What is paid before anything else happens. */
export function spentFirst(events: Events): Spent[] {
  const other = events.findIndex(event => !sourceIn(event));
  return spentIn(other < 0 ? events : events.slice(0, other));
}

/** The sources that deeds used up. */
export function spentIn(deeds: Events): Spent[] {
  return deeds.flatMap(event => sourceIn(event) ?? []);
}

/** How an item of an offering or curse was settled. */
export type Settled = 'given' | 'avoided' | 'omen';

/** S-11.4 How the items so far were settled, in printed order. What a source gives too much is credit for later ones. */
export function settledBy(deeds: Events, needs: readonly Need[]): Settled[] {
  const settled: Settled[] = [];
  const credit = [0, 0, 0, 0, 0];
  for (const event of deeds) {
    const how = settles(event);
    if (how) settled.push(how);
    for (const unit of creditIn(event)) credit[unit] = (credit[unit] ?? 0) + 1;
    for (let need = needs[settled.length]; need !== undefined; need = needs[settled.length]) {
      const unit = fittingCredit({ at: settled.length, credit }, need, needs);
      if (unit === null) break;
      settled.push('given');
      credit[unit] = (credit[unit] ?? 0) - 1;
    }
  }
  return settled;
}

/** What settles an item by itself. */
function settles(event: Event): Settled | null {
  switch (event.kind) {
    case 'avoided':
      return 'avoided';
    case 'omens':
      return event.n > 0 ? 'omen' : null;
    case 'discarded':
    case 'gaveVillager':
    case 'returned':
      return 'given';
    default:
      return null;
  }
}

/** S-11.6 A card that avoids an item leaves its icons as credit. */
function creditIn(event: Event): Units {
  if (event.kind === 'avoided') return VILLAGERS[event.card ?? -1]?.icons ?? [];
  return sourceIn(event)?.units ?? [];
}

/** Everybody else in the order of play. */
export function othersOf({ view, seat }: Sight): number[] {
  const count = view.players.length;
  const first = seat ?? 0;
  return Array.from({ length: count - 1 }, (_, i) => (first + 1 + i) % count);
}

/** How many Buildings somebody has, whichever side is up. */
export function tileCount({ tiles, usedTiles }: PlayerView): number {
  return [...tiles, ...usedTiles].reduce((sum, n) => sum + n, 0);
}
