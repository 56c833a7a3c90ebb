import type { Seat } from '@thorp/kernel';
import type { Analysis, Outlook, PlyAnalysis } from './types.ts';

/* Finds the turning points of a finished game for a seat. */

/** A ply at which a seat's chance changed a lot. */
export interface Turn {
  /** Counted from 0. */
  readonly ply: number;
  readonly found: PlyAnalysis;
  /** Its round; null before the first round. */
  readonly round: string | null;
  /** The cause: the choice, or what it revealed. */
  readonly by: 'choice' | 'luck';
  /** Before and after: chances to win, or points if there are no rivals. */
  readonly from: number;
  readonly to: number;
}

/** Chances are averaged over this many plies: single values are noisy, and each seat knows different things. */
const NEAR = 3;
/** A smaller change is no turning point: of the chance to win, or, without rivals, as a share of the final points. */
const LEAST = 0.04;
const MOST_TURNS = 3;

/** What each seat could expect at each ply; the last entry is the end. */
export function courseOf({ plies, end }: Pick<Analysis, 'plies' | 'end'>): (readonly number[] | null)[] {
  return [...plies.map(ply => ply && valuesOf(ply.before)), valuesOf(end)];
}

function valuesOf({ chances, leads }: Outlook): readonly number[] {
  return chances ?? leads;
}

/**
 * The largest changes of a seat's chance, at most one in a round and one by luck, in order of time. None until every
 * ply is analysed.
 */
export function turningPoints(analysis: Analysis, seat: Seat, roundAt: (ply: number) => string | null): Turn[] {
  if (analysis.plies.includes(null)) return [];
  const turns: Turn[] = [];
  for (const move of largestMoves(analysis, seat)) {
    if (turns.length === MOST_TURNS) break;
    const turn: Turn = { ...move, round: roundAt(move.ply) };
    const isNear = turns.some(({ ply, round }) => round === turn.round || Math.abs(ply - turn.ply) < 2 * NEAR);
    if (isNear || (turn.by === 'luck' && turns.some(({ by }) => by === 'luck'))) continue;
    turns.push(turn);
  }
  return turns.toSorted((a, b) => a.ply - b.ply);
}

/** Every change of a seat's chance that is large enough and explained, the largest first. */
function largestMoves(analysis: Analysis, seat: Seat): Omit<Turn, 'round'>[] {
  const course = courseOf(analysis).map(values => values?.[seat] ?? 0);
  const least = LEAST * (analysis.end.chances ? 1 : Math.abs(course.at(-1) ?? 0));
  return analysis.plies
    .flatMap((found, ply): Omit<Turn, 'round'>[] => {
      const { from, to } = moveAt(course, ply);
      if (!found || Math.abs(to - from) < least || !isExplained(found, seat, to - from)) return [];
      return [{ ply, found, by: isLuck(found, seat, to - from) ? 'luck' : 'choice', from, to }];
    })
    .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
}

/** The expectation around a ply, before and after it. */
function moveAt(course: readonly number[], ply: number): Pick<Turn, 'from' | 'to'> {
  const meanOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
  return {
    from: meanOf(course.slice(Math.max(0, ply - NEAR + 1), ply + 1)),
    to: meanOf(course.slice(ply + 1, ply + 1 + NEAR)),
  };
}

/** Whether a marked choice or a draw explains why the chance changed in this direction. */
function isExplained(found: PlyAnalysis, seat: Seat, moved: number): boolean {
  const { mark = null } = found.choice ?? {};
  if (mark === null) return isLuck(found, seat, moved);
  const helps = (mark === 'brilliant' || mark === 'good') === (found.seat === seat);
  return helps === moved > 0;
}

/** Whether a draw clearly moved the lead, in the direction in which the chance changed. */
function isLuck({ luck, choice }: PlyAnalysis, seat: Seat, moved: number): boolean {
  const { mean = 0, error = 0 } = luck?.[seat] ?? {};
  const isClear = Math.abs(mean) > 2 * error && Math.sign(mean) === Math.sign(moved);
  return isClear && (choice?.mark ?? null) === null;
}
