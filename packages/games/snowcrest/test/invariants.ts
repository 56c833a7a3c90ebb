import { levelOf, SCROLLS, SCROLLS_BASIC, TILE_COUNTS } from '../src/cards/figures.ts';
import { SPIRITS } from '../src/cards/spirits.ts';
import { VILLAGERS } from '../src/cards/villagers.ts';
import { NOBODY, SLOTS, tilesOwned } from '../src/table.ts';
import type { Player, State } from '../src/types.ts';

/** Throws unless every card, tile and Scroll is in exactly one place and every counter within its bounds. */
export function checkTable(s: State): void {
  checkVillagers(s);
  checkSpirits(s);
  checkTiles(s);
  checkScrolls(s);
  for (const p of s.players) checkCounters(p);
  demand(s.juniper >= 0 && s.juniper <= 3 * s.players.length, 'too much or too little Juniper on the Forest');
}

/** Each player has their own 13 cards once; Commons are shared, and never in a hand, deck or discard pile. */
function checkVillagers(s: State): void {
  const commons = tally(VILLAGERS.length, s.row, s.commons);
  s.players.forEach((p, seat) => {
    const arriving = seat === s.active && s.arriving !== NOBODY ? [s.arriving] : [];
    const settled = tally(
      VILLAGERS.length,
      p.village.filter(each => each !== NOBODY),
      arriving,
    );
    const piled = tally(VILLAGERS.length, p.hand, p.deck, p.discard);
    VILLAGERS.forEach(({ id, deck }, card) => {
      const here = settled[card] ?? 0;
      const held = piled[card] ?? 0;
      if (deck === 'common') commons[card] = (commons[card] ?? 0) + here;
      demand(deck === 'common' ? held === 0 : here + held === 1, `seat ${seat} has ${id} ${here} + ${held} times`);
    });
  });
  VILLAGERS.forEach(({ id, deck, copies, notInSolo }, card) => {
    const total = deck !== 'common' || (notInSolo && s.players.length === 1) ? 0 : copies;
    demand(commons[card] === total, `${id} is there ${commons[card]} times`);
  });
}

function checkSpirits(s: State): void {
  if (s.settings.basic) return;
  const all = tally(SPIRITS.length, s.guardians, s.forests, s.spirit === NOBODY ? [] : [s.spirit]);
  demand(
    all.every(n => n === 1),
    `Guardians and Forest cards are there ${all.join()} times`,
  );
}

function checkTiles(s: State): void {
  TILE_COUNTS.forEach((total, tile) => {
    const owned = s.players.reduce((sum, p) => sum + (p.tiles[tile] ?? 0) + (p.usedTiles[tile] ?? 0), 0);
    demand(owned + (s.tileSupply[tile] ?? 0) === total, `tiles of kind ${tile} do not add up`);
  });
}

function checkScrolls(s: State): void {
  const seats = s.players.length;
  const { basic, level } = s.settings;
  const total = (seats === 1 ? levelOf(level).target : (basic ? SCROLLS_BASIC : SCROLLS)[seats]) ?? 0;
  const out = s.players.reduce((sum, p) => sum + p.scrolls, s.scrollSupply);
  demand(s.ending ? out >= total : out === total && s.scrollSupply > 0, 'the Scrolls do not add up');
}

function checkCounters(p: Player): void {
  demand(p.omen >= -5 && p.omen <= 5 && p.omenTokens >= 0 && p.scrolls >= 0, 'a tracker is out of bounds');
  for (const counts of [p.tokens, p.tiles, p.usedTiles]) demand(Math.min(...counts) >= 0, 'fewer than no tokens');
  demand(tilesOwned(p) <= 8, 'more than eight Buildings');
  for (const slot of SLOTS) demand(p.village[slot] !== NOBODY || !(p.up & (1 << slot)), 'an empty slot is face-up');
}

/** How often each number from 0 occurs in the piles. */
function tally(size: number, ...piles: readonly (readonly number[])[]): number[] {
  const counts = Array<number>(size).fill(0);
  for (const pile of piles) for (const each of pile) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
}

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
