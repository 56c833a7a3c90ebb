import { note, schedule, type Seat } from '@thorp/kernel';
import { COUNTESS_EVENTS, NEW_EVENTS } from '../cards/countess.ts';
import { idOf, NONE, villager, type Card } from '../cards/index.ts';
import { EFFECTS } from '../countess/effects.ts';
import {
  countess,
  dealEvents,
  discardEvent,
  eventNumber,
  eventOf,
  hers,
  joinHer,
  profileOf,
  unresolved,
} from '../countess/events.ts';
import type { EventNumber, Give, Jest, Resolve } from '../countess/types.ts';
import { gain } from '../ledger.ts';
import { entryAt, numberAt } from '../lists.ts';
import { allStacksEmpty, distinctSlots, fromReserve, fromRoad, fromStack, rightmostStack, toRoad } from '../table.ts';
import type { AskStep, RunStep, State } from '../types.ts';
import { JEST, jest } from './jester.ts';

const GIVE: readonly Give[] = Array.from({ length: 6 }, (_, slot) => ({ kind: 'give', slot }));

// V-15.4 After every draft a villager of the Road, of the player's choice, joins her village; V-15.35 with its gold.
export const joinCountess: AskStep<'joinCountess', Give> = {
  options: s => distinctSlots(s).map(slot => entryAt(GIVE, slot)),
  choose(s, { seat }, { slot }) {
    const coins = numberAt(s.roadCoins, slot);
    const card = fromRoad(s, slot);
    gain(hers(s), 'roadCoins', coins);
    joinHer(s, card);
    note(s, { kind: 'given', seat, card: idOf(card), slot, coins });
  },
};

// V-15.5 After the last draft the rest of the Road is replaced from the Reserve; V-15.14 her Conscription comes first.
export const refreshRoad: RunStep<'refreshRoad'> = {
  run(s) {
    conscript(s);
    const slots = s.road.flatMap((card, slot) => (card === NONE ? [] : [slot]));
    const cleared = slots.map(slot => fromRoad(s, slot));
    s.discard.push(...cleared);
    note(s, { kind: 'cleared', cards: cleared.map(idOf) });
    for (const slot of slots) toRoad(s, slot, fromReserve(s));
  },
};

// V-15.13, V-15.14 Every Conscription takes the top card of the rightmost stack.
function conscript(s: State): void {
  for (const event of countess(s).events) {
    const stack = rightmostStack(s);
    if (eventOf(event).verb !== 'conscription' || stack === NONE) continue;
    const card = fromStack(s, stack);
    joinHer(s, card);
    note(s, { kind: 'conscripted', card: idOf(card), stack });
  }
}

const RESOLVE: readonly Resolve[] = COUNTESS_EVENTS.map(({ id }) => ({ kind: 'resolve', event: id }));

// V-15.7, V-15.21 All events are resolved, the next one always of the player's choice; or the Jester stops one.
export const countessEvents: AskStep<'countessEvents', Resolve | Jest> = {
  options(s, { next }) {
    const open = next === NONE ? unresolved(s) : [next];
    const resolving = open.map((event): Resolve | Jest => entryAt(RESOLVE, event));
    return countess(s).jester ? resolving.concat(open.map(event => entryAt(JEST, event))) : resolving;
  },
  choose(s, { seat, next }, option) {
    const event = eventNumber(option.event);
    // After an event that was inserted, the phase continues.
    if (next === NONE) schedule(s, { step: 'countessEvents', seat, next });
    if (option.kind === 'jest') jest(s, seat, event);
    else resolve(s, seat, event);
  },
  none(s) {
    for (const event of countess(s).events.slice()) discardEvent(s, event);
    schedule(s, { step: 'countessGrows' });
  },
};

function resolve(s: State, seat: Seat, event: EventNumber): void {
  const printed = eventOf(event);
  if (printed.timing !== 'event') return;
  discardEvent(s, event);
  note(s, { kind: 'countessEvent', event: printed.id });
  EFFECTS[printed.verb](s, seat, printed.amount, event);
}

// V-15.7 She takes the top card of the Reserve; its gold says how many events are dealt.
export const countessGrows: RunStep<'countessGrows'> = {
  run(s) {
    const profile = profileOf(s.settings);
    if (allStacksEmpty(s) && !profile.growsInLastRound) return;
    const card = fromReserve(s);
    if (card === NONE) return;
    joinHer(s, card);
    note(s, { kind: 'countessGrew', card: idOf(card) });
    dealEvents(s, season(s), profile.eventsByGold ? eventsFor(card) : 1);
  },
};

function eventsFor(card: Card): number {
  const { gold } = villager(card);
  return NEW_EVENTS.find(({ from }) => gold >= from)?.deal ?? 0;
}

/** V-15.8, V-15.30 Summer (0) or Winter (1) events are dealt. */
function season(s: State): number {
  const isWinter = profileOf(s.settings).winter === 'after round 1' ? s.round > 1 : s.markets > 0;
  return isWinter ? 1 : 0;
}
