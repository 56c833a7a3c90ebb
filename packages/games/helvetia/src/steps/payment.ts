import { note, offer, schedule, type Seat, type AskStep, type FrameOf } from '@thorp/kernel';
import { BUILDER, SEATS, slotName, slotOf, SLOTS, type Character, type Slot } from '../cards/board.ts';
import { buildingName, EXCHANGE, PRODUCT } from '../cards/buildings.ts';
import { goodName, goodOf, type GoodName } from '../cards/goods.ts';
import { isAwakeOf, laidDown } from '../figures.ts';
import { known } from '../known.ts';
import {
  afterExchange,
  afterWork,
  ANY_PRICE,
  budget,
  byBuying,
  byGiving,
  byMaking,
  DELIVERY,
  givenAt,
  isForSale,
  isSettled,
  isSought,
  isStrict,
  meansOf,
  NEVER,
  settle,
} from '../paymentPlans.ts';
import { add, at, figuresIn, player, spendable } from '../table.ts';
import type { Buy, Exchange, Helvetia, Reason, State, Todo, Work } from '../types.ts';
import { noSupply } from './trader.ts';

/* H-9 Production: who supplies each unit of a payment. */

/** One answer to "who supplies this unit?", and the price of the cheapest plan that begins with it. */
interface Supply {
  readonly option: Work | Exchange | Buy;
  readonly price: number;
}

const BUY: Buy = { kind: 'buy' };
/** By village and slot; created once, because every payment lists some of them. */
const WORK: readonly (readonly Work[])[] = Array.from({ length: SEATS.max }, (_, village) =>
  SLOTS.map(slot => ({ kind: 'work', village, slot })),
);
const workAt = (village: Seat, slot: Slot): Work => known(known(WORK, village), slot);
export const NO_COIN: Reason = { kind: 'noCoin', clause: 'H-8.10' };
const LAST_COIN: Reason = { kind: 'lastCoin', clause: 'H-15.6' };
const CIRCLE: Reason = { kind: 'circle', clause: 'H-9.10' };
const SPOILS_PAYMENT: Reason = { kind: 'spoilsPayment', clause: 'H-20.17' };

// H-9.1 to H-9.10 One unit of a payment: a villager makes it, an exchange supplies it, or money replaces it. Only
// answers that allow the whole payment are offered.
export const pay: AskStep<Helvetia, 'pay', Work | Exchange | Buy> = {
  candidates(s, frame, list) {
    if (isSettled(s.ledger, frame.todo)) return;
    for (const { option, price } of suppliesFor(s, frame, ANY_PRICE)) {
      if (price < NEVER) offer(list, option, null);
      else if (list.refused) offer(list, option, refuseSupply(s, frame, option));
    }
  },
  none(s, { seat, todo }) {
    goOn(s, seat, todo);
  },
  choose(s, { seat, todo }, option) {
    switch (option.kind) {
      case 'work':
        return goOn(s, seat, work(s, seat, todo, option));
      case 'exchange':
        return goOn(s, seat, exchange(s, seat, todo, option));
      case 'buy':
        return goOn(s, seat, buy(s, seat, todo));
    }
  },
  // The cheapest plan: fewest coins, then fewest villagers.
  forMe: (s, frame) => suppliesFor(s, frame, 0).reduce((best, each) => (each.price < best.price ? each : best)).option,
};

/** Everything that could supply the next unit. */
function suppliesFor(s: State, { seat, todo }: FrameOf<Helvetia, 'pay'>, enough: number): Supply[] {
  const found: Supply[] = [];
  const means = meansOf(s, seat);
  const makingPrice = byMaking(means, todo, enough);
  for (let village = 0; village < s.players.length; village++) {
    const { building } = player(s, village);
    const figures = figuresIn(s, village, seat);
    for (let slot = 0; slot < figures.length; slot++) {
      if (!isAwakeOf(at(figures, slot), seat)) continue;
      const here = at(building, slot);
      if (PRODUCT[here] === todo.good) found.push({ option: workAt(village, slot), price: makingPrice });
      if (!EXCHANGE[here]?.get.includes(todo.good)) continue;
      for (const give of givenAt(here)) {
        if (give === todo.good) continue;
        const price = byGiving(means, todo, here, give, enough);
        found.push({ option: { kind: 'exchange', village, slot: slotName(slot), give: goodName(give) }, price });
      }
    }
  }
  if (isForSale(todo)) found.push({ option: BUY, price: byBuying(means, todo, enough) });
  return found;
}

/** Why a unit cannot be supplied in this way: this way is impossible, or the rest of the list would be. */
function refuseSupply(s: State, { seat, todo }: FrameOf<Helvetia, 'pay'>, option: Supply['option']): Reason {
  const means = meansOf(s, seat);
  const unit = known(DELIVERY, todo.good);
  switch (option.kind) {
    case 'buy':
      if (budget(s, seat) > 0) return SPOILS_PAYMENT;
      return spendable(s, seat) > 0 ? LAST_COIN : NO_COIN;
    case 'work':
      return byMaking(means, unit, ANY_PRICE) < NEVER ? SPOILS_PAYMENT : noSupply(means, todo.good);
    case 'exchange': {
      const give = goodOf(option.give);
      if (isSought(todo, give)) return CIRCLE;
      const building = at(player(s, option.village).building, slotOf(option.slot));
      return byGiving(means, unit, building, give, ANY_PRICE) < NEVER ? SPOILS_PAYMENT : noSupply(means, give);
    }
  }
}

/** Settles tasks without a choice, and asks about the next one with a choice. */
function goOn(s: State, seat: Seat, list: Todo | null): void {
  let todo = list;
  while (todo !== null && isSettled(s.ledger, todo)) {
    settle(s.ledger, todo);
    if (s.notes && todo.by) tellFinished(s, seat, todo.by, goodName(todo.good));
    todo = todo.rest;
  }
  if (todo !== null) schedule(s, { step: 'pay', seat, todo });
}

/** H-9.1 The villager lies down; the unit is finished once its prerequisite is there. */
function work(s: State, seat: Seat, todo: Todo, by: Work): Todo {
  layDown(s, seat, by.village, slotOf(by.slot));
  return afterWork(isStrict(s), todo, by);
}

/** H-9.8 The villager lies down; the unit is swapped once the one to give is there. */
function exchange(s: State, seat: Seat, todo: Todo, by: Exchange): Todo {
  layDown(s, seat, by.village, slotOf(by.slot));
  return afterExchange(todo, goodOf(by.give), by);
}

/** H-9.6, H-9.8 A unit is logged when it is finished, after everything that it needed. */
function tellFinished(s: State, seat: Seat, by: Work | Exchange, good: GoodName): void {
  const { village, slot } = by;
  const building = buildingName(at(player(s, village).building, slotOf(slot)));
  if (by.kind === 'work') note(s, { kind: 'worked', seat, village, slot, building, good });
  else note(s, { kind: 'exchanged', seat, village, slot, building, give: by.give, get: good });
}

/** H-10.4 The coin is put on the Builder's space. */
function buy(s: State, seat: Seat, { good, rest }: Todo): Todo | null {
  placeCoin(s, seat, BUILDER);
  note(s, { kind: 'bought', seat, good: goodName(good) });
  return rest;
}

/** A coin from the supply to a character's space. */
export function placeCoin(s: State, seat: Seat, character: Character): void {
  player(s, seat).coins--;
  add(known(s.spaces, character), seat, 1);
}

function layDown(s: State, seat: Seat, village: Seat, slot: Slot): void {
  const figures = figuresIn(s, village, seat);
  figures[slot] = laidDown(at(figures, slot));
}
