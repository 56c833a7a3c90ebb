import type { Silver } from '../cards/card.ts';
import { villager, type Card } from '../cards/index.ts';
import type { State, Village } from '../types.ts';
import { active } from '../village.ts';

/* The value of an uncovered villager in a village for a bot, in gold. */

/** One more draft or build in every coming round. */
const FOOD = 1.5;
const BUILDER = 1.5;
/** The value of one point in a keyring, for each round. */
const KEY = 0.08;
/** The approximate value of a Special. */
const SPECIAL = 3;

export function faceWorth(s: State, v: Village, card: Card, rounds: number): number {
  const { gold, silver, food, builder, key, special, places } = villager(card);
  const markets = s.markets === 0 ? 1.9 : 1;
  let worth = gold * markets + (FOOD * food + BUILDER * builder + KEY * key) * rounds;
  if (silver) worth += silverWorth(v, silver);
  if (special) worth += SPECIAL;
  return worth + 0.4 * places * Math.min(1, rounds);
}

/** A silver symbol in a village that is still growing. */
function silverWorth(v: Village, silver: Silver): number {
  const { amount, per } = silver;
  switch (silver.of) {
    case 'food':
      return (amount / per) * (1 + active(v, 'food'));
    case 'builder':
      return (amount / per) * (1 + active(v, 'builder'));
    default:
      return 6;
  }
}

/**
 * An entry of a list of fractions. Lists of whole numbers have a separate function, so that V8 does not turn them into
 * lists of floats.
 */
export function fraction(list: readonly number[], index: number): number {
  return list[index] as number;
}
