import type { Mark } from '@thorp/bots';
import { memo, type ReactNode } from 'react';
import type { ReviewDecision } from '../../protocol/review.ts';
import type { SeatFacts } from '../../protocol/update.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { MarkSign } from './MarkSign.tsx';
import { useReviewText } from './text.ts';

/** A row of the list: a decision by its number. */
export interface Row extends ReviewDecision {
  readonly decision: number;
}

/** The end of a row: the mark, and by how much. */
export interface BesideRow {
  readonly mark: Mark;
  readonly said: string;
}

interface RoundRowsProps {
  readonly name: string | null;
  readonly rows: readonly Row[];
  /** The shown decision, if it is one of these. */
  readonly now: number | null;
  readonly seats: readonly SeatFacts[];
  beside(row: Row): BesideRow | null;
  go(decision: number): void;
}

/** The decisions of a round. While the slider moves, only the rounds that it leaves or enters are drawn again. */
export const RoundRows = memo(({ name, rows, now, seats, beside, go }: RoundRowsProps): ReactNode => (
  <>
    {name === null ? null : <li className="rv-round">{name}</li>}
    {rows.map(row => {
      const { mark = null, said = '' } = beside(row) ?? {};
      const who = seats[row.seat]?.name ?? '';
      return (
        <OneRow key={row.decision} row={row} isNow={row.decision === now} who={who} mark={mark} said={said} go={go} />
      );
    })}
  </>
));

interface OneRowProps {
  readonly row: Row;
  readonly isNow: boolean;
  readonly who: string;
  readonly mark: Mark | null;
  readonly said: string;
  go(decision: number): void;
}

const OneRow = memo(({ row, isNow, who, mark, said, go }: OneRowProps): ReactNode => {
  const text = useReviewText();
  return (
    <li>
      <button
        type="button"
        className={isNow ? 'is-now' : undefined}
        aria-current={isNow ? 'step' : undefined}
        onClick={() => go(row.decision)}
      >
        <SeatMark seat={row.seat} />
        <span>
          <b>{row.label ?? text.hidden}</b>
          <small>
            {row.decision} · {who}
          </small>
        </span>
        {mark === null ? null : (
          <span className={`rv-beside is-${mark}`}>
            <span className="sr-only">{text.analysis.mark[mark]}</span>
            {said}
            <MarkSign mark={mark} />
          </span>
        )}
      </button>
    </li>
  );
});
