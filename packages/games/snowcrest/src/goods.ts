import { note, schedule, type Seat } from '@thorp/kernel';
import { JUNIPER_PER_PLAYER, OMEN_LIMIT } from './cards/figures.ts';
import { JUNIPER, RESOURCES, TILES, type Tile, type Units } from './cards/vocabulary.ts';
import { goalMet } from './goals.ts';
import { adjust, count, isSolo, player } from './table.ts';
import type { State } from './types.ts';

/*
 * Changes of resources, Scrolls, Omens and Buildings. A change that can raise a stat ends with `checkGoals`, and a gain
 * of Scrolls may end the solitaire game. So a step calls such a function last, after it has scheduled what comes next.
 */

/** S-15.2 Claims every goal that is met now, before anything else happens. */
export function checkGoals(s: State): void {
  if (goalMet(s) !== null) schedule(s, { step: 'claim' });
}

/** S-9.3, S-17 Other tokens first, then Juniper from the Forest. */
export function gain(s: State, seat: Seat, units: Units): void {
  const { tokens } = player(s, seat);
  let juniper = 0;
  for (const unit of units) {
    if (unit === JUNIPER) juniper++;
    else adjust(tokens, unit, 1);
  }
  if (s.notes) noteGains(s, seat, units);
  if (juniper > 0) schedule(s, { step: 'juniper', seat, n: juniper });
  checkGoals(s);
}

function noteGains(s: State, seat: Seat, units: Units): void {
  for (const resource of RESOURCES) {
    const n = units.filter(unit => unit === resource).length;
    if (n > 0 && resource !== JUNIPER) note(s, { kind: 'gained', seat, resource, n });
  }
}

/** S-16.1, S-19.6 Scrolls from the supply, then from the box; the last one of the supply triggers the end. */
export function earnScrolls(s: State, seat: Seat, n: number): void {
  player(s, seat).scrolls += n;
  note(s, { kind: 'scrolls', seat, n });
  if (s.scrollSupply === 0) return;
  s.scrollSupply = Math.max(0, s.scrollSupply - n);
  if (s.scrollSupply > 0 || s.ending) return;
  s.ending = true;
  note(s, { kind: 'ending' });
  if (isSolo(s)) endGame(s);
}

/** Ends the game: pending steps are dropped. */
export function endGame(s: State): void {
  s.frames.length = 0;
}

/** S-13.1, S-13.2 Toward −5; Omens beyond the track become tokens. */
export function gainOmens(s: State, seat: Seat, n: number): void {
  const p = player(s, seat);
  const steps = Math.min(n, p.omen + OMEN_LIMIT);
  p.omen -= steps;
  p.omenTokens += n - steps;
  if (n > 0) note(s, { kind: 'omens', seat, n });
}

/** S-13.3 Toward +5; the excess is lost, tokens stay. */
export function loseOmens(s: State, seat: Seat, n: number): void {
  const p = player(s, seat);
  const steps = Math.min(n, OMEN_LIMIT - p.omen);
  p.omen += steps;
  note(s, { kind: 'omens', seat, n: -steps });
  checkGoals(s);
}

export function fillForest(s: State): void {
  s.juniper = JUNIPER_PER_PLAYER * s.players.length;
  note(s, { kind: 'forestFilled', n: s.juniper });
}

/** S-8.4 */
export function restock(s: State, seat: Seat): void {
  const p = player(s, seat);
  for (const tile of TILES) adjust(p.tiles, tile, count(p.usedTiles, tile));
  p.usedTiles = [0, 0, 0];
  note(s, { kind: 'restocked', seat });
  checkGoals(s);
}

/** Takes a Building off the track, whichever side is up. */
export function returnTile(s: State, seat: Seat, tile: Tile, up: boolean): void {
  const p = player(s, seat);
  adjust(up ? p.tiles : p.usedTiles, tile, -1);
  adjust(s.tileSupply, tile, 1);
  note(s, { kind: 'returned', seat, tile });
}

/** Scrolls given in trade go back to the supply; an end once triggered stays triggered (S-16.1). */
export function returnScrolls(s: State, seat: Seat, n: number): void {
  player(s, seat).scrolls -= n;
  s.scrollSupply += n;
  note(s, { kind: 'scrolls', seat, n: -n });
}
