import { decide, fastChance, play, type Types } from '@thorp/kernel';
import { prospectsOf } from '../../src/analysis/prospects.ts';
import { pick } from '../../src/playout.ts';
import { randomSource } from '../../src/random.ts';
import type { Situation } from '../../src/index.ts';

/*
 * A judge that does not depend on the estimate that levels try to raise: after an option, quick guesses play to the end
 * of the game, in worlds that fit what the seat knows, and the final score counts.
 */

/** The mean final lead of the asked seat after an option. The same seed gives the same worlds. */
export function leadPlayedOut<T extends Types>(
  { game, seat, sample }: Situation<T>,
  option: T['option'],
  worlds: number,
  seed: number,
): number {
  let sum = 0;
  for (let i = 0; i < worlds; i++) {
    const world = sample(fastChance(seed + i));
    world.notes = null;
    decide(game, world);
    play(game, world, option, seat);
    const random = randomSource(seed + i);
    for (let asked = decide(game, world); asked; asked = decide(game, world)) {
      play(game, world, pick(game, world, asked, random), asked.seat);
    }
    sum += prospectsOf(game, world).leads[seat] ?? 0;
  }
  return sum / worlds;
}
