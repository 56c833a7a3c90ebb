import { below, fastChance, must, type FastChance } from '@thorp/kernel';

/** The source of a bot's own random numbers, separate from the chance of the game. */
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
