import type { Event } from '@thorp/helvetia';
import { characterPiece, dowryPiece, groupPiece, marketPiece, slotPiece } from '@thorp/helvetia/pieces';

/** The pieces at which a change can be seen, the best first; null for what is no change of somebody else. */
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
