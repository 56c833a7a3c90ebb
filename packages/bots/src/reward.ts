import { ranks, type Game, type Types } from '@thorp/kernel';

/** How much of a reward is winning as such; the rest is by how much. */
const WINNING = 0.7;

/** What a world is worth to each seat, from 0 to 1: exact when the game is over, an estimate before. */
export function rewards<T extends Types>(game: Game<T>, s: T['state'], weights?: readonly number[]): number[] {
  const over = s.frames.length === 0;
  const outcome = over || !game.insight ? game.score(s) : null;
  const totals = outcome ? outcome.scores.map(score => score.standing[0] ?? 0) : estimates(game, s, weights);
  const margins = marginsOf(totals, game.insight?.spread ?? 30);
  if (!over || !outcome) return margins;
  const won = outcome.verdict ? verdictShare(outcome.verdict.won, margins) : winShares(ranks(outcome));
  return margins.map((margin, seat) => WINNING * (won[seat] ?? 0) + (1 - WINNING) * margin);
}

function estimates<T extends Types>(game: Game<T>, s: T['state'], weights?: readonly number[]): number[] {
  const insight = game.insight;
  if (!insight) return [];
  return insight.estimate(s, weights ?? insight.weights);
}

/** Each seat against the best of the others, squashed; a lone player against zero. */
function marginsOf(totals: readonly number[], spread: number): number[] {
  const out: number[] = [];
  for (let seat = 0; seat < totals.length; seat++) {
    let rival = totals.length === 1 ? 0 : -Infinity;
    for (let other = 0; other < totals.length; other++) {
      if (other !== seat && (totals[other] as number) > rival) rival = totals[other] as number;
    }
    out.push(1 / (1 + Math.exp((-4 * ((totals[seat] as number) - rival)) / spread)));
  }
  return out;
}

function winShares(places: readonly number[]): number[] {
  const winners = places.filter(place => place === 1).length;
  return places.map(place => (place === 1 ? 1 / winners : 0));
}

/** A solo game that knows only ranks has no winner: there the margin alone counts. */
function verdictShare(won: boolean | null, margins: readonly number[]): number[] {
  return margins.map(margin => (won === null ? margin : won ? 1 : 0));
}
