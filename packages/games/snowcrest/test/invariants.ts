import { SCROLLS, SCROLLS_BASIC, TILE_COUNTS, levelOf } from '../src/cards/figures.ts';
import { SPIRITS } from '../src/cards/spirits.ts';
import { deckOf, VILLAGERS } from '../src/cards/villagers.ts';
import { NOBODY, SLOTS, tilesOwned } from '../src/table.ts';
import type { State } from '../src/types.ts';

/** Throws unless every card, tile and Scroll is in exactly one place and every counter within its bounds. */
export function checkTable(s: State): void {
  checkVillagers(s);
  checkSpirits(s);
  checkTiles(s);
  checkScrolls(s);
  s.players.forEach((p, seat) => {
    demand(p.omen >= -5 && p.omen <= 5, `seat ${seat}: the tracker is at ${p.omen}`);
    demand(p.omenTokens >= 0 && p.scrolls >= 0, `seat ${seat}: fewer than no Scrolls or Omen tokens`);
    demand(
      [...p.tokens, ...p.tiles, ...p.usedTiles].every(n => n >= 0),
      `seat ${seat}: fewer than no tokens`,
    );
    demand(tilesOwned(p) <= 8, `seat ${seat}: more than eight Buildings`);
    for (const slot of SLOTS) demand(p.village[slot] !== NOBODY || !(p.up & (1 << slot)), 'an empty slot is face-up');
  });
  demand(s.juniper >= 0 && s.juniper <= 3 * s.players.length, `${s.juniper} Juniper on the Forest`);
}

function checkVillagers(s: State): void {
  const own = s.players.map(p => [...p.hand, ...p.deck, ...p.discard, ...p.village].filter(card => card !== NOBODY));
  if (s.arriving !== NOBODY) own[s.active]?.push(s.arriving);
  const isCommon = (card: number): boolean => VILLAGERS[card]?.deck === 'common';
  own.forEach((cards, seat) => {
    const mine = cards.filter(card => !isCommon(card));
    demand(equal(mine, [...deckOf('starter'), ...deckOf('personal')]), `seat ${seat}: own cards are ${mine.join()}`);
  });
  for (const p of s.players) {
    demand(![...p.hand, ...p.deck, ...p.discard].some(isCommon), 'a Common Villager in a hand, deck or discard pile');
  }
  const commons = [...s.row, ...s.commons, ...own.flat().filter(isCommon)];
  demand(equal(commons, deckOf('common', s.players.length === 1)), `the Commons are ${commons.join()}`);
}

function checkSpirits(s: State): void {
  if (s.settings.basic) return;
  const all = [...s.guardians, ...s.forests, ...(s.spirit === NOBODY ? [] : [s.spirit])];
  demand(equal(all, [...SPIRITS.keys()]), `Guardians and Forest cards are ${all.join()}`);
}

function checkTiles(s: State): void {
  TILE_COUNTS.forEach((total, tile) => {
    const owned = s.players.reduce((sum, p) => sum + (p.tiles[tile] ?? 0) + (p.usedTiles[tile] ?? 0), 0);
    demand(owned + (s.tileSupply[tile] ?? 0) === total, `tiles of kind ${tile} do not add up to ${total}`);
  });
}

function checkScrolls(s: State): void {
  const seats = s.players.length;
  const { basic, level } = s.settings;
  const total = (seats === 1 ? levelOf(level).target : (basic ? SCROLLS_BASIC : SCROLLS)[seats]) ?? 0;
  const out = s.players.reduce((sum, p) => sum + p.scrolls, s.scrollSupply);
  demand(s.ending ? out >= total : out === total && s.scrollSupply > 0, `${out} Scrolls of ${total}`);
}

function equal(cards: readonly number[], expected: readonly number[]): boolean {
  const sorted = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join();
  return sorted(cards) === sorted(expected);
}

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
