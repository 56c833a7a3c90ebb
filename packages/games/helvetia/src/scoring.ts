import type { Outcome, Part, Score, Seat } from '@thorp/kernel';
import { CHARACTERS, COMPLETION_POINTS, GROUPS } from './cards/board.ts';
import { BUILDING_POINTS, BUILDINGS, NO_BUILDING } from './cards/buildings.ts';
import { GOODS, GOODS_TILE } from './cards/goods.ts';
import { headCount, isAwake, ownerOf } from './figures.ts';
import { at, player } from './table.ts';
import type { Figure, State } from './types.ts';

/** H-15.8 One point each. */
const CHARACTER_POINTS = CHARACTERS.map(() => 1);
const GROUP_POINTS = GROUPS.map(({ points }) => points);

/** The catalogue's entries by place, made once: scores are counted for every view. */
const GOOD_CARDS = GOODS.map(name => `good:${name}`);
const CHARACTER_CARDS = CHARACTERS.map(name => `character:${name}`);
const BUILDING_CARDS = BUILDINGS.map(({ name }) => `building:${name}`);
const GROUP_CARDS = GROUPS.map(({ name }) => `group:${name}`);
const VILLAGE_CARDS = COMPLETION_POINTS.map((_, rank) => `village:${rank + 1}`);

/** H-17.1 Counted anew from what everybody holds now. */
export function score(s: State): Outcome {
  return { scores: s.players.map((_, seat) => scoreOf(s, seat)) };
}

function scoreOf(s: State, seat: Seat): Score {
  const parts = partsOf(s, seat);
  const total = sumOf(parts);
  return { seat, total, standing: [total, awakeVillagers(s, seat)], parts };
}

export function totalOf(s: State, seat: Seat): number {
  return sumOf(partsOf(s, seat));
}

function sumOf(parts: readonly Part[]): number {
  let sum = 0;
  for (const { amount } of parts) sum += amount;
  return sum;
}

function partsOf(s: State, seat: Seat): Part[] {
  const { cubes, building } = player(s, seat);
  const delivered = cubes.reduce((sum, cube) => sum + cube, 0);
  const parts: Part[] = [
    { what: 'token', amount: s.token === seat ? 1 : 0 },
    { what: 'cubes', amount: delivered, count: delivered },
  ];
  addHeld(parts, 'goodsTile', s.goodsTiles, seat, GOODS_TILE, GOOD_CARDS);
  addHeld(parts, 'characterTile', s.tiles, seat, CHARACTER_POINTS, CHARACTER_CARDS);
  for (const each of building) {
    if (each === NO_BUILDING || at(BUILDING_POINTS, each) === 0) continue;
    parts.push({ what: 'building', amount: at(BUILDING_POINTS, each), card: BUILDING_CARDS[each] as string });
  }
  addHeld(parts, 'group', s.groups, seat, GROUP_POINTS, GROUP_CARDS);
  addHeld(parts, 'completed', s.completed, seat, COMPLETION_POINTS, VILLAGE_CARDS);
  return parts;
}

/** A line for every tile of one sort that the seat holds. */
function addHeld(
  parts: Part[],
  what: string,
  holders: readonly Seat[],
  seat: Seat,
  points: readonly number[],
  cards: readonly string[],
): void {
  for (let place = 0; place < holders.length; place++) {
    if (holders[place] === seat) parts.push({ what, amount: at(points, place), card: cards[place] as string });
  }
}

/** H-18.2 Own figures standing in buildings of any village and on the own Village Center. */
function awakeVillagers(s: State, seat: Seat): number {
  let count = headCount(player(s, seat).centre);
  for (const { host, guest } of s.players) count += standing(host, seat) + standing(guest, seat);
  return count;
}

function standing(figures: readonly Figure[], seat: Seat): number {
  return figures.filter(figure => ownerOf(figure) === seat && isAwake(figure)).length;
}
