import {
  decide,
  draw,
  fastChance,
  imagine,
  must,
  play,
  type Decision,
  type Game,
  type Seat,
  type Types,
} from '@thorp/kernel';
import { pick } from './playout.ts';
import { randomSource, type RandomSource } from './random.ts';
import type { Judge } from './reward.ts';

/*
 * A quick player that judges positions. It tries the options in one imagined world, plays its turn to the end by the
 * game's quick guesses, and takes the option with the best result. Nets learn from its games, and rollouts are played
 * by it.
 */

export interface QuickPlayer<T extends Types> {
  readonly game: Game<T>;
  readonly judge: Judge<T>;
  readonly random: RandomSource;
  /** How many of the best-looking options it tries. */
  readonly tried: number;
}

/**
 * After how many choices a turn is judged though it has not ended. A lone player never passes the turn, and quick
 * guesses soon hide what the answer was worth.
 */
const LONGEST_TURN = 20;
const LONGEST_ALONE = 3;

/** What the player answers in a position, of which it uses only what the asked seat sees. */
export function quickChoice<T extends Types>(
  player: QuickPlayer<T>,
  state: T['state'],
  decision: Decision<T['option']>,
): T['option'] {
  const { game, random } = player;
  const { seat } = decision;
  const options = promising(player, state, decision);
  let found = must(options[0], 'somebody is asked');
  if (options.length === 1) return found;
  const seed = draw(random.chance);
  const world = imagine(game, state, seat, fastChance(seed));
  world.notes = null;
  const longest = game.score(world).scores.length === 1 ? LONGEST_ALONE : LONGEST_TURN;
  let most = -Infinity;
  for (const option of options) {
    const worth = tryOut(player, world, { option, seat, longest }, seed);
    if (worth > most) [most, found] = [worth, option];
  }
  return found;
}

function promising<T extends Types>(
  { game: { insight }, tried }: QuickPlayer<T>,
  state: T['state'],
  { options, seat }: Decision<T['option']>,
): readonly T['option'][] {
  const prior = insight?.prior;
  if (!prior || options.length <= tried) return options;
  return options
    .map(option => ({ option, prior: prior(state, seat, option) }))
    .sort((a, b) => b.prior - a.prior)
    .slice(0, tried)
    .map(({ option }) => option);
}

/** The value of an option at the end of the turn, or after the longest part of it. */
function tryOut<T extends Types>(
  { game, judge }: QuickPlayer<T>,
  world: T['state'],
  { option, seat, longest }: { readonly option: T['option']; readonly seat: Seat; readonly longest: number },
  seed: number,
): number {
  const copy = game.clone(world);
  const random = randomSource(seed);
  play(game, copy, option, seat);
  let decision = decide(game, copy);
  for (let n = 0; decision?.seat === seat && n < longest; n++) {
    play(game, copy, pick(game, copy, decision, random), seat);
    decision = decide(game, copy);
  }
  return judge(copy)[seat] ?? 0;
}
