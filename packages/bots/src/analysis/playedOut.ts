import { decide, fastChance, play, type Part, type Types } from '@thorp/kernel';
import { pick } from '../playout.ts';
import { randomSource } from '../random.ts';
import type { Trial } from '../reasons.ts';
import type { Situation } from '../situation.ts';
import { leadOf, prospectsOf } from './prospects.ts';

/*
 * Points at the end of the game. Where search stops, points are what the estimate sees: whoever only raises the estimate
 * looks better than he is. So where a game says so, quick guesses play on to the end, in worlds that fit what the seat
 * knows, and the final scores count.
 */

/** How a game ended in one world. */
interface Ending {
  readonly points: readonly number[];
  readonly leads: readonly number[];
  readonly parts: readonly Part[];
}

/** The end of the game in the world of a seed, if the asked seat chooses an option and all play on by quick guesses. */
export function endAfter<T extends Types>(
  { game, seat, sample }: Situation<T>,
  option: T['option'],
  seed: number,
): Ending {
  const world = sample(fastChance(seed));
  world.notes = null;
  decide(game, world);
  play(game, world, option, seat);
  const random = randomSource(seed);
  for (let asked = decide(game, world); asked; asked = decide(game, world)) {
    play(game, world, pick(game, world, asked, random), asked.seat);
  }
  const outcome = game.score(world);
  const { totals, leads } = prospectsOf(game, world, outcome);
  return { points: totals, leads, parts: outcome.scores[seat]?.parts ?? [] };
}

/** A trial whose points, leads and score sheet are those of an end; its chances stay. */
export function withEnd(trial: Trial, { points, leads, parts }: Ending, seat: number): Trial {
  const lines = new Map<string, number>();
  for (const { what, amount } of parts) lines.set(what, (lines.get(what) ?? 0) + amount);
  return { ...trial, points: points[seat] ?? 0, lead: leadOf(points, seat), leads, lines };
}
