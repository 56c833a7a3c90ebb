import { note, schedule, type Seat } from '@thorp/kernel';
import { COUNTESS_EVENTS } from '../cards/countess.ts';
import { NONE } from '../cards/index.ts';
import { countess, discardEvent, eventId, eventNumber, eventOf, inForce, unresolved } from '../countess/events.ts';
import type { EventNumber, Jest, KeepJester, Threat } from '../countess/types.ts';
import { gain } from '../ledger.ts';
import { entryAt } from '../lists.ts';
import { player, village } from '../table.ts';
import type { AskStep, State } from '../types.ts';
import { resume } from './turn.ts';

/** The retail profile: the Jester, and the two events that can be bought off. */

export const JEST: readonly Jest[] = COUNTESS_EVENTS.map(({ id }) => ({ kind: 'jest', event: id }));
const KEEP_JESTER: KeepJester = { kind: 'keepJester' };

// V-15.31 Before events of the draft or build phase begin to act, the Jester may stop one of them.
export const jester: AskStep<'jester', Jest | KeepJester> = {
  options(s, { timing }) {
    const { events, jester: isThere } = countess(s);
    const acting = isThere ? events.filter(event => eventOf(event).timing === timing) : [];
    return acting.length === 0 ? [] : [...acting.map(event => entryAt(JEST, event)), KEEP_JESTER];
  },
  choose(s, { seat }, option) {
    if (option.kind === 'jest') jest(s, seat, eventNumber(option.event));
  },
};

/** V-15.30 The Jester is played, once in a game: an event that has not acted yet is discarded. */
export function jest(s: State, seat: Seat, event: EventNumber): void {
  countess(s).jester = false;
  discardEvent(s, event);
  note(s, { kind: 'jested', seat, event: eventId(event) });
}

// V-15.32 It Was You!: the Jester must be played on another event, and is lost when there is none.
export const blame: AskStep<'blame', Jest> = {
  options: s => (countess(s).jester ? unresolved(s).map(event => entryAt(JEST, event)) : []),
  choose: (s, { seat }, { event }) => jest(s, seat, eventNumber(event)),
  none(s, { seat }) {
    if (!countess(s).jester) return;
    countess(s).jester = false;
    note(s, { kind: 'jested', seat, event: null });
  },
};

// V-15.36 Rats: one draft fewer, or pay the bank.
export const rats: AskStep<'rats', Threat> = {
  options: (s, { seat }) => waysOut(s, seat, inForce(s, 'one draft fewer')),
  choose(s, { seat }, option) {
    if (settleThreat(s, seat, inForce(s, 'one draft fewer'), option)) player(s, seat).drafts--;
  },
};

// V-15.36 Arson: one build action fewer, or pay the bank.
export const arson: AskStep<'arson', Threat> = {
  options: (s, { seat }) => waysOut(s, seat, inForce(s, 'one build fewer')),
  choose(s, turn, option) {
    const fewer = settleThreat(s, turn.seat, inForce(s, 'one build fewer'), option) ? 1 : 0;
    schedule(s, resume(turn, { actions: turn.actions - fewer }));
  },
  none: (s, turn) => schedule(s, resume(turn)),
};

const ONE_FEWER: Threat = { kind: 'oneFewer' };

// V-15.36 Buying off takes the full price.
function waysOut(s: State, seat: Seat, event: EventNumber): Threat[] {
  if (event === NONE) return [];
  const { amount: gold } = eventOf(event);
  return village(s, seat).gold >= gold ? [ONE_FEWER, { kind: 'buyOff', gold }] : [ONE_FEWER];
}

/** Whether the player accepts one fewer. */
function settleThreat(s: State, seat: Seat, event: EventNumber, option: Threat): boolean {
  if (option.kind === 'oneFewer') {
    note(s, { kind: 'oneFewer', seat, event: eventId(event) });
    return true;
  }
  gain(village(s, seat), 'countess', -option.gold);
  note(s, { kind: 'boughtOff', seat, event: eventId(event), gold: option.gold });
  return false;
}
