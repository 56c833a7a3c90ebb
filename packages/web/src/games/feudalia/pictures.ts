/*
 * What the pictures of this table are called. `gallery.tsx` draws them when the page is built; a vassal's or a master's
 * picture is called like its card.
 */

/** Only the head of somebody, for a small frame. */
export function faceName(picture: string): string {
  return `face-${picture}`;
}

/** How many faces there are for the people who sit at a table. */
const SITTERS = 4;

export function sitterName(seat: number): string {
  return `sitter-${seat % SITTERS}`;
}

export const landName = (type: string): string => `land-${type}`;
export const weatherName = (season: string): string => `weather-${season}`;
