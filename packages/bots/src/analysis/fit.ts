import type { Game } from '@thorp/kernel';
import { chancesByNet, chancesOf, NET_SHARPNESS, type Prospects } from './prospects.ts';

/*
 * Fits a game's chance model: finds the numbers under which the results of games between bots were most likely. The
 * first two turn points into chances, the third turns a net's output into chances.
 */

/** A moment of a game between bots: the worlds that were judged there, and what each seat got in the end. */
export interface Sample {
  readonly deal: number;
  readonly worlds: readonly Pick<Prospects, 'totals' | 'progress' | 'chances' | 'rewards'>[];
  readonly won: readonly number[];
}

/** The chances of all seats at a moment: the mean over its worlds. In a world whose game is over they are known. */
export function predicted(game: Game, { worlds }: Pick<Sample, 'worlds'>, model?: readonly number[]): number[] {
  const all = worlds.map(({ totals, progress, chances, rewards }) => {
    if (progress === 1 && chances) return chances;
    return rewards ? chancesByNet(rewards, model?.[2]) : chancesOf(totals, progress, game, model);
  });
  const seats = all[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => all.reduce((sum, each) => sum + (each[seat] ?? 0), 0) / all.length);
}

/** Where the fit starts. */
const START: readonly number[] = [-1.4, 0, NET_SHARPNESS];
const GRID = { step: 0.4, least: 0.02 } as const;

/** Repeatedly takes the best single step along one of the numbers. Halves the step size when no step helps. */
export function fitChances(game: Game, samples: readonly Sample[], from: readonly number[] = START): number[] {
  let best = [...from];
  let least = lossOf(game, samples, best);
  for (let step: number = GRID.step; step >= GRID.least;) {
    const tries = best.flatMap((_, i) =>
      [step, -step].map(by => best.map((value, j) => (i === j ? value + by : value))),
    );
    const found = tries
      .map(model => ({ model, loss: lossOf(game, samples, model) }))
      .sort((a, b) => a.loss - b.loss)[0];
    if (found && found.loss < least) {
      best = found.model;
      least = found.loss;
    } else step /= 2;
  }
  return best;
}

/** The mean surprise (log loss) of the results, over all moments. */
function lossOf(game: Game, samples: readonly Sample[], model: readonly number[]): number {
  const losses = samples.map(sample => {
    const chances = predicted(game, sample, model);
    return sample.won.reduce((sum, won, seat) => sum - won * Math.log(Math.max(1e-6, chances[seat] ?? 0)), 0);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, losses.length);
}
