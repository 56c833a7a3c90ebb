import type { Event } from '@thorp/helvetia';
import { characterPiece, dowryPiece, groupPiece, marketPiece, slotPiece } from '@thorp/helvetia/pieces';

/** The pieces that show a change, the best first; null for an event that is not a change by somebody else. */
export function touched(event: Event): readonly string[] | null {
  switch (event.kind) {
    case 'built':
    case 'born':
    case 'graduated':
      return [slotPiece(event.seat, event.slot)];
    case 'married':
      return [slotPiece(event.village, event.slot)];
    case 'dowry':
      return [dowryPiece(event.host)];
    case 'delivered':
      return [marketPiece(event.good)];
    case 'groupTile':
      return [groupPiece(event.group)];
    case 'awarded':
      return [characterPiece(event.character)];
    case 'woke':
    case 'completed':
      return [];
    default:
      return null;
  }
}
