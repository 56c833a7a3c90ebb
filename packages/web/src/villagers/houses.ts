import type { SeenVillager } from '@thorp/villagers';
import { cardOf, NONE, villager } from '@thorp/villagers/cards';

/** A villager of a village and what lies on it: a chain is a house, its first villager the roof. */
export interface Floor {
  readonly at: number;
  readonly it: SeenVillager;
  readonly above: readonly Floor[];
  /** Something lies on it and there is room for more. */
  readonly room: boolean;
}

/** The villagers of a village as houses, in the order in which they were begun. */
export function housesOf(villagers: readonly SeenVillager[]): Floor[] {
  const floor = (it: SeenVillager, at: number): Floor => {
    const above = villagers.flatMap((other, i) => (other.on === at ? [floor(other, i)] : []));
    const { places } = villager(cardOf(it.as));
    return { at, it, above, room: above.length > 0 && above.length < places };
  };
  return villagers.flatMap((it, at) => (it.on === NONE ? [floor(it, at)] : []));
}

/** How wide a free place beside others is drawn, in cards. */
export const PLOT = 0.45;

/** How many cards wide a house is. */
export function widthOf({ above, room }: Floor): number {
  if (above.length === 0) return 1;
  return above.reduce((sum, floor) => sum + widthOf(floor), room ? PLOT : 0);
}

/** How many heads show above the topmost card of the highest branch. */
export function depthOf({ above }: Floor): number {
  return above.length === 0 ? 0 : 1 + Math.max(...above.map(depthOf));
}

/** A village's symbols that count now. */
export function sumsOf(villagers: readonly SeenVillager[]): { food: number; builders: number } {
  let food = 0;
  let builders = 0;
  for (const { card, active } of villagers) {
    if (!active) continue;
    const printed = villager(cardOf(card));
    food += printed.food;
    builders += printed.builder;
  }
  return { food, builders };
}

/** Villagers whose keyring works, each with the gold on it. */
export function keysOf(villagers: readonly SeenVillager[]): SeenVillager[] {
  return villagers.filter(({ card, active }) => active && villager(cardOf(card)).key > 0);
}
