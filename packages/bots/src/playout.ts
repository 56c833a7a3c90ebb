import { below, type Decision, type Game, type Option, type Types } from '@thorp/kernel';
import { anyOf, type Luck } from './luck.ts';

/** One decision of a playout in so many is made on a whim, so that not every playout is the same. */
const WHIM = 10;

/** What looks best at a glance; now and then the better looking of two drawn at random. */
export function pick<T extends Types>(
  { insight }: Game<T>,
  world: T['state'],
  { options, seat }: Decision<T['option']>,
  luck: Luck,
): T['option'] {
  const lean = insight?.lean;
  if (!lean || options.length === 1) return anyOf(luck, options);
  const among = below(luck, WHIM) === 0 ? [anyOf(luck, options), anyOf(luck, options)] : options;
  let best: Option | null = null;
  let most = -Infinity;
  for (let i = 0; i < among.length; i++) {
    const option = among[i] as T['option'];
    const worth = lean(world, seat, option);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best as T['option'];
}
