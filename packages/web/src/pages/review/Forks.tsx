import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import type { BranchRow } from '../../protocol/review.ts';
import { shareOf } from './share.ts';
import { useReviewText } from './text.ts';

/** At most this many forks are drawn below the track; the others are in the list of branches. */
const DRAWN = 3;

/** Where branches leave the game: a fork below the track, and a button that opens the branch. */
export const Forks = memo(({ rows, end }: { rows: readonly BranchRow[]; end: number }): ReactNode => {
  const { whatIf: text } = useReviewText();
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    const watcher = new ResizeObserver(() => placePills(current));
    watcher.observe(current);
    placePills(current);
    return () => watcher.disconnect();
  }, [rows]);
  if (rows.length === 0) return null;
  const drawn = rows.slice(-DRAWN).toSorted((a, b) => a.decision - b.decision);
  return (
    <ul className="rv-forks" aria-label={text.branches} ref={row}>
      {drawn.map(({ id, name, decision, over }) => (
        <li key={id} style={{ '--at': `${shareOf(decision, end) * 100}%` }} data-at={shareOf(decision, end)}>
          <Link to={`/table/${id}`}>
            {text.name(name)}
            <small>{text.from(decision, over)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
});

/** Pixels between two buttons. */
const GAP = 8;

/** Each button is at its fork, as far as those before it leave space. */
function placePills(row: HTMLElement): void {
  const pills = [...row.children].flatMap(li => {
    const pill = li.firstElementChild;
    return li instanceof HTMLElement && pill instanceof HTMLElement ? [{ pill, at: Number(li.dataset['at']) }] : [];
  });
  let right = row.clientWidth + GAP;
  const lefts = pills.toReversed().map(({ pill, at }) => {
    const left = Math.min(at * row.clientWidth - pill.offsetWidth / 2, right - GAP - pill.offsetWidth);
    right = left;
    return left;
  });
  let next = 0;
  for (const [i, { pill }] of pills.entries()) {
    const left = Math.max(next, lefts.at(-1 - i) ?? 0);
    next = left + pill.offsetWidth + GAP;
    pill.style.left = `${left}px`;
  }
}
