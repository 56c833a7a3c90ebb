import type { Analysis, Mark, PlyAnalysis } from '@thorp/bots';
import type { Phrases, Seat } from '@thorp/kernel';
import type { Review } from '@thorp/table';
import type { BestMove, Highlights, TurningPoint } from '../protocol/analysis.ts';
import { courseOf } from './analysisFacts.ts';
import { contextOf } from './inWords.ts';
import { opinionOf, type Judged } from './opinions.ts';
import { roundsOf } from './rounds.ts';

/* What the end of a game tells of its analysis: where it turned, and what was played best. */

/** A decision's moment is the mean of so many: single ones scatter, and each seat knows something else. */
const NEAR = 3;
/** A smaller move of the chance is no turning point; of points, where nobody is a rival, this share of the final ones. */
const LEAST = 0.04;
const MOST_TURNS = 3;

export function highlightsOf(review: Review, words: Phrases, analysis: Analysis, seat: Seat): Highlights | null {
  if (analysis.plies.includes(null)) return null;
  return {
    scale: analysis.end.chances ? 'chance' : 'points',
    turning: turningPointsOf(review, words, analysis, seat),
    best: bestMovesOf(review, words, analysis, seat),
    marked: analysis.plies.filter(ply => ply?.choice?.mark).length,
  };
}

/** The largest moves of a seat's chance, at most one in a round and one by luck; the earliest first. */
function turningPointsOf(review: Review, words: Phrases, analysis: Analysis, seat: Seat): TurningPoint[] {
  const course = courseOf(analysis).map(values => values?.[seat] ?? 0);
  const least = LEAST * (analysis.end.chances ? 1 : Math.abs(course.at(-1) ?? 0));
  const rounds = roundsOf(review.table, words);
  const moves = analysis.plies
    .flatMap((found, ply) => (found ? [{ ...moveAt(course, ply), found, decision: ply + 1 }] : []))
    .filter(({ from, to, found }) => Math.abs(to - from) >= least && isExplained(found, seat, to - from))
    .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
  const turns: TurningPoint[] = [];
  for (const { found, decision, from, to } of moves) {
    if (turns.length === MOST_TURNS) break;
    const round = rounds.findLast(each => each.decision <= decision)?.name ?? null;
    const by = isLuck(found, seat, to - from) ? 'luck' : 'choice';
    const isNear = turns.some(turn => turn.round === round || Math.abs(turn.decision - decision) < 2 * NEAR);
    if (isNear || (by === 'luck' && turns.some(turn => turn.by === 'luck'))) continue;
    turns.push({ ...told(review, words, { decision, found }), decision, round, by, from, to });
  }
  return turns.toSorted((a, b) => a.decision - b.decision);
}

/** What could be expected around a ply, before and after it. */
function moveAt(course: readonly number[], ply: number): { readonly from: number; readonly to: number } {
  const meanOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
  return {
    from: meanOf(course.slice(Math.max(0, ply - NEAR + 1), ply + 1)),
    to: meanOf(course.slice(ply + 1, ply + 1 + NEAR)),
  };
}

/** Whether a marked choice, or what came to light by it, tells why the chance moved that way. */
function isExplained(found: PlyAnalysis, seat: Seat, moved: number): boolean {
  const { mark = null } = found.choice ?? {};
  if (mark === null) return isLuck(found, seat, moved);
  const helps = (mark === 'brilliant' || mark === 'good') === (found.seat === seat);
  return helps === moved > 0;
}

/** Whether a draw has moved the lead clearly, in the direction in which the chance moved. */
function isLuck({ luck, choice }: PlyAnalysis, seat: Seat, moved: number): boolean {
  const { mean = 0, error = 0 } = luck?.[seat] ?? {};
  const isClear = Math.abs(mean) > 2 * error && Math.sign(mean) === Math.sign(moved);
  return isClear && (choice?.mark ?? null) === null;
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
  // There was no choice: the only option is what was played.
  const [only] = questions.find(each => each.seat === seat)?.options ?? [];
  const label = only ? words.label(only, contextOf(table.header, game.view(state, seat), seat)) : '';
  return { seat, mark: null, label, card: null, instead: null, better: '', other: '', why: null };
}

/** So many best moves are told. */
const MOST_BEST = 3;

/** The marked choices of a seat that were furthest ahead of the next best: brilliant ones first. */
function bestMovesOf(review: Review, words: Phrases, { plies }: Analysis, seat: Seat): BestMove[] {
  const rounds = roundsOf(review.table, words);
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
      const round = rounds.findLast(each => each.decision <= decision)?.short ?? null;
      return [{ decision, mark, round, label: opinion.played.label, other: opinion.other.label, why: opinion.why }];
    });
}
