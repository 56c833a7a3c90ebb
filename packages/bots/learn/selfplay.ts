import {
  below,
  decide,
  fastChance,
  must,
  play,
  settle,
  type Decision,
  type Game,
  type Learned,
  type Types,
} from '@thorp/kernel';
import type { Judgement } from '../src/learned/judgement.ts';
import { pick } from '../src/playout.ts';
import { quickChoice, type QuickPlayer } from '../src/quick.ts';
import { anyOf, randomSource, type RandomSource } from '../src/random.ts';
import { finalRewards, judgeFrom } from '../src/reward.ts';
import { collect, rowsAt, type GameLog, type Positions } from './positions.ts';

/*
 * Games that the quick player plays against itself. Most begin with some random choices, so that the net sees positions
 * of all kinds; later choices are sometimes random too.
 */

export interface SelfPlay {
  /** The name of the net that will learn. */
  readonly net: string;
  readonly games: number;
  readonly seed: number;
}

/**
 * Of ten games, this many are played from the start. The others begin with up to this many random choices. Alone, a
 * whole game has hardly more choices than that.
 */
const FROM_START = 3;
const OPENING = 110;
const OPENING_ALONE = 20;
/** One choice in this many is exploratory: the better of this many options drawn at random. */
const WHIM = 12;
const DRAWN = 3;
/** How many of the best-looking options the player tries. */
export const TRIED = 14;
/** Longer games are discarded. */
const LONGEST_GAME = 3_000;

/** Training deals have numbers from here on; matches and tests use lower ones. */
const FIRST_DEAL = 10_000_000;

function trainingDeal(random: RandomSource): number {
  return FIRST_DEAL + below(random, 2_000_000_000);
}

/** Plays games and records the net's inputs whenever the turn passes. */
export function selfPlay<T extends Types>(
  game: Game<T>,
  learned: Learned<T['state']>,
  judgement: Judgement<T> | null,
  { net, games, seed }: SelfPlay,
): Positions {
  const random = randomSource(seed);
  const { tables } = must(learned.plans[net], `there is a plan for '${net}'`);
  const logs: GameLog[] = [];
  while (logs.length < games) {
    const { seats, settings } = anyOf(random, tables);
    const state = game.setup(settle(game, seats, settings ?? {}), fastChance(trainingDeal(random)));
    const player = { game, judge: judgeFrom(game, state, { judgement }), random, tried: TRIED };
    const log = playGame(player, learned, state);
    if (log) logs.push(log);
  }
  return collect(logs, learned.features);
}

function playGame<T extends Types>(
  player: QuickPlayer<T>,
  learned: Learned<T['state']>,
  state: T['state'],
): GameLog | null {
  const { game, random } = player;
  state.notes = null;
  const seats = game.score(state).scores.length;
  const opening = below(random, 10) < FROM_START ? 0 : below(random, seats === 1 ? OPENING_ALONE : OPENING);
  const log: GameLog = { rows: [], targets: [] };
  let last = -1;
  let played = 0;
  for (let decision = decide(game, state); decision; decision = decide(game, state)) {
    if (++played > LONGEST_GAME) return null;
    const { seat } = decision;
    if (played > opening && (seat !== last || seats === 1)) log.rows.push(rowsAt(learned.features, state, seats));
    last = seat;
    play(game, state, played <= opening ? pick(game, state, decision, random) : choose(player, state, decision), seat);
  }
  log.targets = finalRewards(game.score(state), game.insight?.spread ?? 1, learned.par?.(state) ?? 0);
  return log;
}

/**
 * The best option, or sometimes an exploratory one. Otherwise the net would never see the results of choices that
 * nobody makes.
 */
function choose<T extends Types>(
  player: QuickPlayer<T>,
  state: T['state'],
  decision: Decision<T['option']>,
): T['option'] {
  const { game, random } = player;
  if (below(random, WHIM) > 0) return quickChoice(player, state, decision);
  const { options } = decision;
  const drawn = options.length > DRAWN ? Array.from({ length: DRAWN }, () => anyOf(random, options)) : options;
  return pick(game, state, { ...decision, options: drawn }, random);
}
