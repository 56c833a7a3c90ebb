import type { Feudalia } from '@thorp/feudalia';
import { piece } from '@thorp/feudalia/pieces';

/** The pieces that show a change, the best first; null for an event that is not a change by somebody else. */
export function touched(event: Feudalia['event']): readonly string[] | null {
  switch (event.kind) {
    case 'hired':
    case 'recruited':
    case 'specialist':
      return [piece.pile(event.card)];
    case 'masterHired':
      return [piece.city(event.seat, event.fief), piece.fief(event.seat, event.fief)];
    case 'field':
    case 'upgraded':
    case 'exchanged':
    case 'lost':
      return [piece.fief(event.seat, event.fief)];
    case 'relocated':
      return [piece.fief(event.seat, event.to)];
    case 'built':
    case 'tokenRemoved':
      return [piece.lot(event.lot)];
    case 'event':
      return [piece.event];
    case 'taxed':
    case 'tapped':
    case 'influence':
    case 'eliminated':
    case 'fired':
    case 'reached':
    case 'out':
      return [];
    default:
      return null;
  }
}
