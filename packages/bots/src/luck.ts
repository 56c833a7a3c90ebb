import { below, fastChance, must, type FastChance } from '@thorp/kernel';

/** Where a bot's own whims come from: never from the chance of the game. */
export interface Luck {
  readonly chance: FastChance;
  learnt: number;
}

export function newLuck(seed: number): Luck {
  return { chance: fastChance(seed), learnt: 0 };
}

/** Any of a list, each equally likely. */
export function anyOf<T>(luck: Luck, list: readonly T[]): T {
  return must(list[below(luck, list.length)], 'the list is not empty');
}
