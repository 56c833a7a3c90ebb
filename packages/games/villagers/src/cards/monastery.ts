/** V-14 The two cards of the Monastery: drafting priority and ranks. */

/** No villager in scope shows bronze, but the printed card names it. */
export type PrioritySymbol = 'builder' | 'food' | 'gold' | 'silver' | 'bronze';

/**
 * V-14.4 One row for each round, most wanted first. In the sources: round 1 begins with builder and food, and bronze is
 * on the card. The rest is our reconstruction.
 */
export const DRAFTING_PRIORITY: readonly (readonly PrioritySymbol[])[] = [
  ['builder', 'food', 'silver', 'bronze', 'gold'],
  ['food', 'builder', 'silver', 'bronze', 'gold'],
  ['builder', 'food', 'gold', 'silver', 'bronze'],
  ['gold', 'silver', 'bronze', 'food', 'builder'],
  ['silver', 'gold', 'bronze', 'builder', 'food'],
  ['gold', 'silver', 'bronze', 'builder', 'food'],
];

/** V-14.8 The last round, by the stacks in use. */
export const ROUND_LIMIT = { baseStacks: 5, seasonsStacks: 6 };

/** V-14.9 Ranks by final gold, highest first. */
export const RANKS = [
  { id: 'capital', from: 200 },
  { id: 'town', from: 150 },
  { id: 'village', from: 100 },
  { id: 'hamlet', from: 80 },
] as const;

export type Rank = (typeof RANKS)[number];

/** V-14.9 The rank for an amount of gold; null below the lowest rank. */
export function rankOf(gold: number): Rank | null {
  return RANKS.find(({ from }) => gold >= from) ?? null;
}

/** The rank above it; null for the highest. */
export function nextRank(gold: number): Rank | null {
  return RANKS.findLast(({ from }) => gold < from) ?? null;
}
