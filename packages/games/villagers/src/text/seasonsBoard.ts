import type { Seat, Zone } from '@thorp/kernel';
import { EVENT_STACK, EVENTS, type EventId } from '../cards/events.ts';
import { cardOf, villager, type CardId } from '../cards/index.ts';
import type { View } from '../types.ts';
import type { Names } from './names.ts';
import { eventPieceId, lookingCopyId, lookingId } from '../pieces.ts';
import { actor } from './lookup.ts';

/** What Shifting Seasons adds to the board. */

export interface SeasonsBoardWords {
  readonly events: string;
  readonly looking: string;
  aboveEvent(event: string): string;
  underStack(number: number): string;
}

/** The Event under a stack, for its marks. */
export function eventUnder(names: Names, words: SeasonsBoardWords, view: View, stack: number): string[] {
  const events = view.events.filter(event => stackOf(event) === stack);
  return events.map(event => words.aboveEvent(names.eventName(event)));
}

function stackOf(event: EventId): number {
  return EVENT_STACK[EVENTS[event].season];
}

/** V-2.20 The Events that wait, which can be read at any time; and the stack being looked through. */
export function seasonsZones(names: Names, words: SeasonsBoardWords, view: View): Zone[] {
  const zones: Zone[] = [];
  if (view.settings.events) zones.push(eventsZone(names, words, view));
  if (view.looking) zones.push(lookingZone(names, words, view.looking, actor(view)));
  return zones;
}

function eventsZone(names: Names, words: SeasonsBoardWords, view: View): Zone {
  const pieces = view.events.map(event => ({
    id: eventPieceId(event),
    card: eventPieceId(event),
    name: names.eventName(event),
    marks: [words.underStack(stackOf(event) + 1)],
  }));
  return { id: 'events', title: words.events, seat: null, layout: 'row', counters: [], pieces };
}

/** Options point at the first of equal cards. */
function lookingZone(names: Names, words: SeasonsBoardWords, looking: readonly CardId[], seat: Seat): Zone {
  const pieces = looking.map((id, i) => ({
    id: looking.indexOf(id) === i ? lookingId(id) : lookingCopyId(id, i),
    card: id,
    name: names.nameOf(id),
    marks: [],
    tint: villager(cardOf(id)).suit,
  }));
  return { id: 'looking', title: words.looking, seat, layout: 'row', counters: [], pieces };
}
