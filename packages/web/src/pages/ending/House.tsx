import { Suspense, type ReactNode } from 'react';
import { seatFaceFor } from '../../games/parts.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { useSeatColour } from '../../ui/SeatMark.tsx';

/** A seat as a house: its colour on the roof, its face in the window, its place on a ribbon. */
export function House(props: { update: TableUpdate; seat: number; ribbon: string | null }): ReactNode {
  const { update, seat, ribbon } = props;
  const colour = useSeatColour()(seat);
  const Face = seatFaceFor(update.game);
  return (
    <span className="en-house" style={{ '--seat': `var(--p-${colour})` }}>
      <svg viewBox="0 0 146 160" aria-hidden="true">
        <path className="ch" d="M104 18h16v32h-16z" />
        <path className="wl" d="M16 62h114v94H16z" />
        <path className="rf" d="M4 64 73 10l69 54v12H4z" />
        <circle className="sg" cx="73" cy="46" r="10" />
        <path className="wi" d="M30 84h86v64H30z" />
      </svg>
      <span className="en-face">
        <Suspense fallback={null}>{Face ? <Face seat={seat} /> : null}</Suspense>
      </span>
      {ribbon === null ? null : <b className="en-ribbon is-1">{ribbon}</b>}
    </span>
  );
}
