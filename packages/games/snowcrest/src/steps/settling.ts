import { must, note, offer, schedule, type Candidates, type AskStep, type FrameOf, type RunStep } from '@thorp/kernel';
import { cardOf, villagerId } from '../cards/ids.ts';
import { ANY, RESOURCES, type Due, type Need, type Resource } from '../cards/vocabulary.ts';
import { discardFromHand, leaveVillage, showsHand } from '../decks.ts';
import { gainOmens, returnTile } from '../goods.ts';
import { itemSourceForMe } from '../payForMe.ts';
import {
  addUnits,
  canPay,
  dueFor,
  isResource,
  lessUnits,
  meetFromCredit,
  offerSources,
  oneNeed,
  spend,
} from '../payment.ts';
import {
  adjust,
  cardAt,
  count,
  entry,
  freeCards,
  isFree,
  isSolo,
  player,
  SLOTS,
  spiritOf,
  turnFaceDown,
  villager,
} from '../table.ts';
import type {
  Frame,
  GiveCard,
  GiveTile,
  GiveVillager,
  Reason,
  Settle,
  Settlement,
  Snowcrest,
  Source,
  State,
} from '../types.ts';
import { tilesToGive } from './building.ts';

/*
 * S-11 Offerings and curses: a list of items, settled one by one. The units of a source become credit, and an item that
 * credit fits is met from it at once.
 */

const CANNOT_MEET: Reason = { kind: 'cannotMeet', clause: 'S-11.8' };
const MEET: Settle = { kind: 'meet' };
const AVOID = SLOTS.map((slot): Settle => ({ kind: 'avoid', slot }));
const AVOID_LEFT: Settle = { kind: 'avoidLeft' };
const OMEN: Settle = { kind: 'omen' };
const GIVE_VILLAGER = SLOTS.map((slot): GiveVillager => ({ kind: 'giveVillager', slot }));

/** The active player's list, or that of everybody else. */
function itemsFor(s: State, seat: number): readonly Need[] {
  const { own, others } = spiritOf(s);
  return seat === s.active ? own : others;
}

function itemOf(s: State, { seat, at }: Settlement): Need {
  return entry(itemsFor(s, seat), at);
}

/** The same list, further on. The fields are written out: a spread before `step` is slow, and this runs often. */
function goOn(s: State, from: Settlement, change: Partial<Settlement>): void {
  const { at = from.at, credit = from.credit, avoids = from.avoids, turned = from.turned } = change;
  schedule(s, { step: 'settle', seat: from.seat, at, credit, avoids, turned });
}

// S-11.4, S-5.16, S-11.12 In printed order. Credit that fits, or an Omen that everybody can foresee, needs no question.
export const settle: RunStep<Snowcrest, 'settle'> = {
  run(s, frame) {
    const items = itemsFor(s, frame.seat);
    const { at, credit } = meetFromCredit(frame, items);
    const need = items[at];
    if (need === undefined) return;
    const { seat, avoids, turned } = frame;
    const item: FrameOf<Snowcrest, 'item'> = { step: 'item', seat, at, credit, avoids, turned };
    if (isLost(s, item, need)) takeOmen(s, item);
    else schedule(s, item);
  },
};

/** S-11.12 Whether everybody can see that only the Omen is left. Whether a hand could pay stays secret. */
function isLost(s: State, frame: Settlement, need: Need): boolean {
  const secret = !isSolo(s) && player(s, frame.seat).hand.length > 0;
  if (secret && isResource(need)) return false;
  const ways: Candidates<Settle, Reason> = { options: [], refused: null };
  offerWays(s, frame, ways);
  return ways.options.length === 1;
}

function takeOmen(s: State, frame: Settlement): void {
  gainOmens(s, frame.seat, 1);
  goOn(s, frame, { at: frame.at + 1 });
}

function changed(counts: readonly number[], at: number, by: number): readonly number[] {
  const copy = counts.slice();
  adjust(copy, at, by);
  return copy;
}

/** Meet the item, avoid it, or take its Omen, which is always possible. */
function offerWays(s: State, frame: Settlement, list: Candidates<Settle, Reason>): void {
  offer(list, MEET, canSettle(s, frame) ? null : CANNOT_MEET);
  const p = player(s, frame.seat);
  for (const slot of SLOTS) {
    if (isFree(s, frame.seat, slot) && villager(cardAt(p, slot)).avoid) offer(list, entry(AVOID, slot));
  }
  if (frame.avoids > 0) offer(list, AVOID_LEFT);
  offer(list, OMEN);
}

// S-11.3, S-11.8, S-11.12 One of these ways; asked even with a single option, so that no hand is revealed.
export const item: AskStep<Snowcrest, 'item', Settle> = {
  always: true,
  candidates: offerWays,
  choose(s, frame, option) {
    switch (option.kind) {
      case 'meet':
        return schedule(s, ...meeting(s, frame));
      case 'avoid':
        return avoidWith(s, frame, option.slot);
      case 'avoidLeft':
        note(s, { kind: 'avoided', seat: frame.seat, card: null });
        return goOn(s, frame, { at: frame.at + 1, avoids: frame.avoids - 1 });
      case 'omen':
        return takeOmen(s, frame);
    }
  },
};

/** Whether the current item can be met at all. */
export function canSettle(s: State, frame: Settlement): boolean {
  return canMeet(s, frame, itemOf(s, frame));
}

// S-11.2, S-11.3 What is needed to meet each kind of item; a forced Omen cannot be met.
function canMeet(s: State, frame: Settlement, need: Need): boolean {
  switch (need) {
    case 'omen':
      return false;
    case 'handCard':
      return player(s, frame.seat).hand.length > 0;
    case 'villageCard':
      return freeCards(s, frame.seat) !== 0;
    case 'building':
      return tilesToGive(player(s, frame.seat), frame.turned).length > 0;
    default:
      return canPay(s, frame.seat, dueOfItem(need));
  }
}

/** An item that is paid with one unit. */
function dueOfItem(need: Need): Due {
  return oneNeed(need === 'any' ? ANY : must(isResource(need) ? need : null, 'the item is a resource'));
}

/** What this item and those after it need, minus the credit left. */
function dueOfList(s: State, { seat, at, credit }: Settlement): Due {
  const needs = itemsFor(s, seat).slice(at).filter(isResource);
  const due = dueFor(needs.map(need => (need === 'any' ? ANY : need)));
  return lessUnits(
    due,
    RESOURCES.flatMap(type => Array<Resource>(count(credit, type)).fill(type)),
  );
}

function meeting(s: State, frame: Settlement): Frame[] {
  const { seat, at, credit, avoids, turned } = frame;
  const after: Frame = { step: 'settle', seat, at: at + 1, credit, avoids, turned };
  switch (itemOf(s, frame)) {
    case 'handCard':
      return [{ step: 'giveCard', seat }, after];
    case 'villageCard':
      return [{ step: 'giveVillager', seat }, after];
    case 'building':
      return [{ step: 'giveTile', seat, at, credit, avoids, turned }, after];
    default:
      return [{ step: 'source', seat, at, credit, avoids, turned }];
  }
}

// S-11.5, S-11.6 The card is turned face-down: its avoid drops this item, its icons are credit for the next ones.
function avoidWith(s: State, frame: Settlement, slot: number): void {
  const p = player(s, frame.seat);
  const card = cardAt(p, slot);
  turnFaceDown(p, slot);
  note(s, { kind: 'avoided', seat: frame.seat, card: villagerId(card) });
  goOn(s, frame, { at: frame.at + 1, credit: addUnits(frame.credit, villager(card).icons) });
}

// S-5.10, S-5.15 A source for this item; its units become credit, from which the item is met.
export const source: AskStep<Snowcrest, 'source', Source> = {
  candidates: (s, frame, list) => offerSources(s, frame.seat, dueOfItem(itemOf(s, frame)), list),
  forMe: (s, frame, options) => itemSourceForMe(s, frame.seat, dueOfList(s, frame), options),
  shows: showsHand,
  choose(s, frame, option) {
    const bonus = option.kind === 'villager' && villager(cardAt(player(s, frame.seat), option.slot)).avoid ? 1 : 0;
    const credit = addUnits(frame.credit, spend(s, frame.seat, option));
    const turned = option.kind === 'tile' ? changed(frame.turned, option.tile, 1) : frame.turned;
    goOn(s, frame, { credit, turned, avoids: frame.avoids + bonus });
  },
};

// S-11.2, S-5.14 A hand card is given to the own discard pile and yields nothing.
export const giveCard: AskStep<Snowcrest, 'giveCard', GiveCard> = {
  options: (s, { seat }) => player(s, seat).hand.map(card => ({ kind: 'giveCard', card: villagerId(card) })),
  shows: showsHand,
  choose: (s, { seat }, { card }) => discardFromHand(s, seat, cardOf(card)),
};

// S-11.2, S-11.11 A face-up Village card leaves by S-4.2.
export const giveVillager: AskStep<Snowcrest, 'giveVillager', GiveVillager> = {
  options: (s, { seat }) => GIVE_VILLAGER.filter(({ slot }) => isFree(s, seat, slot)),
  choose(s, { seat }, { slot }) {
    note(s, { kind: 'gaveVillager', seat, card: villagerId(cardAt(player(s, seat), slot)) });
    leaveVillage(s, seat, slot);
  },
};

// S-11.2, S-5.13 A Building of either side, but none that was turned face-down for this list.
export const giveTile: AskStep<Snowcrest, 'giveTile', GiveTile> = {
  options: (s, { seat, turned }) => tilesToGive(player(s, seat), turned),
  choose: (s, { seat }, { tile, up }) => returnTile(s, seat, tile, up),
};
