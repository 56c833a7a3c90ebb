import type { CardId, EventId } from '@thorp/villagers/cards';

/*
 * The names of this table's pictures. `gallery.tsx` draws them when the page is built; a villager's picture has the
 * name of its card.
 */

/** Only the head of a person or the middle of an object, for a small frame. */
export function faceName(picture: string): string {
  return `face-${picture}`;
}

export function eventName(event: EventId): string {
  return `event-${event}`;
}

/** An event of the Countess: both profiles use the same picture for "countess-beta:arrest". */
export function decreeName(event: string): string {
  return `decree-${event.slice(event.indexOf(':') + 1)}`;
}

/** Portraits of the people at a table, by seat. They have no meaning for the game. */
export const SEAT_PEOPLE = [
  'graper',
  'tailor',
  'peddler',
  'beekeeper',
  'blacksmith',
  'horse-trader',
] as const satisfies CardId[];

export function seatPortrait(seat: number): string {
  return faceName(SEAT_PEOPLE[seat % SEAT_PEOPLE.length] ?? SEAT_PEOPLE[0]);
}
