import type { Outcome, Part, Score, Seat } from '@thorp/kernel';
import { CHARACTERS, COMPLETION_POINTS, GROUPS } from './cards/board.ts';
import { BUILDING_POINTS, BUILDINGS, NO_BUILDING } from './cards/buildings.ts';
import { GOODS, GOODS_TILE } from './cards/goods.ts';
import { buildingCard, characterCard, completionCard, goodCard, groupCard } from './pieces.ts';
import { headCount, isAwake, ownerOf } from './figures.ts';
import { known } from './known.ts';
import { at, player } from './table.ts';
import type { Figure, State } from './types.ts';

/** A kind of tile that counts for its holder: points and catalogue entries, by index. */
interface TileKind {
  readonly what: string;
  readonly points: readonly number[];
  readonly cards: readonly string[];
}

// Created once, because scores are computed for every view.
const GOODS_TILES: TileKind = { what: 'goodsTile', points: GOODS_TILE, cards: GOODS.map(goodCard) };

const CHARACTER_TILES: TileKind = {
  what: 'characterTile',
  points: CHARACTERS.map(() => 1),
  cards: CHARACTERS.map(characterCard),
};

const GROUP_TILES: TileKind = {
  what: 'group',
  points: GROUPS.map(({ points }) => points),
  cards: GROUPS.map(({ name }) => groupCard(name)),
};

const VILLAGE_TILES: TileKind = {
  what: 'completed',
  points: COMPLETION_POINTS,
  cards: COMPLETION_POINTS.map((_, rank) => completionCard(rank)),
};

const BUILDING_CARDS = BUILDINGS.map(({ name }) => buildingCard(name));

/** H-17.1 Computed from what everybody holds now. */
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
  addHeld(parts, GOODS_TILES, s.goodsTiles, seat);
  addHeld(parts, CHARACTER_TILES, s.tiles, seat);
  for (const each of building) {
    if (each === NO_BUILDING || at(BUILDING_POINTS, each) === 0) continue;
    parts.push({ what: 'building', amount: at(BUILDING_POINTS, each), card: known(BUILDING_CARDS, each) });
  }
  addHeld(parts, GROUP_TILES, s.groups, seat);
  addHeld(parts, VILLAGE_TILES, s.completed, seat);
  return parts;
}

/** A line for every tile of one kind that the seat holds. */
function addHeld(parts: Part[], { what, points, cards }: TileKind, holders: readonly Seat[], seat: Seat): void {
  for (let place = 0; place < holders.length; place++) {
    if (holders[place] === seat) parts.push({ what, amount: at(points, place), card: known(cards, place) });
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
