import { newWorld, shuffle, type Chance, type Config } from '@thorp/kernel';
import { CHARACTERS, COMPLETION_POINTS, GROUPS, NO_CHARACTER, SLOTS } from './cards/board.ts';
import { BUILDING_POINTS, BUILDINGS, NO_BUILDING, type Building } from './cards/buildings.ts';
import { GOODS } from './cards/goods.ts';
import { NOBODY } from './figures.ts';
import { ON_BOARD, playOrder } from './table.ts';
import type { Frame, HelvetiaSettings, Player, State } from './types.ts';

/** H-1.3, H-1.4 What each player starts with. */
const MEN = 8;
const WOMEN = 8;
const COINS = 6;

/** H-7.1 to H-7.4 The table before anybody gets buildings. */
export function setup({ seats, settings }: Config<HelvetiaSettings>, chance: Chance): State {
  const s = bareTable(seats, settings, chance);
  s.piles = shuffledPiles(s);
  return s;
}

/** The board, the display, and what everybody gets. */
function bareTable(seats: number, settings: HelvetiaSettings, chance: Chance): State {
  const { frames, learnt, notes } = newWorld<Frame>(chance, { step: 'prepare' });
  // Written out in the same order as in `clone`, so that V8 gives both objects the same shape.
  return {
    frames,
    chance,
    learnt,
    notes,
    settings,
    next: playOrder(seats, settings.playDirection),
    round: 0,
    token: 0,
    players: Array.from({ length: seats }, () => newPlayer(seats)),
    pool: BUILDINGS.map(({ copies }) => copies.letter ?? 0),
    display: BUILDINGS.map(({ copies }) => copies[1] ?? 0),
    piles: [],
    box: BUILDINGS.map(() => 0),
    spaces: CHARACTERS.map(() => zeros(seats)),
    tiles: CHARACTERS.map(() => ON_BOARD),
    tilesUsed: zeros(CHARACTERS.length),
    goodsTiles: GOODS.map(() => ON_BOARD),
    groups: GROUPS.map(() => ON_BOARD),
    completed: COMPLETION_POINTS.map(() => ON_BOARD),
    turn: { character: NO_CHARACTER, tileUsed: false, fresh: 0, births: [] },
    ledger: { made: zeros(GOODS.length), unspent: zeros(GOODS.length) },
    busy: false,
    idleRounds: 0,
  };
}

function newPlayer(seats: number): Player {
  return {
    coins: COINS,
    supply: [MEN, WOMEN],
    school: [0, 0],
    centre: [0, 0],
    dowry: zeros(seats),
    start: [],
    building: SLOTS.map(() => NO_BUILDING),
    host: SLOTS.map(() => NOBODY),
    guest: SLOTS.map(() => NOBODY),
    children: [],
    cubes: zeros(GOODS.length),
  };
}

const zeros = (length: number): number[] => Array<number>(length).fill(0);

/** H-7.3, H-21.6 "2" on top of "3"; the victory-point buildings among the "3", or under them. */
function shuffledPiles(s: State): Building[][] {
  const threes = tilesOf(3);
  if (s.settings.vpBuildingPile === 'in-3') return [shuffle(s, tilesOf(2)), shuffle(s, threes)];
  const isVictory = (building: Building): boolean => (BUILDING_POINTS[building] ?? 0) > 0;
  const plain = threes.filter(building => !isVictory(building));
  return [shuffle(s, tilesOf(2)), shuffle(s, plain), shuffle(s, threes.filter(isVictory))];
}

/** One entry for each copy. `push`, because `flatMap` makes lists with holes. */
function tilesOf(back: 2 | 3): Building[] {
  const tiles: Building[] = [];
  for (const [building, { copies }] of BUILDINGS.entries()) {
    for (let i = copies[back] ?? 0; i > 0; i--) tiles.push(building);
  }
  return tiles;
}
