import { must, type Seat } from '@thorp/kernel';
import { cardOf, villager, type CardId } from '../cards/index.ts';
import type { SeenPile, SeenVillager, View } from '../types.ts';

/** What phrases of any language look up in a view, and on a card. */

/** The seat that has to choose. */
export function actor({ acting }: View): Seat {
  return must(acting, 'somebody is to choose');
}

/** The seat of a solo player. */
export const ALONE: Seat = 0;

export function seen(view: View, village: number): View['villages'][number] {
  return must(view.villages[village], 'there is such a village');
}

export function villagerAt(view: View, village: number, at: number): SeenVillager {
  return must(seen(view, village).villagers[at], 'there is such a villager');
}

/** The villager of a village that an option means by its card: an active one. */
export function activeOf(view: View, village: number, id: CardId): number {
  return seen(view, village).villagers.findIndex(it => it.card === id && it.active);
}

export function onRoad(view: View, slot: number): View['road'][number] {
  return must(view.road[slot], 'the Road has such a slot');
}

export function stackAt(view: View, stack: number): SeenPile {
  return must(view.stacks[stack], 'there is such a stack');
}

/** The villager about to be placed, and whether Monks come with it below (V-9.3). */
export function arriving(view: View, seat: Seat): { readonly top: CardId | null; readonly onMonk: boolean } {
  const [top = null, ...monks] = view.players[seat]?.square ?? [];
  return { top, onMonk: monks.length > 0 };
}

/** V-6.15 For an own unlocker the bank pays. */
export function bankPays(view: View, village: number): boolean {
  return village === actor(view);
}

/** The number in the keyring of one of the actor's villagers. */
export function keyringAt(view: View, at: number): number {
  return villager(cardOf(villagerAt(view, actor(view), at).card)).key;
}

export const goldOf = (id: CardId): number => villager(cardOf(id)).gold;
export const halfGold = (id: CardId): number => Math.ceil(goldOf(id) / 2);
/** The villager that must lie below. */
export const belowOf = (id: CardId): CardId => villager(villager(cardOf(id)).on).id;
export const unlockerOf = (id: CardId): CardId => villager(villager(cardOf(id)).lock).id;
