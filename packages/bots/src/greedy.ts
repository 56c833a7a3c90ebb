import { decide, fastChance, below, play, type Option, type Types } from '@thorp/kernel';
import { rewards } from './reward.ts';
import type { Evaluation } from './search.ts';
import type { Situation } from './situation.ts';

/** Tries every option in a few imagined worlds and judges where each leads: one step deep, no further. */
export function judge<T extends Types>(
  situation: Situation<T>,
  worlds: number,
  seed: number,
): Evaluation<T['option']>[] {
  const { game, seat, decision } = situation;
  const luck = { chance: fastChance(seed), learnt: 0 };
  const totals = decision.options.map(() => 0);
  for (let i = 0; i < worlds; i++) {
    const world = situation.sample(fastChance(below(luck, 0x7fff_ffff)));
    decision.options.forEach((option: Option, at) => {
      const after = game.clone(world);
      play(game, after, option, seat);
      decide(game, after);
      totals[at] = (totals[at] ?? 0) + (rewards(game, after)[seat] ?? 0);
    });
  }
  return decision.options
    .map((option, at) => ({ option, visits: worlds, value: (totals[at] ?? 0) / worlds }))
    .sort((a, b) => b.value - a.value);
}
