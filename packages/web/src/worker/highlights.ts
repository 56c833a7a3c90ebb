import { turningPoints, type Analysis, type Mark } from '@thorp/bots';
import type { Phrases, Seat } from '@thorp/kernel';
import { roundAt, type Review } from '@thorp/table';
import type { BestMove, Highlights, TurningPoint } from '../protocol/analysis.ts';
import { contextOf, roundsIn } from './inWords.ts';
import { opinionOf, type Judged } from './opinions.ts';

/* What the end of a game shows of its analysis: the turning points, and the best moves. */

export function highlightsOf(review: Review, words: Phrases, analysis: Analysis, seat: Seat): Highlights | null {
  if (analysis.plies.includes(null)) return null;
  return {
    scale: analysis.end.chances ? 'chance' : 'points',
    turning: turnsOf(review, words, analysis, seat),
    best: bestMovesOf(review, words, analysis, seat),
    marked: analysis.plies.filter(ply => ply?.choice?.mark).length,
  };
}

function turnsOf(review: Review, words: Phrases, analysis: Analysis, seat: Seat): TurningPoint[] {
  const rounds = roundsIn(review.table, words);
  // Without rivals a turn is told in points.
  const { scale = 1 } = analysis.end.chances ? {} : analysis;
  return turningPoints(analysis, seat, ply => roundAt(rounds, ply + 1)?.name ?? null).map(
    ({ ply, found, round, by, from, to }): TurningPoint => {
      const decision = ply + 1;
      return { ...told(review, words, { decision, found }), decision, round, by, from: from / scale, to: to / scale };
    },
  );
}

function told(
  review: Review,
  words: Phrases,
  judged: Judged,
): Pick<TurningPoint, 'seat' | 'mark' | 'label' | 'card' | 'instead' | 'better' | 'other' | 'why'> {
  const { decision, found } = judged;
  const table = review.at(decision - 1);
  const opinion = opinionOf(table, words, judged);
  if (opinion) {
    const { seat, mark, played, best, other, why } = opinion;
    const differs = mark === 'mistake' || mark === 'doubtful';
    const compared = { better: best.label, other: other.label };
    return { seat, mark, label: played.label, card: played.card, instead: differs ? best : null, ...compared, why };
  }
  const { seat } = found;
  const { game, state, questions } = table.match;
  // Without a choice, the only option was played.
  const [only] = questions.find(each => each.seat === seat)?.options ?? [];
  const label = only ? words.label(only, contextOf(table.header, game.view(state, seat), seat)) : '';
  return { seat, mark: null, label, card: null, instead: null, better: '', other: '', why: null };
}

/** How many best moves are shown. */
const MOST_BEST = 3;

/** The marked choices of a seat with the largest lead over the next best: brilliant ones first. */
function bestMovesOf(review: Review, words: Phrases, { plies }: Analysis, seat: Seat): BestMove[] {
  const rounds = roundsIn(review.table, words);
  const gains = plies.flatMap((found, ply) => {
    const { mark = null, ahead = null } = found?.choice ?? {};
    if (found?.seat !== seat || !ahead || (mark !== 'brilliant' && mark !== 'good')) return [];
    return [{ found, mark, decision: ply + 1, gain: (ahead.chance ?? ahead.lead).mean }];
  });
  const rank = (mark: Mark): number => (mark === 'brilliant' ? 0 : 1);
  return gains
    .toSorted((a, b) => rank(a.mark) - rank(b.mark) || b.gain - a.gain)
    .slice(0, MOST_BEST)
    .toSorted((a, b) => a.decision - b.decision)
    .flatMap(({ found, mark, decision }): BestMove[] => {
      const opinion = opinionOf(review.at(decision - 1), words, { decision, found });
      if (!opinion) return [];
      const round = roundAt(rounds, decision)?.short ?? null;
      return [{ decision, mark, round, label: opinion.played.label, other: opinion.other.label, why: opinion.why }];
    });
}
