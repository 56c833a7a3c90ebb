import {
  below,
  decide,
  draw,
  fastChance,
  imagine,
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
import { anyOf, randomSource, type RandomSource } from '../src/random.ts';
import { finalRewards, judgeFrom, type Judge } from '../src/reward.ts';
import { collect, rowsAt, type GameLog, type Positions } from './positions.ts';

/*
 * Games that a quick player plays against itself. It tries every option in one imagined world, plays its turn to the
 * end by the game's quick guesses, and takes the option with the best result. Most games begin with some random
 * choices, so that the net sees positions of all kinds; later choices are sometimes random too.
 */

export interface SelfPlay {
  /** The name of the net that will learn. */
  readonly net: string;
  readonly games: number;
  readonly seed: number;
}

/** Of ten games, this many are played from the start. The others begin with up to this many random choices. */
const FROM_START = 3;
const OPENING = 110;
/** One choice in this many is exploratory: the better of this many options drawn at random. */
const WHIM = 12;
const DRAWN = 3;
/**
 * How many of the best-looking options are tried, and after how many choices a turn is judged though it has not ended.
 */
const TRIED = 14;
const LONGEST_TURN = 20;
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
    const player = { game, judge: judgeFrom(game, state, { judgement }), random };
    const log = playGame(player, learned, state);
    if (log) logs.push(log);
  }
  return collect(logs, learned.features);
}

/** The player of all seats. */
interface QuickPlayer<T extends Types> {
  readonly game: Game<T>;
  readonly judge: Judge<T>;
  readonly random: RandomSource;
}

function playGame<T extends Types>(
  player: QuickPlayer<T>,
  learned: Learned<T['state']>,
  state: T['state'],
): GameLog | null {
  const { game, random } = player;
  state.notes = null;
  const seats = game.score(state).scores.length;
  const opening = below(random, 10) < FROM_START ? 0 : below(random, OPENING);
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
  if (below(random, WHIM) > 0) return best(player, state, decision);
  const { options } = decision;
  const drawn = options.length > DRAWN ? Array.from({ length: DRAWN }, () => anyOf(random, options)) : options;
  return pick(game, state, { ...decision, options: drawn }, random);
}

function best<T extends Types>(
  player: QuickPlayer<T>,
  state: T['state'],
  decision: Decision<T['option']>,
): T['option'] {
  const { game, random } = player;
  const { seat } = decision;
  const options = promising(game, state, decision);
  let found = must(options[0], 'somebody is asked');
  if (options.length === 1) return found;
  const seed = draw(random.chance);
  const world = imagine(game, state, seat, fastChance(seed));
  world.notes = null;
  let most = -Infinity;
  for (const option of options) {
    const worth = tryOut(player, world, option, seat, seed);
    if (worth > most) [most, found] = [worth, option];
  }
  return found;
}

function promising<T extends Types>(
  { insight }: Game<T>,
  state: T['state'],
  { options, seat }: Decision<T['option']>,
): readonly T['option'][] {
  const prior = insight?.prior;
  if (!prior || options.length <= TRIED) return options;
  return options
    .map(option => ({ option, prior: prior(state, seat, option) }))
    .sort((a, b) => b.prior - a.prior)
    .slice(0, TRIED)
    .map(({ option }) => option);
}

/** The value of an option at the end of the turn. */
function tryOut<T extends Types>(
  { game, judge }: QuickPlayer<T>,
  world: T['state'],
  option: T['option'],
  seat: number,
  seed: number,
): number {
  const copy = game.clone(world);
  const random = randomSource(seed);
  play(game, copy, option, seat);
  let decision = decide(game, copy);
  for (let n = 0; decision?.seat === seat && n < LONGEST_TURN; n++) {
    play(game, copy, pick(game, copy, decision, random), seat);
    decision = decide(game, copy);
  }
  return judge(copy)[seat] ?? 0;
}
