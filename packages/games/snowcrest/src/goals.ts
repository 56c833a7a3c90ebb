import { must } from '@thorp/kernel';
import { ACHIEVEMENTS } from './cards/achievements.ts';
import { BARLEY, BELL, BOWL, FARM, FORGE, GOLD, JUNIPER, SHRINE, type Goal, type Stat } from './cards/vocabulary.ts';
import { cardAt, count, isEmpty, player, SLOTS, tilesOwned, villager } from './table.ts';
import type { Player, State } from './types.ts';

/** S-15.4, S-17.3 What Achievements count: tokens and cards on the table, never icons. */
export const STATS: { readonly [S in Stat]: (p: Player) => number } = {
  buildings: tilesOwned,
  faceUpFarms: p => count(p.tiles, FARM),
  faceUpForges: p => count(p.tiles, FORGE),
  faceUpShrines: p => count(p.tiles, SHRINE),
  omen: p => p.omen,
  villageCards: p => villageCards(p, false),
  commonInVillage: p => villageCards(p, true),
  barley: p => count(p.tokens, BARLEY),
  juniper: p => count(p.tokens, JUNIPER),
  bowl: p => count(p.tokens, BOWL),
  bell: p => count(p.tokens, BELL),
  gold: p => count(p.tokens, GOLD),
};

function villageCards(p: Player, commonOnly: boolean): number {
  let n = 0;
  for (const slot of SLOTS) {
    if (!isEmpty(p, slot) && (!commonOnly || villager(cardAt(p, slot)).deck === 'common')) n++;
  }
  return n;
}

/** S-15.1, S-15.3 The left-most open Achievement that the active player meets, or null. */
export function goalMet(s: State): Goal | null {
  const p = player(s, s.active);
  for (const goal of s.achievements) if (meets(p, goal)) return goal;
  return null;
}

function meets(p: Player, goal: Goal): boolean {
  const { when } = must(ACHIEVEMENTS[goal], 'the Achievement exists');
  for (const { stat, atLeast } of when) if (STATS[stat](p) < atLeast) return false;
  return true;
}
