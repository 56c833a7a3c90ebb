import { digest, type Match } from '@thorp/kernel';

/** 52 bits of a hash: as much as a number can hold exactly. */
export function numberFrom(seed: string): number {
  return Number.parseInt(digest(`thorp/bot/1\n${seed}`).slice(0, 13), 16);
}

/**
 * The seed of a bot's random numbers: always the same for the same position of the same game, so that play can be
 * repeated.
 */
export function seedAt({ secret, plies }: Match): number {
  return numberFrom(`${secret}/${plies.length}`);
}
