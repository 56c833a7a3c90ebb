import { EVENT_STACK, EVENTS, type EventId } from '../src/cards/events.ts';
import type { CardId } from '../src/cards/index.ts';
import type { Frame, Option } from '../src/index.ts';
import { cards, position, type At, type Given } from './table.ts';

/** Short descriptions of positions of the expansion. */

export interface GivenEvents extends Given {
  readonly discard?: readonly CardId[];
}

/** The Event phase in which the stacks of the given Events are empty; they lie from left to right. */
export function eventPhase(events: readonly EventId[], given: GivenEvents = {}, ...later: Frame[]): At {
  const prepare: Given['prepare'] = s => {
    s.events = [...events];
    for (const event of events) s.stacks[EVENT_STACK[EVENTS[event].season]] = [];
    s.discard = cards(given.discard ?? []);
    given.prepare?.(s);
  };
  const settings = { events: true, seasonsSetup: false, ...given.settings };
  return position({ ...given, settings, prepare }, { step: 'eventPhase' }, ...later);
}

export const play = (card: CardId): Option => ({ kind: 'play', card });
export const END: Option = { kind: 'endTurn' };

/** The public log, as text. */
export function publicLog(at: At): string {
  return JSON.stringify(at.notes.filter(({ to }) => !to).map(({ event }) => event));
}

export function hand(at: At, seat: number): number[] {
  return at.state.players[seat]?.hand ?? [];
}
