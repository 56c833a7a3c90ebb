import { below, must, newWorld, note, schedule, shuffle, type Chance, type Config, type Seat } from '@thorp/kernel';
import { CHARACTERS, COMPLETION_POINTS, GROUPS, NO_CHARACTER, SLOTS } from './cards/board.ts';
import {
  BUILDING_POINTS,
  buildingOf,
  BUILDINGS,
  NO_BUILDING,
  START_SETS,
  START_TYPES,
  type Building,
} from './cards/buildings.ts';
import { GOODS } from './cards/goods.ts';
import { NOBODY } from './figures.ts';
import { START_TILES, takeStartTile } from './steps/founding.ts';
import { add, ON_BOARD, orderFrom, playOrder, rightOf } from './table.ts';
import type { Frame, HelvetiaSettings, Player, State } from './types.ts';

/** H-1.3, H-1.4 What each player brings. */
const MEN = 8;
const WOMEN = 8;
const COINS = 6;

/** H-7 Everything before the first question. */
export function setup({ seats, settings }: Config<HelvetiaSettings>, chance: Chance): State {
  const s = bareTable(seats, settings, chance);
  s.piles = shuffledPiles(s);
  const draft = settings.setupVariant === 'easy' ? dealSets(s) : prepareDraft(s);
  const order = orderFrom(s, s.token);
  schedule(
    s,
    ...draft,
    ...order.flatMap(seat => Array.from({ length: START_TILES }, (): Frame => ({ step: 'found', seat }))),
    ...order.map((seat): Frame => ({ step: 'house', seat })),
    ...order.map((seat): Frame => ({ step: 'lodge', seat })),
    ...order.map((seat): Frame => ({ step: 'betroth', seat })),
    { step: 'endow' },
    ...(settings.revealBeforeRoundOne ? [{ step: 'reveal' } as const] : []),
    { step: 'round' },
  );
  return s;
}

/** H-7.1, H-7.2, H-7.4 The board, the display, and what everybody takes. */
function bareTable(seats: number, settings: HelvetiaSettings, chance: Chance): State {
  return {
    ...newWorld<Frame>(chance),
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

function tilesOf(back: 2 | 3): Building[] {
  return BUILDINGS.flatMap(({ copies }, building) => Array<Building>(copies[back] ?? 0).fill(building));
}

/** H-7.6 to H-7.10 A snake draft from a random starter; the last to pick begins round 1. */
function prepareDraft(s: State): Frame[] {
  const seats = s.players.length;
  if (seats < 4) START_TYPES.forEach(building => removeStartTile(s, building));
  const first = below(s, seats);
  s.token = rightOf(first, seats);
  const clockwise = clockwiseFrom(first, seats);
  const picks = [...clockwise, ...clockwise.toReversed(), ...clockwise];
  return picks.map(seat => ({ step: 'draft', seat }));
}

function clockwiseFrom(first: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

function removeStartTile(s: State, building: Building): void {
  add(s.pool, building, -1);
  add(s.box, building, 1);
}

/** H-7.12, H-7.13 Everybody gets a Village Center with its three start tiles; the first player is random. */
function dealSets(s: State): Frame[] {
  const letters = shuffle(s, Object.keys(START_SETS));
  s.players.forEach((_, seat) => {
    const letter = must(letters[seat], 'there are more sets than players');
    for (const name of START_SETS[letter] ?? []) takeStartTile(s, seat, buildingOf(name));
    note(s, { kind: 'dealt', seat, letter });
  });
  s.token = below(s, s.players.length);
  return [];
}
