import { VILLAGERS, type Event } from '@thorp/snowcrest/cards';
import { piece } from '@thorp/snowcrest/pieces';
import type { Update } from './table.ts';

/** The pieces that show a change, the best first; null for an event that is not a change by somebody else. */
export function touched(event: Event, update: Update): readonly string[] | null {
  switch (event.kind) {
    case 'arrived':
      return [piece.village(event.seat, event.slot)];
    case 'activated':
    case 'copied':
      return villagerIn(update, event.seat, event.card);
    case 'turnedUp':
      return placesOf(update.view.row, event.card).map(at => piece.row(at));
    case 'claimed':
      return [piece.goal(event.goal)];
    case 'built':
    case 'returned':
    case 'rested':
    case 'restocked':
    case 'scrolls':
    case 'omens':
    case 'gaveVillager':
      return [];
    default:
      return null;
  }
}

function villagerIn({ view }: Update, seat: number, card: string): string[] {
  const village = view.players[seat]?.village ?? [];
  return placesOf(
    village.map(place => place?.card ?? null),
    card,
  ).map(slot => piece.village(seat, slot));
}

function placesOf(cards: readonly (number | null)[], wanted: string): number[] {
  return cards.flatMap((card, at) => (card !== null && VILLAGERS[card]?.id === wanted ? [at] : []));
}
