import type { FittedChances, Insight, Seat } from '@thorp/kernel';
import { COMPLETION_POINTS, GROUPS } from '../cards/board.ts';
import { BUILDING_POINTS, NO_BUILDING, PRODUCT, type Building } from '../cards/buildings.ts';
import { GOODS, GOODS_TILE, goodOf, MATERIALS, NO_GOOD, PREREQUISITE, type Good } from '../cards/goods.ts';
import { headCount, isAwake, NOBODY, ownerOf } from '../figures.ts';
import { prior } from './prior.ts';
import { known } from '../known.ts';
import { at, ON_BOARD, player } from '../table.ts';
import type { Figure, Frame, Option, Player, State, Todo } from '../types.ts';
import { buildingWorth, fraction, sleepers, tileLeft } from './worth.ts';

/*
 * An estimate of the final points: points held, character tiles about to change hands, goods that the own villagers can
 * make and have not delivered yet, progress towards groups and a complete village, people and coins. Everything is in
 * points. The future counts less when somebody is near the 20 points that end the game.
 */

/** The meaning of each weight. */
const W = {
  /** A delivery that would be possible if everybody were awake; the share of it while a villager sleeps. */
  delivery: 0,
  asleep: 1,
  /** The same while a building of the chain has no villager yet, or can still be built. */
  empty: 2,
  display: 3,
  /** A building material that the seat can make. */
  material: 4,
  /** Progress towards a market group, and towards a complete village. */
  group: 5,
  village: 6,
  /** A building, and one with a villager in it. */
  building: 7,
  worker: 8,
  /** A villager at home or at school, a child, a couple that may have a child. */
  single: 9,
  child: 10,
  couple: 11,
  /** A coin to spend in this round. */
  coin: 12,
  /** A character tile that the seat will get, besides its point. */
  tile: 13,
  /** Number of rounds after which the future counts half. */
  leisure: 14,
  /** How much an action in progress counts, compared with its immediate gain: above 1, because it leads to others. */
  pending: 15,
} as const;
type Weights = readonly number[];

/**
 * Tuned by self-play: `thorp tune helvetia --iterations 12`, seed 1, and once more from there, seed 2; 768 games each at
 * two seats. They won 56 % (50 – 61) of 300 fresh games against those before, and 60 % (45 – 74) of 40 of hard bots.
 * bench/BOTS.md tells more.
 */
const WEIGHTS: Weights = [
  0.78, 0.906, 0.244, 0.283, 0.193, 0.275, 1.38, 0.318, 0.181, 0.382, 0.161, 0.0802, 0.114, 0.35, 0.591, 1.91,
];

/** H-18.1 Points that end the game, and about how many the leader makes in a round. */
const THRESHOLD = 20;
const PACE = 4;

const MAKER: readonly Building[] = GOODS.map((_, good) => PRODUCT.indexOf(good));
const MATERIAL: readonly Good[] = MATERIALS.map(goodOf);
const SLOT_COUNT = 10;
/** How near a good is if its building is neither owned nor on display. */
const UNLIKELY = 0.02;

/** About what an action brings before its details are chosen: not more than the estimate sees afterwards. */
const ACTION: { readonly [step in Frame['step']]?: number } = {
  build: 0.6,
  trade: 0.5,
  send: 0.3,
  marry: 0.3,
  bear: 0.12,
};

/** Fitted to 200 games of medium bots: bench/ANALYSIS.md. */
const CHANCE: FittedChances = { estimate: [0.45, -2.25], nets: { 2: { net: 'duel', sharpness: 0.93 } } };

export const insight: Insight<State, Option> = {
  spread: 12,
  horizon: 60,
  weights: WEIGHTS,
  chance: CHANCE,
  leaning: { style: 'builder', of: buildings },
  estimate,
  prior,
};

/** Where each seat has people, and which buildings it owns, as sets of building types. */
interface Crews {
  readonly awake: number[];
  readonly asleep: number[];
  readonly owned: number[];
  readonly display: number;
}

function buildings(s: State, seat: Seat): number {
  let built = 0;
  for (const here of player(s, seat).building) if (here !== NO_BUILDING) built++;
  return built;
}

function estimate(s: State, w: Weights): number[] {
  return estimateWith(s, w, reachesOf(s, w));
}

/** The same, for callers that already know how near each seat is to making each good. */
export function estimateWith(s: State, w: Weights, reaches: readonly Reach[]): number[] {
  const totals = pointsHeld(s);
  const rounds = Math.max(0.3, (THRESHOLD - Math.max(...totals)) / PACE);
  const time = rounds / (rounds + fraction(w, W.leisure));
  addTiles(s, totals, fraction(w, W.tile) * time);
  for (let seat = 0; seat < totals.length; seat++) {
    gainFor(totals, seat, time * prospects(s, seat, known(reaches, seat), w));
  }
  for (const frame of s.frames)
    if ('seat' in frame) gainFor(totals, frame.seat, fraction(w, W.pending) * pending(s, frame));
  return totals;
}

function gainFor(totals: number[], seat: Seat, worth: number): void {
  totals[seat] = fraction(totals, seat) + worth;
}

/** H-17.1 without the character tiles, which are likely to change hands. */
function pointsHeld(s: State): number[] {
  const totals = s.players.map(() => 0);
  gainFor(totals, s.token, 1);
  for (let good = 0; good < GOODS.length; good++) award(totals, at(s.goodsTiles, good), at(GOODS_TILE, good));
  for (let group = 0; group < GROUPS.length; group++) award(totals, at(s.groups, group), GROUPS[group]?.points ?? 0);
  for (let rank = 0; rank < COMPLETION_POINTS.length; rank++) {
    award(totals, at(s.completed, rank), at(COMPLETION_POINTS, rank));
  }
  for (let seat = 0; seat < totals.length; seat++) gainFor(totals, seat, builtAndDelivered(player(s, seat)));
  return totals;
}

function builtAndDelivered({ cubes, building }: Player): number {
  let points = 0;
  for (let good = 0; good < cubes.length; good++) points += at(cubes, good);
  for (let slot = 0; slot < building.length; slot++) points += BUILDING_POINTS[at(building, slot)] ?? 0;
  return points;
}

function award(totals: number[], holder: Seat, points: number): void {
  if (holder !== ON_BOARD) gainFor(totals, holder, points);
}

/** H-16.1 A character tile counts for the seat that would hold it if the round ended now. */
function addTiles(s: State, totals: number[], use: number): void {
  for (let character = 0; character < s.tiles.length; character++) {
    const spaces = known(s.spaces, character);
    let most = 0;
    let holder = at(s.tiles, character);
    for (let seat = 0; seat < spaces.length; seat++) {
      const coins = at(spaces, seat);
      if (coins > most) holder = seat;
      else if (coins === most && coins > 0) holder = at(s.tiles, character);
      if (coins > most) most = coins;
    }
    if (holder !== ON_BOARD) gainFor(totals, holder, 1 + use);
  }
}

function crewsOf(s: State): Crews {
  let display = 0;
  for (let building = 0; building < s.display.length; building++)
    if (at(s.display, building) > 0) display |= 1 << building;
  const crews: Crews = {
    awake: s.players.map(none),
    asleep: s.players.map(none),
    owned: s.players.map(startSet),
    display,
  };
  for (let seat = 0; seat < s.players.length; seat++) {
    const { building, host, guest } = player(s, seat);
    for (let slot = 0; slot < building.length; slot++) {
      const here = at(building, slot);
      if (here === NO_BUILDING) continue;
      crews.owned[seat] = at(crews.owned, seat) | (1 << here);
      enlist(crews, here, at(host, slot));
      enlist(crews, here, at(guest, slot));
    }
  }
  return crews;
}

const none = (): number => 0;

function startSet({ start }: Player): number {
  let set = 0;
  for (const building of start) set |= 1 << building;
  return set;
}

function enlist({ awake, asleep }: Crews, building: Building, figure: Figure): void {
  if (figure === NOBODY) return;
  const owner = ownerOf(figure);
  const set = isAwake(figure) ? awake : asleep;
  set[owner] = at(set, owner) | (1 << building);
}

/** What a seat can still expect, in points. */
function prospects(s: State, seat: Seat, reach: Reach, w: Weights): number {
  const mine = player(s, seat);
  let worth = fraction(w, W.coin) * mine.coins;
  for (let good = 0; good < GOODS.length; good++) {
    if (mine.cubes[good] === 0) worth += fraction(w, W.delivery) * fraction(reach, good) * (1 + tileLeft(s, good));
  }
  for (const good of MATERIAL) worth += fraction(w, W.material) * fraction(reach, good);
  for (let group = 0; group < GROUPS.length; group++) {
    if (s.groups[group] === ON_BOARD) worth += fraction(w, W.group) * groupShare(mine, reach, group);
  }
  return worth + people(mine, w) + village(s, seat, mine, w);
}

/** How near a seat is to making each good, from 0 to 1. */
export type Reach = readonly number[];

/** By seat. */
export function reachesOf(s: State, w: Weights): Reach[] {
  const crews = crewsOf(s);
  const reaches: Reach[] = [];
  for (let seat = 0; seat < s.players.length; seat++) reaches.push(reachOf(crews, seat, w));
  return reaches;
}

/** The value for its building, times the same for the good that it needs. */
function reachOf(crews: Crews, seat: Seat, w: Weights): Reach {
  const awake = at(crews.awake, seat);
  const asleep = at(crews.asleep, seat);
  const owned = at(crews.owned, seat);
  const reach: number[] = [];
  for (let good = 0; good < GOODS.length; good++) {
    const maker = 1 << at(MAKER, good);
    let own = UNLIKELY;
    if (awake & maker) own = 1;
    else if (asleep & maker) own = fraction(w, W.asleep);
    else if (owned & maker) own = fraction(w, W.empty);
    else if (crews.display & maker) own = fraction(w, W.display);
    const needs = at(PREREQUISITE, good);
    reach.push(needs === NO_GOOD ? own : own * fraction(reach, needs));
  }
  return reach;
}

/** H-6.5 A share of a group's points for the progress towards it. */
function groupShare({ cubes }: Player, reach: Reach, group: number): number {
  const { goods, points } = known(GROUPS, group);
  let share = 0;
  for (const good of goods) share += cubes[good] === 1 ? 1 : 0.5 * fraction(reach, good);
  share /= goods.length;
  return points * share * share * share;
}

function people({ centre, school, children, guest }: Player, w: Weights): number {
  let couples = 0;
  for (const figure of guest) if (figure !== NOBODY) couples++;
  const singles = headCount(centre) + headCount(school);
  return fraction(w, W.single) * singles + fraction(w, W.child) * children.length + fraction(w, W.couple) * couples;
}

/** H-3.11 Buildings, their people, and the points for a complete village. */
function village(s: State, seat: Seat, { building, host }: Player, w: Weights): number {
  let built = 0;
  let settled = 0;
  for (let slot = 0; slot < building.length; slot++) {
    if (building[slot] === NO_BUILDING) continue;
    built++;
    if (host[slot] !== NOBODY || at(BUILDING_POINTS, at(building, slot)) > 0) settled++;
  }
  const rank = s.completed.includes(seat) ? -1 : s.completed.indexOf(ON_BOARD);
  const share = (built + settled) / (2 * SLOT_COUNT);
  const prize = rank < 0 ? 0 : at(COMPLETION_POINTS, rank) * share * share * share;
  return fraction(w, W.building) * built + fraction(w, W.worker) * settled + fraction(w, W.village) * prize;
}

/** The value of the pending steps. */
function pending(s: State, frame: Extract<Frame, { seat: Seat }>): number {
  switch (frame.step) {
    case 'wake':
      return Math.min(0.4, 0.06 * sleepers(s, frame.seat));
    case 'pay':
      return -0.15 * lengthOf(frame.todo);
    case 'deliver':
      return player(s, frame.seat).cubes[frame.good] === 1 ? 0 : 0.4 * (1 + tileLeft(s, frame.good));
    case 'place':
      return buildingWorth(s, frame.seat, frame.building);
    default:
      return ACTION[frame.step] ?? 0;
  }
}

function lengthOf(todo: Todo): number {
  let n = 0;
  for (let next: Todo | null = todo; next; next = next.rest) n++;
  return n;
}
