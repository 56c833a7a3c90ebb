import { draw, fastChance, imagine, must, type Chance, type Game, type Seat, type Types } from '@thorp/kernel';
import type { Subject } from './subject.ts';
import { pickBelow, randomly, walk, type Position } from './walk.ts';

/*
 * The other laws check what an imagined world may contain; this one checks how often. Over many random games, a hidden
 * fact must be true about as often as the asked seat imagines it: "the next lord holds the Tax Collector".
 */

/** Questions about what the observer cannot see, with the answers in this state: `{ 'top of the deck': 'carpenter' }`. */
export type Hidden<T extends Types> = (s: T['state'], observer: Seat) => Answers;
type Answers = { readonly [question: string]: string | number | boolean };

export interface LikelihoodOptions {
  /** Random games to play; they rotate through the configurations. */
  readonly games?: number;
  /** The asked seat imagines worlds at one decision in this many. */
  readonly every?: number;
  readonly seed?: number;
}

/** How often an answer was true and how often it was imagined, over the samples of one kind. */
export interface Likelihood {
  readonly question: string;
  readonly answer: string;
  /** What everybody knows at the time: the question, and the number of choices so far. */
  readonly when: string;
  /** In how many of the sorting worlds the answer was found. */
  readonly imaginedIn: Share;
  readonly samples: number;
  /** From 0 to 1. */
  readonly truth: number;
  readonly imagined: number;
  /** The standard error of the difference; an upper bound. */
  readonly error: number;
}

/** Worlds imagined to sort a sample, and the same number of others to compare with the truth. */
const WORLDS = 4;

/** About how many games a frequency must come from; with fewer, its error is not known. */
const GAMES = 30;

/** The number of choices at which each stage of a game ends. */
const STAGES = [16, 64, 256, Infinity];

const SHARES = ['none', 'some', 'all'] as const;
type Share = (typeof SHARES)[number];

/** Counts samples. Those of one game may all be equal, so their number is squared for the error. */
interface Samples {
  samples: number;
  squares: number;
  inGame: number;
}

interface Cell extends Samples {
  truth: number;
  imagined: number;
}

interface Question extends Samples {
  readonly question: string;
  readonly when: string;
  readonly answers: Map<string, Record<Share, Cell>>;
}

/** Plays random games and compares what is hidden with what the asked seat imagines. */
export function likelihoods<T extends Types>(
  subject: Subject<T>,
  hidden: Hidden<T>,
  { games = 2_000, every = 10, seed = 1 }: LikelihoodOptions = {},
): Likelihood[] {
  const questions = new Map<string, Question>();
  /** The counts that the current game has added to. */
  const sampled: Samples[] = [];
  for (let game = 0; game < games; game++) {
    const config = must(subject.configs[game % subject.configs.length], 'a configuration');
    const luck = fastChance(~(seed + game));
    walk(subject, { config, seed: seed + game }, randomly(luck, []), at => {
      if (at.open.length > 0 && pickBelow(luck, every) === 0)
        compare({ questions, sampled }, subject.game, hidden, at, luck);
    });
    closeGame(sampled);
  }
  return [...questions.values()].flatMap(summary);
}

/** The counts over all games, and of the current game. */
interface Counted {
  readonly questions: Map<string, Question>;
  readonly sampled: Samples[];
}

function compare<T extends Types>(
  { questions, sampled }: Counted,
  game: Game<T>,
  hidden: Hidden<T>,
  { state, open, ply }: Position<T>,
  luck: Chance,
): void {
  const { seat, step } = must(open[0], 'somebody is asked');
  const truth = hidden(state, seat);
  const worlds = Array.from({ length: 2 * WORLDS }, () =>
    hidden(imagine(game, state, seat, fastChance(draw(luck))), seat),
  );
  for (const question of Object.keys(truth)) {
    for (const when of ['at any time', `at ${step}`, stageOf(ply)]) {
      const key = `${question}\n${when}`;
      const found = questions.get(key) ?? { question, when, answers: new Map(), ...noSamples() };
      questions.set(key, found);
      sample(
        found,
        sampled,
        String(truth[question]),
        worlds.map(world => String(world[question])),
      );
    }
  }
}

/** The stage of a game. */
function stageOf(ply: number): string {
  return `within ${must(
    STAGES.find(end => ply < end),
    'the last stage has no end',
  )} choices`;
}

function sample(question: Question, sampled: Samples[], truth: string, worlds: readonly string[]): void {
  addSample(question, sampled);
  const [sorting, compared] = [worlds.slice(0, WORLDS), worlds.slice(WORLDS)];
  for (const answer of new Set([truth, ...worlds])) {
    const cells = question.answers.get(answer) ?? { none: newCell(), some: newCell(), all: newCell() };
    question.answers.set(answer, cells);
    const times = (list: readonly string[]): number => list.filter(given => given === answer).length;
    const cell = cells[shareOf(times(sorting))];
    addSample(cell, sampled);
    cell.truth += times([truth]);
    cell.imagined += times(compared) / WORLDS;
  }
}

/**
 * Differences up to this many standard errors may be chance; they come on top of the tolerance, so even one is rare.
 */
const CHANCE = 4;

/** Facts that are true more or less often than imagined, by more than the tolerance and not by chance. */
export function outOfTolerance(found: readonly Likelihood[], tolerance: number): Likelihood[] {
  return found.filter(({ truth, imagined, error }) => Math.abs(truth - imagined) > tolerance + CHANCE * error);
}

/** Whether a difference of 30 points, for example 49 % instead of 19 %, would have been noticed anywhere. */
export function canTell(found: readonly Likelihood[], tolerance: number): boolean {
  return found.some(
    ({ truth, error }) => error > 0 && truth > 0.05 && truth < 0.95 && tolerance + CHANCE * error < 0.3,
  );
}

export function tellLikelihood({ question, answer, when, imaginedIn, samples, truth, imagined }: Likelihood): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const where = `${when}, where ${imaginedIn} of ${WORLDS} other worlds had it, ${samples} samples`;
  return `${question}: ${answer} is true at ${percent(truth)} and imagined at ${percent(imagined)} (${where})`;
}

function shareOf(worlds: number): Share {
  if (worlds === 0) return 'none';
  return worlds < WORLDS ? 'some' : 'all';
}

function noSamples(): Samples {
  return { samples: 0, squares: 0, inGame: 0 };
}

function newCell(): Cell {
  return { truth: 0, imagined: 0, ...noSamples() };
}

function addSample(to: Samples, sampled: Samples[]): void {
  if (to.inGame === 0) sampled.push(to);
  to.samples++;
  to.inGame++;
}

function closeGame(sampled: Samples[]): void {
  for (const each of sampled) {
    each.squares += each.inGame ** 2;
    each.inGame = 0;
  }
  sampled.length = 0;
}

function summary(question: Question): Likelihood[] {
  return [...question.answers].flatMap(([answer, cells]) => {
    const { none, some, all } = cells;
    // Samples in which neither the truth nor any world gave the answer were not counted; this adds them.
    none.samples = question.samples - some.samples - all.samples;
    none.squares = question.squares;
    const known = SHARES.filter(
      share => cells[share].samples ** 2 >= GAMES * cells[share].squares && cells[share].samples > 0,
    );
    return known.map(share => likelihood(question, answer, share, cells[share]));
  });
}

function likelihood({ question, when }: Question, answer: string, imaginedIn: Share, cell: Cell): Likelihood {
  const { samples, squares } = cell;
  const truth = cell.truth / samples;
  const imagined = cell.imagined / samples;
  const middle = (truth + imagined) / 2;
  const error = Math.sqrt(middle * (1 - middle) * squares) / samples;
  return { question, answer, when, imaginedIn, samples, truth, imagined, error };
}
