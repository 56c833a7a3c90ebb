import { decide, fastChance, play, ranks, type Config, type Game, type Outcome } from '@thorp/kernel';
import { anyOf, randomSource } from '@thorp/bots';
import { numberFrom } from '../seeds.ts';
import { add, newSummary, type Summary } from './stats.ts';

/** The results of many games. */
export interface Tally {
  games: number;
  /** Games that somebody won or lost: a solo game may give only a rank. */
  judged: number;
  readonly decisions: Summary;
  /** Scores of all seats together, and by seat. */
  readonly scores: Summary;
  readonly seats: { readonly score: Summary; wins: number }[];
  /** How often each rank of a solo mode was reached. */
  readonly ranks: { [rank: string]: number };
  seconds: number;
}

export function newTally(seats: number): Tally {
  return {
    games: 0,
    judged: 0,
    decisions: newSummary(),
    scores: newSummary(),
    seats: Array.from({ length: seats }, () => ({ score: newSummary(), wins: 0 })),
    ranks: {},
    seconds: 0,
  };
}

/** Plays game number `number` of a seed to its end by random choices. */
export function playOne(game: Game, config: Config, seed: string, number: number, tally: Tally): void {
  const state = game.setup(config, fastChance(numberFrom(`${seed}/deal/${number}`)));
  state.notes = null;
  const random = randomSource(numberFrom(`${seed}/choices/${number}`));
  let decisions = 0;
  for (let decision = decide(game, state); decision; decision = decide(game, state)) {
    play(game, state, anyOf(random, decision.options), decision.seat);
    decisions++;
  }
  count(tally, decisions, game.score(state));
}

/** A shared win counts in equal parts, so that the rates of all seats add up to one. */
function count(tally: Tally, decisions: number, outcome: Outcome): void {
  tally.games++;
  add(tally.decisions, decisions);
  const places = ranks(outcome);
  const winners = places.filter(place => place === 1).length;
  const won = outcome.verdict?.won ?? (outcome.scores.length > 1 ? true : null);
  if (won !== null) tally.judged++;
  for (const [seat, { total }] of outcome.scores.entries()) {
    const mine = tally.seats[seat];
    if (!mine) continue;
    add(tally.scores, total);
    add(mine.score, total);
    if (places[seat] === 1 && won) mine.wins += 1 / winners;
  }
  const rank = outcome.verdict?.rank;
  if (rank) tally.ranks[rank] = (tally.ranks[rank] ?? 0) + 1;
}

export interface Progress {
  /** Called from time to time; returning true stops the run. */
  (done: number): boolean;
}

/** Plays the games in short portions, so that screen updates and signals are handled. */
export async function playMany(
  game: Game,
  config: Config,
  { games, seed }: { readonly games: number; readonly seed: string },
  progress: Progress,
): Promise<Tally> {
  const tally = newTally(config.seats);
  while (tally.games < games) {
    const start = performance.now();
    while (tally.games < games && performance.now() - start < 50) playOne(game, config, seed, tally.games, tally);
    tally.seconds += (performance.now() - start) / 1000;
    if (progress(tally.games)) break;
    await new Promise(setImmediate);
  }
  return tally;
}
