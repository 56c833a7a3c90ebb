/*
 * The names of this table's pictures. `gallery.tsx` draws them when the page is built; the picture of a vassal or a
 * master has the name of its card.
 */

/** Only the head of somebody, for a small frame. */
export function faceName(picture: string): string {
  return `face-${picture}`;
}

/** How many portraits there are for the people at a table. */
const SEAT_PEOPLE = 4;

export function seatPortrait(seat: number): string {
  return `sitter-${seat % SEAT_PEOPLE}`;
}

export const landName = (type: string): string => `land-${type}`;
export const weatherName = (season: string): string => `weather-${season}`;
