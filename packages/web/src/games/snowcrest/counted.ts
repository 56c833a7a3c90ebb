import type { Event } from '@thorp/snowcrest/cards';
import type { SeatCard } from '@thorp/table';

/** The card that a seat has played, for statistics. */
export function played(event: Event): SeatCard | null {
  switch (event.kind) {
    case 'arrived':
      return { seat: event.seat, card: event.card };
    default:
      return null;
  }
}

/** The card of a first pick, for statistics. */
export function opening(event: Event): SeatCard | null {
  switch (event.kind) {
    case 'bought':
    case 'arrived':
      return { seat: event.seat, card: event.card };
    default:
      return null;
  }
}
