import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { SeatMark } from '../ui/SeatMark.tsx';
import type { BoardProps } from './props.ts';
import { inPoints } from './spoken.ts';
import type { Sheet } from '../protocol/update.ts';

/** Points so far as bars; the certain part is solid. A row opens the sheet. */
export function Standings({ update, actions }: Pick<BoardProps, 'update' | 'actions'>): ReactNode {
  const text = useText();
  const most = Math.max(1, ...update.sheets.map(({ high }) => high));
  const ordered = update.sheets.toSorted((a, b) => b.high + b.low - a.high - a.low);
  return (
    <section className="standings panel" aria-label={text.table.scores}>
      <h2>{text.table.scores}</h2>
      <ul>
        {ordered.map(sheet => (
          <li key={sheet.seat}>
            <button
              type="button"
              aria-label={`${update.seats[sheet.seat]?.name}: ${inPoints(sheet.total, text.table)}`}
              onClick={() => actions.showScores(sheet.seat)}
            >
              <SeatMark seat={sheet.seat} />
              <span className="who">{update.seats[sheet.seat]?.name}</span>
              <Bar sheet={sheet} most={most} />
              <b>{sheet.total}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Bar({ sheet: { low, high }, most }: { sheet: Sheet; most: number }): ReactNode {
  const share = (points: number): string => `${(Math.max(0, points) / most) * 100}%`;
  return (
    <span className="points" aria-hidden="true">
      <i style={{ width: share(high) }} className="span" />
      <i style={{ width: share(low) }} />
    </span>
  );
}
