import type { Feudalia } from '@thorp/feudalia';
import type { SeatCard } from '@thorp/table';

/** The card that a seat has played, for statistics. */
export function played(event: Feudalia['event']): SeatCard | null {
  switch (event.kind) {
    case 'recruited':
    case 'hired':
      return { seat: event.seat, card: event.card };
    case 'masterHired':
      return { seat: event.seat, card: event.master };
    default:
      return null;
  }
}

/** The card of a first pick, for statistics. */
export function opening(event: Feudalia['event']): SeatCard | null {
  switch (event.kind) {
    case 'recruited':
    case 'hired':
      return { seat: event.seat, card: event.card };
    default:
      return null;
  }
}
