import { NOBODY, villager, type Card } from './cards/index.ts';
import type { Village } from './types.ts';

/** On its own: on no other villager. */
export const GROUND = -1;

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

/** Places a villager, or a stand-in `as` somebody else, and says where it came to lie. */
export function settle(v: Village, card: Card, on: number, as: Card = villager(card).as): number {
  if (on !== GROUND) v.load[on] = (v.load[on] as number) + 1;
  v.cards.push(card);
  v.on.push(on);
  v.as.push(as);
  v.coins.push(0);
  v.load.push(0);
  return v.cards.length - 1;
}

/** V-6.6 Whether the symbols below the name count: nothing lies on the villager. */
export function isActive(v: Village, at: number): boolean {
  return v.load[at] === 0;
}

/** Whether anything lies on the villager. */
export function isCovered(v: Village, at: number): boolean {
  return v.load[at] !== 0;
}

/** V-9.18 Whether this is somebody who stands for another villager. */
export function isStandIn(v: Village, at: number): boolean {
  return v.as[at] !== villager(v.cards[at] as Card).as;
}

/** V-6.3, V-6.4 Whether a villager that belongs on `below` may go onto this one: right kind, and a place is free. */
function carries(v: Village, at: number, below: Card): boolean {
  return v.as[at] === below && (v.load[at] as number) < villager(below).places;
}

/** Whether the villager has a place in this village. */
export function hasPlace(v: Village, card: Card): boolean {
  const below = villager(card).on;
  if (below === NOBODY) return true;
  for (let at = 0; at < v.as.length; at++) if (carries(v, at, below)) return true;
  return false;
}

const ON_ITS_OWN: readonly number[] = [GROUND];

/** V-18.5 Where the villager may go; of places that are alike in every respect only one. */
export function placesFor(v: Village, card: Card): readonly number[] {
  const below = villager(card).on;
  if (below === NOBODY) return ON_ITS_OWN;
  const places: number[] = [];
  for (let at = 0; at < v.as.length; at++) {
    if (carries(v, at, below) && !places.some(other => areTwins(v, at, other))) places.push(at);
  }
  return places;
}

/** Whether two villagers are alike with all that lies on, below and beside them: swapping them changes nothing. */
export function areTwins(v: Village, a: number, b: number): boolean {
  if (!sameLoad(v, a, b, GROUND, GROUND)) return false;
  while (a !== b) {
    if (!sameFace(v, a, b)) return false;
    const [underA, underB] = [v.on[a] as number, v.on[b] as number];
    if (underA === GROUND || underB === GROUND) return underA === underB;
    if (underA !== underB && !sameLoad(v, underA, underB, a, b)) return false;
    [a, b] = [underA, underB];
  }
  return true;
}

function sameFace(v: Village, a: number, b: number): boolean {
  return v.cards[a] === v.cards[b] && v.as[a] === v.as[b] && v.coins[a] === v.coins[b];
}

/** Whether the same branches stand on both, in any order, leaving one branch of each aside. */
function sameLoad(v: Village, a: number, b: number, butA: number, butB: number): boolean {
  if (v.load[a] !== v.load[b]) return false;
  const [one, two] = [branches(v, a, butA), branches(v, b, butB)];
  return one.every((branch, i) => sameBranch(v, branch, two[i] as number)) || crossed(v, one, two);
}

function crossed(v: Village, one: readonly number[], two: readonly number[]): boolean {
  return one.length === 2 && one.every((branch, i) => sameBranch(v, branch, two[1 - i] as number));
}

/** Branches do not fork, so both can be walked up side by side. */
function sameBranch(v: Village, a: number, b: number): boolean {
  while (sameFace(v, a, b) && v.load[a] === v.load[b]) {
    if (v.load[a] === 0) return true;
    a = v.on.indexOf(a);
    b = v.on.indexOf(b);
  }
  return false;
}

function branches(v: Village, at: number, but: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < v.on.length; i++) if (v.on[i] === at && i !== but) found.push(i);
  return found;
}

/** The villager so many steps down the chain text: 1 is the one directly below. */
export function belowInChain(card: Card, steps: number): Card {
  let below = card;
  for (let i = 0; i < steps && below !== NOBODY; i++) below = villager(below).on;
  return below;
}

/** Active food in the village. */
export function food(v: Village): number {
  let sum = 0;
  for (let at = 0; at < v.cards.length; at++) if (isActive(v, at)) sum += villager(v.cards[at] as Card).food;
  return sum;
}

/** Active builders in the village. */
export function builders(v: Village): number {
  let sum = 0;
  for (let at = 0; at < v.cards.length; at++) if (isActive(v, at)) sum += villager(v.cards[at] as Card).builder;
  return sum;
}
