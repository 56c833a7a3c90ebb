import { below, decide, fastChance, must, play, settle, type Game, type World } from '@thorp/kernel';
import { winShares } from '../../src/analysis/prospects.ts';
import { randomSource, situationOf, think, type Judgement, type Situation } from '../../src/index.ts';

/** About how many moments of a game are judged, so that long and short games count the same. */
const MOMENTS = 8;
/** The numbers of seats, game after game. */
export const SEATS = [4, 2, 3, 4] as const;
/** Deals that no tournament and no tuning plays. A series with one number of seats has deals of its own. */
const FIRST = 5_000_000;
const SERIES_APART = 100_000;

/** A moment to be judged. */
export interface Judging {
  readonly situation: Situation;
  readonly seed: number;
  readonly net: Judgement | null;
}

interface Played<M> {
  readonly deal: number;
  readonly moments: readonly M[];
  /** What each seat got in the end. */
  readonly won: readonly number[];
}

/** The games that are played. */
interface Series {
  readonly game: Game;
  /** The net that judges a game, from its first position. */
  netFor(state: World, seats: number): Judgement | null;
  /** The number of seats of every game, if the seats do not change from game to game. */
  readonly only?: number | null;
}

/** Lets medium bots play a game and judges some of its moments on the way. Games are numbered from 0. */
export function playJudged<M>(
  { game, netFor, only = null }: Series,
  i: number,
  judge: (moment: Judging) => M,
): Played<M> {
  const deal = FIRST + (only ?? 0) * SERIES_APART + i;
  const seats = only ?? must(SEATS[i % SEATS.length], 'there are seats');
  const state = game.setup(settle(game, seats), fastChance(deal));
  state.notes = null;
  const random = randomSource(deal);
  const net = netFor(state, seats);
  const moments: M[] = [];
  let ply = 0;
  for (let decision = decide(game, state); decision; decision = decide(game, state), ply++) {
    const situation = must(situationOf(game, state, decision.seat), 'the asked seat has a situation');
    // One ply in this many, from the usual length of a game with this number of seats.
    if (decision.options.length > 1 && below(random, Math.ceil((lengthOf(game.id) * seats) / MOMENTS)) === 0) {
      moments.push(judge({ situation, seed: ply + 1, net }));
    }
    play(game, state, think(situation, 'medium', deal + ply).option, decision.seat);
  }
  return { deal, moments, won: winShares(game.score(state)) };
}

/** About how many choices a seat makes in a game of medium bots. */
function lengthOf(name: string): number {
  return { villagers: 70, helvetia: 90, snowcrest: 50, feudalia: 180 }[name] ?? 100;
}

/** Rounds a figure to a multiple of 1 / parts. */
export function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
