import { handId, readPiece } from '@thorp/villagers/pieces';
import type { Drags } from '../../board/widgets.ts';
import { NEW_HOUSE, placesAmong, type Table, type VillagersChoice } from './table.ts';

/** A hand card is dragged to one of its places, a villager of the Road to my side. */
export function dragsOf(table: Table): Drags {
  return {
    handles: '.vi-hand .is-lit, .vi-lane .is-lit',
    lifted(id) {
      if (choicesOf(table, id).length > 1) table.pick(lightId(id));
    },
    dropped: (id, onto) => land(table, id, onto),
  };
}

/** The first of equal hand cards has the choices. */
function lightId(id: string): string {
  const piece = readPiece(id);
  return piece?.kind === 'handCard' ? handId(piece.seat, piece.card) : id;
}

function choicesOf({ lights }: Table, id: string): readonly VillagersChoice[] {
  return lights(lightId(id)).choices;
}

/** Makes the choice that a card was dropped on, if it was dropped on one. */
function land(table: Table, id: string, under: Element | null): void {
  const choices = choicesOf(table, id);
  const place = under?.closest<HTMLElement>('[data-place]');
  if (place) {
    const choice = placesAmong(choices).get(Number(place.dataset['place'] ?? NEW_HOUSE));
    if (choice) table.choose(choice);
    return;
  }
  const home = readPiece(id)?.kind === 'handCard' ? '.vi-village' : '.vi-village, .vi-hand, .vi-me';
  const [only, second] = choices;
  if (only && !second && under?.closest(home)) table.choose(only);
}
