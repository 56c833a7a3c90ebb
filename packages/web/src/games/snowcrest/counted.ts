import type { Event } from '@thorp/snowcrest/cards';
import type { SeatCard } from '@thorp/table';

/** What a seat has played, for statistics. */
export function played(event: Event): SeatCard | null {
  switch (event.kind) {
    case 'arrived':
      return { seat: event.seat, card: event.card };
    default:
      return null;
  }
}

/** The first picks of a game, for statistics. */
export function opening(event: Event): SeatCard | null {
  switch (event.kind) {
    case 'bought':
    case 'arrived':
      return { seat: event.seat, card: event.card };
    default:
      return null;
  }
}
