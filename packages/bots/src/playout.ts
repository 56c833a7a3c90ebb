import { below, must, type Decision, type Game, type Types } from '@thorp/kernel';
import type { Judgement } from './learned/judgement.ts';
import { anyOf, type RandomSource } from './random.ts';

/** One decision of a playout in this many is the better of two random options, so that playouts differ. */
const ANY_OPTION = 10;

/** The horizon of games that give none. */
const HORIZON = 30;

/** About how many decisions lie between a question in a world and the position that is judged. */
export function horizonOf<T extends Types>(
  { insight, score }: Game<T>,
  world: T['state'],
  judgement: Pick<Judgement<T>, 'horizon'> | null | undefined,
): number {
  if (judgement) return judgement.horizon;
  if (insight?.lacking && score(world).scores.length === 1) return Infinity;
  return insight?.horizon ?? HORIZON;
}

/** The option that looks best by a quick guess; sometimes the better of two drawn at random. */
export function pick<T extends Types>(
  { insight }: Game<T>,
  world: T['state'],
  { options, seat }: Decision<T['option']>,
  random: RandomSource,
): T['option'] {
  const prior = insight?.prior;
  if (!prior || options.length === 1) return anyOf(random, options);
  const among = below(random, ANY_OPTION) === 0 ? [anyOf(random, options), anyOf(random, options)] : options;
  const priors = insight.priors?.(world, seat, among);
  let best: T['option'] | null = null;
  let most = -Infinity;
  for (let i = 0; i < among.length; i++) {
    const option = among[i] as T['option'];
    const worth = priors ? (priors[i] ?? 0) : prior(world, seat, option);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return must(best, 'a question has options');
}
