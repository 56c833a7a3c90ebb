/*
 * The server rates by mu and sigma, 25 and 25/3 at first. People know ratings as numbers around 1400, so one point of mu
 * is shown as forty.
 */

export const START = 1400;
export const SPREAD_FACTOR = 40;
const FIRST_MU = 25;

export function ratingOf(mu: number): number {
  return Math.round(START + (mu - FIRST_MU) * SPREAD_FACTOR);
}
