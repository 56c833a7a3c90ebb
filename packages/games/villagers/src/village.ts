import { ENGINEER, idOf, JACK, NONE, villager, type Card, type CardId, type Villager } from './cards/index.ts';
import { addTo, numberAt, removeAt } from './lists.ts';
import { distinct, villagersWhere } from './alike.ts';
import type { Village } from './types.ts';

export function newVillage(): Village {
  return { gold: 0, cards: [], on: [], as: [], coins: [], load: [], ledger: [] };
}

export function cloneVillage(v: Village): Village {
  return {
    gold: v.gold,
    cards: v.cards.slice(),
    on: v.on.slice(),
    as: v.as.slice(),
    coins: v.coins.slice(),
    load: v.load.slice(),
    ledger: v.ledger.slice(),
  };
}

/** What is printed on a villager of the village. */
export function printedAt(v: Village, at: number): Villager {
  return villager(numberAt(v.cards, at));
}

export function idAt(v: Village, at: number): CardId {
  return idOf(numberAt(v.cards, at));
}

/** Places a villager, or a stand-in `as` another one, and returns its index. */
export function settle(v: Village, card: Card, on: number, as: Card = villager(card).as): number {
  if (on !== NONE) addTo(v.load, on, 1);
  v.cards.push(card);
  v.on.push(on);
  v.as.push(as);
  v.coins.push(0);
  v.load.push(0);
  return v.cards.length - 1;
}

/** Removes a top villager; those after it move up in the lists. */
export function unsettle(v: Village, at: number): Card {
  const card = numberAt(v.cards, at);
  const below = numberAt(v.on, at);
  if (below !== NONE) addTo(v.load, below, -1);
  for (const list of [v.cards, v.on, v.as, v.coins, v.load]) removeAt(list, at);
  for (let i = 0; i < v.on.length; i++) if (numberAt(v.on, i) > at) addTo(v.on, i, -1);
  return card;
}

/** Whether every chain ends in a villager that stands on its own. */
export function chainsEnd({ on }: Village): boolean {
  return on.every((_, at) => {
    let below: number | undefined = at;
    for (let steps = 0; steps < on.length && below !== undefined && below !== NONE; steps++) below = on[below];
    return below === NONE;
  });
}

/** V-6.6 Whether the symbols below the name are active: nothing lies on the villager, or an Engineer exposes it. */
export function isActive(v: Village, at: number): boolean {
  return v.load[at] === 0 || isExposed(v, at);
}

// V-9.8, V-9.17 An Engineer exposes everything below it, down to the bottom card, whatever lies on the Engineer.
function isExposed(v: Village, at: number): boolean {
  let exposed = v.cards.indexOf(ENGINEER);
  while (exposed !== NONE && exposed !== at) exposed = numberAt(v.on, exposed);
  return exposed === at;
}

/** Whether anything lies on the villager. */
export function isCovered(v: Village, at: number): boolean {
  return v.load[at] !== 0;
}

/** V-9.18, V-9.19 Whether this villager stands for another one. */
export function isStandIn(v: Village, at: number): boolean {
  return v.cards[at] === JACK || v.as[at] !== printedAt(v, at).as;
}

/** V-6.3, V-6.4 Whether a villager that belongs on `below` may be put on this one: the right kind, and a free place. */
function carries(v: Village, at: number, below: Card): boolean {
  const right = v.as[at] === below || (v.as[at] === JACK && villager(below).on === NONE);
  return right && numberAt(v.load, at) < villager(below).places;
}

/** V-9.16 Whether it goes on top of any chain: Engineer and Inventor do. */
function goesOnTop(card: Card): boolean {
  return villager(card).special?.way === 'on top';
}

/** Whether the villager has a place in this village. */
export function hasPlace(v: Village, card: Card): boolean {
  const below = villager(card).on;
  if (below === NONE) return !goesOnTop(card) || v.load.includes(0);
  for (let at = 0; at < v.as.length; at++) if (carries(v, at, below)) return true;
  return false;
}

const ON_ITS_OWN: readonly number[] = [NONE];

/** V-18.5 Where the villager may go; only one of identical places. */
export function placesFor(v: Village, card: Card): readonly number[] {
  const below = villager(card).on;
  if (goesOnTop(card))
    return distinct(
      v,
      villagersWhere(v, at => !isCovered(v, at)),
    );
  if (below === NONE) return ON_ITS_OWN;
  return distinct(v, carriersOf(v, below));
}

/** A plain loop for speed: every build calls it. */
function carriersOf(v: Village, below: Card): number[] {
  const carriers: number[] = [];
  for (let at = 0; at < v.as.length; at++) if (carries(v, at, below)) carriers.push(at);
  return carriers;
}

/** The villager this many steps down the printed chain: 1 is the one directly below. */
export function belowInChain(card: Card, steps: number): Card {
  let below = card;
  for (let i = 0; i < steps && below !== NONE; i++) below = villager(below).on;
  return below;
}

/** The active food, or the active builders, of a village. */
export function active(v: Village, symbol: 'food' | 'builder'): number {
  let sum = 0;
  for (let at = 0; at < v.cards.length; at++) {
    const { food, builder } = printedAt(v, at);
    const amount = symbol === 'food' ? food : builder;
    if (amount > 0 && isActive(v, at)) sum += amount;
  }
  return sum;
}
