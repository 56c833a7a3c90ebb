import type { SeenVillager } from '@thorp/villagers';
import { CARDS, NONE } from '@thorp/villagers/cards';

/** A villager of a village and what lies on it: a chain is a house, its first villager the roof. */
export interface Floor {
  readonly at: number;
  readonly it: SeenVillager;
  readonly above: readonly Floor[];
  /** The width of the free place beside the villagers on it, in cards; 0 if there is none. */
  readonly room: number;
}

/** The width of a free place beside others, in cards: wide enough for a finger. */
const PLOT = 0.5;

/** The villagers of a village as houses: chains first, then single villagers. */
export function housesOf(villagers: readonly SeenVillager[]): Floor[] {
  const floor = (it: SeenVillager, at: number): Floor => {
    const above = villagers.flatMap((other, i) => (other.on === at ? [floor(other, i)] : []));
    const { places } = CARDS[it.as];
    return { at, it, above, room: above.length > 0 && above.length < places ? PLOT : 0 };
  };
  const houses = villagers.flatMap((it, at) => (it.on === NONE ? [floor(it, at)] : []));
  return [...houses.filter(({ above }) => above.length > 0), ...houses.filter(({ above }) => above.length === 0)];
}

/** How many cards wide a house is. */
export function widthOf({ above, room }: Floor): number {
  if (above.length === 0) return 1;
  return above.reduce((sum, floor) => sum + widthOf(floor), room);
}

/** How many heads are visible above the topmost card of the highest branch. */
export function depthOf({ above }: Floor): number {
  return above.length === 0 ? 0 : 1 + Math.max(...above.map(depthOf));
}
