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
 * Games that a quick player plays against itself. It tries every option in one imagined world, plays its turn to the end by
 * the game's quick guesses, and takes what is judged best. Most games begin with a stretch of chance, so that the net meets
 * positions of all kinds; now and then a whim does the same later on.
 */

export interface SelfPlay {
  /** Which of the game's nets is to learn. */
  readonly net: string;
  readonly games: number;
  readonly seed: number;
}

/** Of ten games so many are played from the start; the others begin with up to so many choices by chance. */
const FROM_START = 3;
const OPENING = 110;
/** One choice of so many is a whim: the better-looking of so many options drawn at random. */
const WHIM = 12;
const DRAWN = 3;
/** The best-looking options that are tried, and choices after which a turn is judged where it stands. */
const TRIED = 14;
const LONGEST_TURN = 20;
/** A game that goes on longer is thrown away. */
const LONGEST_GAME = 3_000;

/** Deals of training begin here; matches and tests are played on lower numbers. */
const FIRST_DEAL = 10_000_000;

function trainingDeal(random: RandomSource): number {
  return FIRST_DEAL + below(random, 2_000_000_000);
}

/** Plays games and keeps what a net would see whenever the turn passes on. */
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

/** Who plays all seats. */
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

/** The best, or now and then a whim: without them the net would never see what comes of choices that nobody makes. */
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

/** What an option is worth once the turn is over. */
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
