import type { Outcome, Part, Score, Seat } from '@thorp/kernel';
import { CHARACTERS, COMPLETION_POINTS, GROUPS } from './cards/board.ts';
import { BUILDING_POINTS, buildingName } from './cards/buildings.ts';
import { GOODS, GOODS_TILE } from './cards/goods.ts';
import { headCount, isAwake, ownerOf } from './figures.ts';
import { at, player } from './table.ts';
import type { Figure, State } from './types.ts';

/** H-17.1 Counted anew from what everybody holds now. */
export function score(s: State): Outcome {
  return { scores: s.players.map((_, seat) => scoreOf(s, seat)) };
}

function scoreOf(s: State, seat: Seat): Score {
  const parts = partsOf(s, seat);
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  return { seat, total, standing: [total, awakeVillagers(s, seat)], parts };
}

export function totalOf(s: State, seat: Seat): number {
  return scoreOf(s, seat).total;
}

function partsOf(s: State, seat: Seat): Part[] {
  const mine = player(s, seat);
  const cubes = mine.cubes.reduce((sum, cube) => sum + cube, 0);
  const parts: Part[] = [
    { what: 'token', amount: s.token === seat ? 1 : 0 },
    { what: 'cubes', amount: cubes, count: cubes },
  ];
  s.goodsTiles.forEach((holder, good) => {
    if (holder === seat) parts.push({ what: 'goodsTile', amount: at(GOODS_TILE, good), card: `good:${GOODS[good]}` });
  });
  s.tiles.forEach((holder, character) => {
    if (holder === seat) parts.push({ what: 'characterTile', amount: 1, card: `character:${CHARACTERS[character]}` });
  });
  for (const building of mine.building) {
    const amount = BUILDING_POINTS[building] ?? 0;
    if (amount > 0) parts.push({ what: 'building', amount, card: `building:${buildingName(building)}` });
  }
  GROUPS.forEach(({ name, points }, group) => {
    if (s.groups[group] === seat) parts.push({ what: 'group', amount: points, card: `group:${name}` });
  });
  COMPLETION_POINTS.forEach((amount, rank) => {
    if (s.completed[rank] === seat) parts.push({ what: 'completed', amount, card: `village:${rank + 1}` });
  });
  return parts;
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
