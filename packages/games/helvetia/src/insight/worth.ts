import type { Seat } from '@thorp/kernel';
import { BUILDING_POINTS, PRODUCT, type Building } from '../cards/buildings.ts';
import { GOODS_TILE, NO_GOOD, type Good } from '../cards/goods.ts';
import { isAwake, ownerOf } from '../figures.ts';
import { at, ON_BOARD, player } from '../table.ts';
import type { Figure, State } from '../types.ts';

/* The values that bots use, in points. Set by hand. */

/** H-11.3 The points of the goods tile for a delivery. */
export function tileLeft(s: State, good: Good): number {
  return s.goodsTiles[good] === ON_BOARD ? at(GOODS_TILE, good) : 0;
}

/** Own sleeping villagers in all villages. */
export function sleepers(s: State, seat: Seat): number {
  let n = 0;
  for (const { host, guest } of s.players) n += asleepOf(host, seat) + asleepOf(guest, seat);
  return n;
}

function asleepOf(figures: readonly Figure[], seat: Seat): number {
  let n = 0;
  for (const figure of figures) if (ownerOf(figure) === seat && !isAwake(figure)) n++;
  return n;
}

/** Its points, or the value of the good that it makes: higher if that good is not delivered yet. */
export function buildingWorth(s: State, seat: Seat, building: Building): number {
  const points = at(BUILDING_POINTS, building);
  if (points > 0) return points;
  const good = at(PRODUCT, building);
  if (good === NO_GOOD) return 0.4;
  return 0.5 + (player(s, seat).cubes[good] === 0 ? 0.4 * (1 + tileLeft(s, good)) : 0);
}

/**
 * An entry of a list of fractions. Lists of whole numbers have a separate function, so that V8 does not turn them into
 * lists of floats.
 */
export function fraction(list: readonly number[], index: number): number {
  return list[index] as number;
}
