import type { Seat } from '@thorp/kernel';
import type { GoalId } from '../cards/achievements.ts';
import { cardOf } from '../cards/ids.ts';
import type { SpiritId } from '../cards/spirits.ts';
import { RESOURCE_IDS, TILE_IDS, YIELD, type Need, type Units } from '../cards/vocabulary.ts';
import { addUnits, meetFromCredit, NO_CREDIT } from '../payment.ts';
import { villager } from '../table.ts';
import type { Event } from '../types.ts';

/*
 * What the log says beyond the view: who claimed an Achievement, the progress of a payment, the state of a Meditation.
 */

type Events = readonly Event[];

/** Claimed Achievements, and their owners. */
export function claimedGoals(events: Events): { readonly goal: GoalId; readonly seat: Seat }[] {
  return events.flatMap(event => (event.kind === 'claimed' ? [{ goal: event.goal, seat: event.seat }] : []));
}

/** The Guardian or Forest card that was revealed last. */
export function lastSpirit(events: Events): SpiritId | null {
  return events.findLast(event => event.kind === 'revealed')?.spirit ?? null;
}

/** One spent source: its catalogue id and its units. */
export interface Spent {
  readonly by: 'token' | 'tile' | 'hand' | 'village';
  readonly id: string;
  readonly units: Units;
}

function spentBy(event: Event): Spent | null {
  switch (event.kind) {
    case 'spent':
      return { by: 'token', id: RESOURCE_IDS[event.resource], units: [event.resource] };
    case 'usedTile':
      return { by: 'tile', id: TILE_IDS[event.tile], units: [YIELD[event.tile]] };
    case 'usedCard':
      return { by: event.from, id: event.card, units: villager(cardOf(event.card)).icons };
    default:
      return null;
  }
}

/** All sources that these events used up. */
export function spentIn(events: Events): Spent[] {
  return events.flatMap(event => spentBy(event) ?? []);
}

/** The sources spent before anything else happens. */
export function spentFirst(events: Events): Spent[] {
  const other = events.findIndex(event => !spentBy(event));
  return spentIn(other < 0 ? events : events.slice(0, other));
}

/** The sources that a seat has spent since the last other event. */
export function spentLast(events: Events, seat: Seat): Spent[] {
  const before = events.findLastIndex(event => !spentBy(event) || !('seat' in event) || event.seat !== seat);
  return spentIn(events.slice(before + 1));
}

/** A Meditation in progress, as everybody knows it. */
export interface Meditation {
  readonly seat: Seat;
  readonly effort: number;
  readonly bonus: number;
  readonly answers: readonly { readonly seat: Seat; readonly beats: boolean }[];
}

/** S-14.3 The Meditation that still waits for answers; null if there is none. */
export function openMeditation(events: Events, seats: number): Meditation | null {
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

/** What one seat has done since the last Guardian or Forest card was revealed. */
export function sinceReveal(events: Events, seat: Seat): Events {
  const since = events.slice(events.findLastIndex(event => event.kind === 'revealed') + 1);
  return since.filter(event => 'seat' in event && event.seat === seat);
}

/** How an item of an offering or curse was settled. */
export type Settled = 'given' | 'avoided' | 'omen';

/** S-11.4 How the items so far were settled, in printed order. Surplus units are credit for later items. */
export function settledItems(events: Events, items: readonly Need[]): Settled[] {
  const settled: Settled[] = [];
  let credit = NO_CREDIT;
  for (const event of events) {
    const how = settles(event);
    if (how) settled.push(how);
    const met = meetFromCredit({ at: settled.length, credit: addUnits(credit, creditOf(event)) }, items);
    while (settled.length < met.at) settled.push('given');
    credit = met.credit;
  }
  return settled;
}

/** How an event settles an item by itself; null if it does not. */
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
function creditOf(event: Event): Units {
  if (event.kind === 'avoided') return event.card === null ? [] : villager(cardOf(event.card)).icons;
  return spentBy(event)?.units ?? [];
}
