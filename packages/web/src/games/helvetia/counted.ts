import type { Event } from '@thorp/helvetia';
import { buildingCard } from '@thorp/helvetia/pieces';
import type { SeatCard } from '@thorp/table';

/** What a seat has played, for statistics. */
export function played(event: Event): SeatCard | null {
  switch (event.kind) {
    case 'built':
    case 'founded':
      return { seat: event.seat, card: buildingCard(event.building) };
    default:
      return null;
  }
}

/** The first picks of a game, for statistics. */
export function opening(event: Event): SeatCard | null {
  switch (event.kind) {
    case 'drafted':
      return { seat: event.seat, card: buildingCard(event.building) };
    default:
      return null;
  }
}
