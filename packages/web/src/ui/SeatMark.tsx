import type { ReactNode } from 'react';

/** Seats are told apart by colour and by shape. */
const MARKS: readonly (readonly [colour: string, shape: ReactNode])[] = [
  ['blue', <circle key="s" cx="12" cy="12" r="9" />],
  ['red', <rect key="s" x="3.5" y="3.5" width="17" height="17" rx="2" />],
  ['yellow', <path key="s" d="M12 2.5 22 21H2z" />],
  ['green', <path key="s" d="M7 3h10l5 9-5 9H7l-5-9z" />],
  ['white', <path key="s" d="M12 1.5 22 12 12 22.5 2 12z" />],
  ['violet', <path key="s" d="M8.500 2.500h7v6h6v7h-6v6h-7v-6h-6v-7h6z" />],
];

export function SeatMark({ seat }: { seat: number }): ReactNode {
  const [colour, shape] = MARKS[seat % MARKS.length] ?? ['blue', null];
  return (
    <span className="seat">
      <svg viewBox="0 0 24 24" aria-hidden="true" style={{ fill: `var(--p-${colour})` }}>
        {shape}
      </svg>
    </span>
  );
}
