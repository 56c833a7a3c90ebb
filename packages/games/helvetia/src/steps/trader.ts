import { note, offer, schedule, type Seat, type AskStep, type RunStep } from '@thorp/kernel';
import { GROUPS } from '../cards/board.ts';
import { GOODS, GOODS_TILE, goodName, goodOf, type Good } from '../cards/goods.ts';
import { known } from '../known.ts';
import { canDo, DELIVERY, lackingFor, meansOf, type Means } from '../paymentPlans.ts';
import { at, ON_BOARD, player } from '../table.ts';
import type { Deliver, Helvetia, Idle, Reason, State } from '../types.ts';

/* H-11 The Trader: goods are delivered to the market. */

const DELIVER: readonly Deliver[] = GOODS.map(good => ({ kind: 'deliver', good }));

const DELIVERED_ALREADY: Reason = { kind: 'deliveredAlready', clause: 'H-11.2' };
/** Used if nobody reads the reason. */
const NO_SUPPLY: Reason = { kind: 'noSupply', clause: 'H-9.6', good: goodName(0), lacks: goodName(0) };

// H-11.1 Deliver one good: choose it, make it, and put a cube on its market space.
export const trade: AskStep<Helvetia, 'trade', Deliver> = {
  candidates(s, { seat }, list) {
    const means = meansOf(s, seat);
    for (let good = 0; good < DELIVER.length; good++) {
      const reason = refuseDelivery(s, seat, good, means);
      offer(list, known(DELIVER, good), list.refused && reason === NO_SUPPLY ? noSupply(means, good) : reason);
    }
  },
  choose(s, { seat }, option) {
    const good = goodOf(option.good);
    schedule(s, { step: 'pay', seat, todo: known(DELIVERY, good) }, { step: 'deliver', seat, good });
  },
};

export function canTrade(s: State, seat: Seat, means: Means): boolean {
  for (let good = 0; good < GOODS.length; good++) if (!refuseDelivery(s, seat, good, means)) return true;
  return false;
}

function refuseDelivery(s: State, seat: Seat, good: Good, means: Means): Reason | null {
  if (player(s, seat).cubes[good] === 1) return DELIVERED_ALREADY;
  return canDo(means, known(DELIVERY, good)) ? null : NO_SUPPLY;
}

/** H-9.6 Names what is missing: the good, or its prerequisite. */
export function noSupply(means: Means, good: Good): Reason {
  return { kind: 'noSupply', clause: 'H-9.6', good: goodName(good), lacks: goodName(lackingFor(means, good)) };
}

/** H-8.6 Why the Trader can do nothing. */
export function traderIdle(s: State, seat: Seat): Idle {
  return player(s, seat).cubes.includes(0) ? 'cannotMake' : 'deliveredAll';
}

// H-11.2, H-11.3, H-11.5 The cube, then the goods tile for the first, then the groups that it completes.
export const deliver: RunStep<Helvetia, 'deliver'> = {
  run(s, { seat, good }) {
    player(s, seat).cubes[good] = 1;
    s.busy = true;
    note(s, { kind: 'delivered', seat, good: goodName(good) });
    takeGoodsTile(s, seat, good);
    takeGroups(s, seat);
  },
};

function takeGoodsTile(s: State, seat: Seat, good: Good): void {
  const points = at(GOODS_TILE, good);
  if (points === 0 || s.goodsTiles[good] !== ON_BOARD) return;
  s.goodsTiles[good] = seat;
  note(s, { kind: 'goodsTile', seat, good: goodName(good), points });
}

/** H-6.5 The first player with cubes on all goods of a group takes its tile. */
function takeGroups(s: State, seat: Seat): void {
  const { cubes } = player(s, seat);
  GROUPS.forEach(({ name, goods, points }, group) => {
    if (s.groups[group] !== ON_BOARD || !goods.every(good => cubes[good] === 1)) return;
    s.groups[group] = seat;
    note(s, { kind: 'groupTile', seat, group: name, points });
  });
}
