import type { ReactNode } from 'react';
import type { Sheet, SheetSource } from '../../protocol/update.ts';

/** Below this share of the bar a number does not fit into its segment; the details have it. */
const ROOM = 0.07;

/** The length of a bar in points: those below zero are left of the line, the others right of it. */
export function lengthOf({ sources, high }: Pick<Sheet, 'sources' | 'high'>): number {
  return Math.max(
    high,
    sources.reduce((sum, { points }) => sum + Math.abs(points), 0),
  );
}

/**
 * Points by source as a bar: colour, pattern and order show the source. Amounts below zero are left of a line, hatched.
 */
export function SourceBar({ sources, longest }: { sources: readonly SheetSource[]; longest: number }): ReactNode {
  const below = sources.filter(({ points }) => points < 0);
  return (
    <span className="srcbar" aria-hidden="true">
      {below.map(source => (
        <i
          key={source.title}
          className={`src src-${sources.indexOf(source)} is-below`}
          style={{ width: `${(-source.points / longest) * 100}%` }}
        >
          {-source.points / longest > ROOM ? <b>{source.total}</b> : null}
        </i>
      ))}
      {below.length > 0 ? <s /> : null}
      {sources.map((source, i) =>
        source.points > 0 ? (
          <i key={source.title} className={`src src-${i}`} style={{ width: `${(source.points / longest) * 100}%` }}>
            {source.points / longest > ROOM ? <b>{source.total}</b> : null}
          </i>
        ) : null,
      )}
    </span>
  );
}

/** The legend of the bars. */
export function SourceKey({ sources }: { sources: readonly SheetSource[] }): ReactNode {
  return (
    <ul className="srckey">
      {sources.map(({ title }, i) => (
        <li key={title}>
          <i className={`src src-${i}`} aria-hidden="true" /> {title}
        </li>
      ))}
    </ul>
  );
}
