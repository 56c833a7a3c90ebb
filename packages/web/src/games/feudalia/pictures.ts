/*
 * What the pictures of this table are called. `gallery.tsx` draws them when the page is built; a vassal's or a master's
 * picture is called like its card.
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
