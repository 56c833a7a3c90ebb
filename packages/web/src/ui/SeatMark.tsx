import { createContext, use, type ReactNode } from 'react';

/** Seats are distinguished by colour and by shape. */
export const SHAPES = {
  blue: <circle cx="12" cy="12" r="9" />,
  red: <rect x="3.5" y="3.5" width="17" height="17" rx="2" />,
  yellow: <path d="M12 2.5 22 21H2z" />,
  green: <path d="M7 3h10l5 9-5 9H7l-5-9z" />,
  white: <path d="M12 1.5 22 12 12 22.5 2 12z" />,
  violet: <path d="M8.500 2.500h7v6h6v7h-6v6h-7v-6h-6v-7h6z" />,
} as const;

export type SeatColour = keyof typeof SHAPES;

export const SEAT_COLOURS: readonly SeatColour[] = ['blue', 'red', 'yellow', 'green', 'white', 'violet'];

/** The colours of the seats in order. A game whose rules name colours has its own. */
export const SeatColours = createContext<readonly SeatColour[] | undefined>(undefined);

/** How many seats a table has, and by how many seats people have moved over rematches. */
export const SeatTurn = createContext<{ readonly turned: number; readonly seats: number }>({ turned: 0, seats: 0 });

/** The index of a seat's face and colour: people keep those of their first seat. */
export function useSeatLook(): (seat: number) => number {
  const { turned, seats } = use(SeatTurn);
  // The Countess has a village, but no seat.
  return seat => (seat < seats ? (seat + turned) % seats : seat);
}

/** The colour of a seat in the current game. */
export function useSeatColour(): (seat: number) => SeatColour {
  const colours = use(SeatColours) ?? SEAT_COLOURS;
  const look = useSeatLook();
  return seat => colours[look(seat) % colours.length] ?? 'blue';
}

export function SeatMark({ seat }: { seat: number }): ReactNode {
  const colour = useSeatColour()(seat);
  return (
    <span className="seat">
      <svg viewBox="0 0 24 24" aria-hidden="true" style={{ fill: `var(--p-${colour})` }}>
        {SHAPES[colour]}
      </svg>
    </span>
  );
}
