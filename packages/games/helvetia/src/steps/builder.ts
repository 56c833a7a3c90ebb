import { must, note, offer, schedule, type Seat, type AskStep, type RunStep } from '@thorp/kernel';
import { COMPLETION_POINTS, slotName, slotOf } from '../cards/board.ts';
import { BUILDINGS, buildingName, buildingOf, NO_BUILDING, type Building } from '../cards/buildings.ts';
import { goodName, type GoodName } from '../cards/goods.ts';
import { awakeFigure, SEXES, sexName, sexOf } from '../figures.ts';
import { known } from '../known.ts';
import { canDo, COST, meansOf, type Means } from '../paymentPlans.ts';
import { add, at, isComplete, isInhabitable, ON_BOARD, player } from '../table.ts';
import type { Build, Helvetia, Idle, MoveIn, Place, Reason, State } from '../types.ts';

/* H-10 The Builder: build a tile from the display. */

const BUILD: readonly Build[] = BUILDINGS.map(({ name }) => ({ kind: 'build', building: name }));

const BUILT_ALREADY: Reason = { kind: 'builtAlready', clause: 'H-10.2' };
const VILLAGE_FULL: Reason = { kind: 'villageFull', clause: 'H-3.3' };
const TOO_DEAR = { kind: 'tooDear', clause: 'H-10.4', goods: [] } satisfies Reason;

// H-10.1 Build one tile from the display: choose it, pay for it, place it, and somebody moves in.
export const build: AskStep<Helvetia, 'build', Build> = {
  candidates(s, { seat }, list) {
    const means = meansOf(s, seat);
    for (let building = 0; building < BUILD.length; building++) {
      if (at(s.display, building) === 0) continue;
      const reason = refuseBuild(s, seat, building, means);
      offer(list, known(BUILD, building), list.refused && reason === TOO_DEAR ? tooDear(means, building) : reason);
    }
  },
  choose(s, { seat }, option) {
    const building = buildingOf(option.building);
    const todo = must(COST[building], 'every tile on display costs something');
    schedule(s, { step: 'pay', seat, todo }, { step: 'place', seat, building });
  },
};

/** Whether any tile on display could be built. */
export function canBuild(s: State, seat: Seat, means: Means): boolean {
  if (!player(s, seat).building.includes(NO_BUILDING)) return false;
  for (let building = 0; building < s.display.length; building++) {
    if (at(s.display, building) > 0 && !refuseBuild(s, seat, building, means)) return true;
  }
  return false;
}

function refuseBuild(s: State, seat: Seat, building: Building, means: Means): Reason | null {
  const mine = player(s, seat);
  if (mine.building.includes(building)) return BUILT_ALREADY;
  if (!mine.building.includes(NO_BUILDING)) return VILLAGE_FULL;
  return canDo(means, COST[building] ?? null) ? null : TOO_DEAR;
}

/** H-10.4 Names the goods of the cost that cannot be supplied even alone. */
function tooDear(means: Means, building: Building): Reason {
  const goods: GoodName[] = [];
  for (let todo = COST[building] ?? null; todo !== null; todo = todo.rest) {
    const name = goodName(todo.good);
    if (!canDo(means, { ...todo, rest: null }) && !goods.includes(name)) goods.push(name);
  }
  return { ...TOO_DEAR, goods };
}

/** H-8.6 Why the Builder can do nothing. */
export function builderIdle(s: State, seat: Seat): Idle {
  const { building } = player(s, seat);
  if (!building.includes(NO_BUILDING)) return 'villageFull';
  const isNew = s.display.some((copies, each) => copies > 0 && !building.includes(each));
  return isNew ? 'cannotPay' : 'builtAll';
}

// H-10.7 The tile goes into a free slot of the own village.
export const place: AskStep<Helvetia, 'place', Place> = {
  options: (s, { seat }) => freeSlots(s, seat),
  choose(s, { seat, building }, { slot }) {
    add(s.display, building, -1);
    player(s, seat).building[slotOf(slot)] = building;
    s.busy = true;
    note(s, { kind: 'built', seat, building: buildingName(building), slot });
    schedule(s, { step: 'moveIn', seat, slot: slotOf(slot) }, { step: 'claimVillage', seat });
  },
};

export function freeSlots(s: State, seat: Seat): Place[] {
  const { building } = player(s, seat);
  const free: Place[] = [];
  for (let slot = 0; slot < building.length; slot++) {
    if (building[slot] === NO_BUILDING) free.push({ kind: 'place', slot: slotName(slot) });
  }
  return free;
}

// H-10.8 Somebody from the Village Center must move into a new building, unless it is a victory-point building.
export const moveIn: AskStep<Helvetia, 'moveIn', MoveIn> = {
  options(s, { seat, slot }) {
    const { building, centre } = player(s, seat);
    const options: MoveIn[] = [];
    if (!isInhabitable(at(building, slot))) return options;
    for (const sex of SEXES) if (centre[sex] > 0) options.push({ kind: 'moveIn', sex: sexName(sex) });
    return options;
  },
  choose(s, { seat, slot }, option) {
    const mine = player(s, seat);
    const sex = sexOf(option.sex);
    mine.centre[sex]--;
    mine.host[slot] = awakeFigure(seat, sex);
    note(s, { kind: 'movedIn', seat, sex: option.sex, slot: slotName(slot) });
  },
};

// H-10.10 The first two players whose villages are complete take a tile each.
export const claimVillage: RunStep<Helvetia, 'claimVillage'> = {
  run(s, { seat }) {
    const rank = s.completed.indexOf(ON_BOARD);
    if (rank < 0 || s.completed.includes(seat) || !isComplete(player(s, seat))) return;
    s.completed[rank] = seat;
    note(s, { kind: 'completed', seat, points: at(COMPLETION_POINTS, rank) });
  },
};
