import type { ReactNode } from 'react';
import type { TableUpdate } from '../../protocol/update.ts';
import { LogLine } from './LogLine.tsx';
import { useOnlineText } from './text.ts';

/** At most this many lines are shown; the log has the others. */
const MOST_LINES = 4;

/** What would be taken back if the game returned to this number of plies. */
export function Undone({ update, to }: { update: TableUpdate; to: number }): ReactNode {
  const text = useOnlineText();
  const lines = update.log.filter(({ ply, isHeading }) => ply > to && !isHeading);
  if (lines.length === 0) return null;
  return (
    <div className="on-undone">
      <small>{text.undone}</small>
      <ul>
        {lines.slice(0, MOST_LINES).map((entry, i) => (
          <LogLine key={i} entry={entry} game={update.game} />
        ))}
      </ul>
      {lines.length > MOST_LINES ? <small>{text.moreUndone(lines.length - MOST_LINES)}</small> : null}
    </div>
  );
}
