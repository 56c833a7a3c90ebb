import type { ReactNode } from 'react';
import type { AnalysisFacts } from '../../protocol/analysis.ts';
import type { BranchRow, ReviewFacts } from '../../protocol/review.ts';
import { pathOf, smoothed } from './figures.ts';
import { shareOf } from './share.ts';
import type { KeptBranches } from './useBranches.ts';

interface Props {
  readonly facts: ReviewFacts;
  readonly branches: KeptBranches;
  /** The seat whose chance is drawn. */
  readonly seat: number;
  readonly top: number;
}

/**
 * What a seat could expect in the branches, over its line in the game: dashed, because it did not happen. A branch has
 * another number of decisions; its line is drawn from its fork to the end of the track.
 */
export function BranchLines({ facts, branches: { rows, courses }, seat, top }: Props): ReactNode {
  const end = facts.decisions + 1;
  return rows.map(row => {
    const found = courses.get(row.id);
    return found ? (
      <path
        key={row.id}
        className="rv-branchline"
        d={pathOf(afterFork(found, row, seat), top, shareOf(row.decision, end))}
      />
    ) : null;
  });
}

/** What a seat could expect from the first different decision on. */
function afterFork({ course }: AnalysisFacts, { decision }: BranchRow, seat: number): (number | null)[] {
  return smoothed(course.slice(decision - 1), seat);
}
