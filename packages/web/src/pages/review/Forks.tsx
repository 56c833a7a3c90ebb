import { memo, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import type { BranchRow } from '../../protocol/review.ts';
import { shareOf } from './share.ts';
import { useReviewText } from './text.ts';

/** So many forks are drawn below the track; the others stand in the list of branches. */
const DRAWN = 2;

/** Where branches leave the game: a fork below the track, and a pill that opens the branch. */
export const Forks = memo(({ rows, end }: { rows: readonly BranchRow[]; end: number }): ReactNode => {
  const { whatIf: text } = useReviewText();
  if (rows.length === 0) return null;
  return (
    <ul className="rv-forks" aria-label={text.branches}>
      {rows.slice(-DRAWN).map(({ id, name, decision, over }) => {
        const share = shareOf(decision, end) * 100;
        return (
          <li key={id} style={{ '--at': `${share}%` }}>
            <Link to={`/table/${id}`}>
              {text.name(name)}
              <small>{text.from(decision, over)}</small>
            </Link>
          </li>
        );
      })}
    </ul>
  );
});
