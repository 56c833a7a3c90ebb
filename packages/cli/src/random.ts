import { below, digest, fastChance, must, type Chance } from '@thorp/kernel';

/** The weakest bot: any option, each equally likely. It draws from a chance of its own and never from the game's. */
export interface RandomBot {
  readonly chance: Chance;
  learnt: number;
}

export function randomBot(seed: string): RandomBot {
  return { chance: fastChance(numberFrom(seed)), learnt: 0 };
}

export function pick<T>(bot: RandomBot, options: readonly T[]): T {
  return must(options[below(bot, options.length)], 'a decision always has options');
}

/** The same position of the same game always gets the same answer, so play can be repeated and resumed. */
export function pickAt<T>(secret: string, ply: number, options: readonly T[]): T {
  return pick(randomBot(`${secret}/${ply}`), options);
}

/** 52 bits of a hash: as much as a number holds exactly. */
export function numberFrom(seed: string): number {
  return Number.parseInt(digest(`thorp/bot/1\n${seed}`).slice(0, 13), 16);
}
