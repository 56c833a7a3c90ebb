import { THRESHOLD } from '@thorp/helvetia/cards';
import type { ReactNode } from 'react';
import type { BoardActions } from '../../board/props.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { Pennant } from './pieces.tsx';
import { type Update, useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** The points at the end of the bars. */
const MOST = 25;

/** Points as an estimate: what was scored at the end of the last round, and what would be scored now. */
export function Points({ onOpen }: { onOpen: BoardActions['showScores'] }): ReactNode {
  const { update, view } = useTable();
  const words = useWords();
  const scored = lastScored(update.log);
  const seats = view.players.map(({ points }, seat) => ({ seat, points, sure: Math.min(points, scored[seat] ?? 0) }));
  const most = Math.max(MOST, ...seats.map(({ points }) => points));
  const share = (points: number): string => `${(points / most) * 100}%`;
  return (
    <section className="he-points panel" aria-label={words.points}>
      <h2>
        {words.points} <small>{words.estimate}</small>
      </h2>
      <ul>
        {seats
          .toSorted((a, b) => b.points - a.points)
          .map(({ seat, points, sure }) => (
            <li key={seat}>
              <button
                type="button"
                aria-label={`${update.seats[seat]?.name}: ${words.pointsNow(points)}`}
                onClick={() => onOpen(seat)}
              >
                <SeatMark seat={seat} />
                <span>{update.seats[seat]?.name}</span>
                <span className="he-bar" aria-hidden="true">
                  <i style={{ width: share(points) }} className="is-hoped" />
                  <i style={{ width: share(sure) }} />
                  <u style={{ left: share(THRESHOLD) }} />
                </span>
                <b>{points}</b>
              </button>
            </li>
          ))}
      </ul>
      <p className="he-legend" aria-hidden="true" hidden={view.round === 0}>
        <span>
          <i />
          {words.scored}
        </span>
        <span>
          <i className="is-hoped" />
          {words.ifNow(view.round)}
        </span>
        <span>
          <i className="is-line" />
          {THRESHOLD}
        </span>
      </p>
      <CompleteTiles />
    </section>
  );
}

/** Everybody's points at the end of the last round. */
function lastScored(log: Update['log']): readonly number[] {
  const last = log.flatMap(({ events }) => events).findLast(({ kind }) => kind === 'scored');
  return last?.kind === 'scored' ? last.totals : [];
}

/** H-10.10 The points of the first two complete villages. */
export function CompleteTiles(): ReactNode {
  const { view } = useTable();
  const words = useWords();
  return (
    <span className="he-complete" role="img" aria-label={words.completeFor(view.completed.map(({ points }) => points))}>
      {view.completed.map(({ points, holder }) => (
        <Pennant key={points} holder={holder}>
          {points}
        </Pennant>
      ))}
      <span>{words.complete}</span>
    </span>
  );
}
