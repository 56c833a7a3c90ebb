import { decide, draw, fastChance, play, type Option, type Types } from '@thorp/kernel';
import type { RandomSource } from './random.ts';
import { judgeOf, type Means } from './reward.ts';
import type { Evaluation } from './search.ts';
import type { Situation } from './situation.ts';

/** Tries every option in a few imagined worlds and judges the positions one step ahead. */
export function tryOptions<T extends Types>(
  situation: Situation<T>,
  worlds: number,
  random: RandomSource,
  means: Means<T> = {},
): Evaluation<T['option']>[] {
  const { game, seat, decision } = situation;
  const judge = judgeOf(situation, means);
  const totals = decision.options.map(() => 0);
  for (let i = 0; i < worlds; i++) {
    const world = situation.sample(fastChance(draw(random.chance)));
    decide(game, world);
    decision.options.forEach((option: Option, at) => {
      const after = game.clone(world);
      play(game, after, option, seat);
      decide(game, after);
      totals[at] = (totals[at] ?? 0) + (judge(after)[seat] ?? 0);
    });
  }
  return decision.options
    .map((option, at) => ({ option, visits: worlds, value: (totals[at] ?? 0) / worlds, spread: 0 }))
    .sort((a, b) => b.value - a.value);
}
