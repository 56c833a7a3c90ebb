import { CARDS, type CardId } from '@thorp/villagers/cards';

/** Whether an id of a piece or of the catalogue is a villager's. */
export function isCard(id: string | null): id is CardId {
  return id !== null && Object.hasOwn(CARDS, id);
}
