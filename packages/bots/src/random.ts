import { below, fastChance, must, type FastChance } from '@thorp/kernel';

/** Where a bot's own random numbers come from: never from the chance of the game. */
export interface RandomSource {
  readonly chance: FastChance;
  learnt: number;
}

export function randomSource(seed: number): RandomSource {
  return { chance: fastChance(seed), learnt: 0 };
}

/** Any of a list, each equally likely. */
export function anyOf<T>(random: RandomSource, list: readonly T[]): T {
  return must(list[below(random, list.length)], 'the list is not empty');
}
