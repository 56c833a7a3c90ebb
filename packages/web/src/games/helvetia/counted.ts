import type { Event } from '@thorp/helvetia';
import { buildingCard } from '@thorp/helvetia/pieces';
import type { SeatCard } from '@thorp/table';

/** The card that a seat has played, for statistics. */
export function played(event: Event): SeatCard | null {
  switch (event.kind) {
    case 'built':
    case 'founded':
      return { seat: event.seat, card: buildingCard(event.building) };
    default:
      return null;
  }
}

/** The card of a first pick, for statistics. */
export function opening(event: Event): SeatCard | null {
  switch (event.kind) {
    case 'drafted':
      return { seat: event.seat, card: buildingCard(event.building) };
    default:
      return null;
  }
}
