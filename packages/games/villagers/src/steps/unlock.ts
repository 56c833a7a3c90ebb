import { note, type Seat } from '@thorp/kernel';
import { idOf, NONE, villager, VILLAGERS, type Card } from '../cards/index.ts';
import { eventOf, inForce } from '../countess/events.ts';
import { gain } from '../ledger.ts';
import { addTo, entryAt } from '../lists.ts';
import { KEY_PRICE, priceTo } from '../padlock.ts';
import { village } from '../table.ts';
import { distinct, villagersWhere } from '../alike.ts';
import type { AskStep, Frame, Reason, State, Unlock, Village } from '../types.ts';
import { idAt, isActive } from '../village.ts';

const AT_BANK: Unlock = { kind: 'unlockAtBank' };
const FREE: Unlock = { kind: 'unlockFree' };

/** The step that opens the padlock of a villager being built, if it has one. */
export function unlocking(seat: Seat, card: Card, free: boolean): Frame[] {
  return villager(card).lock === NONE ? [] : [{ step: 'unlock', seat, card, free }];
}

// V-6.14 A padlocked villager is unlocked when it is built, by a villager of the named type whose keyring is active.
export const unlock: AskStep<'unlock', Unlock> = {
  options(s, { seat, card, free }) {
    const { lock } = villager(card);
    const { gold } = village(s, seat);
    const options: Unlock[] = [];
    for (let owner = 0; owner < s.villages.length; owner++) {
      if (gold >= priceTo(seat, owner)) offerKeys(village(s, owner), owner, lock, options);
    }
    if (gold >= bankPrice(s) && !anyKey(s, lock)) options.push(AT_BANK);
    if (free) options.push(FREE);
    return options;
  },
  choose(s, { seat, card }, option) {
    switch (option.kind) {
      case 'unlock':
        return payUnlocker(s, seat, card, option.village, option.at);
      case 'unlockAtBank':
        return payBank(s, seat, card);
      case 'unlockFree':
        note(s, { kind: 'unlockedFree', seat, card: idOf(card) });
    }
  },
};

// V-6.15 Own unlocker: the bank puts 2 gold on it. Another's: 2 gold from your supply.
function payUnlocker(s: State, seat: Seat, card: Card, owner: number, at: number): void {
  const theirs = village(s, owner);
  addTo(theirs.coins, at, KEY_PRICE);
  gain(village(s, seat), 'unlocking', -priceTo(seat, owner));
  note(s, { kind: 'unlocked', seat, card: idOf(card), village: owner, by: idAt(theirs, at) });
}

// V-6.15 Nobody has the key: the bank takes the gold.
function payBank(s: State, seat: Seat, card: Card): void {
  const gold = bankPrice(s);
  gain(village(s, seat), 'unlocking', -gold);
  note(s, { kind: 'unlockedAtBank', seat, card: idOf(card), gold });
}

// V-6.16 The builder chooses among all copies; identical copies are one choice.
function offerKeys(v: Village, owner: number, lock: Card, options: Unlock[]): void {
  if (!v.cards.includes(lock)) return;
  const keys = villagersWhere(v, at => isKey(v, at, lock));
  for (const at of distinct(v, keys)) options.push({ kind: 'unlock', village: owner, at });
}

/** V-6.18 Why the padlock, if there is one, cannot be opened, with `extra` gold in addition to the supply. */
export function refuseUnlock(s: State, seat: Seat, card: Card, free: boolean, extra = 0): Reason | null {
  const { lock } = villager(card);
  const gold = village(s, seat).gold + extra;
  if (lock === NONE || free || gold >= dearest(s)) return null;
  const price = leastPrice(s, seat, lock);
  if (price <= gold) return null;
  if (price === NEVER) return entryAt(NO_KEY, card);
  if (price === KEY_PRICE) return entryAt(TOO_DEAR, card);
  return { kind: 'tooDear', clause: 'V-15.28', card: idOf(card), gold: price };
}

/** The price if nobody opens it. */
const NEVER = Infinity;

const TOO_DEAR: readonly Reason[] = VILLAGERS.map(({ id }) => ({
  kind: 'tooDear',
  clause: 'V-6.18',
  card: id,
  gold: KEY_PRICE,
}));
const NO_KEY: readonly Reason[] = VILLAGERS.map(({ id }) => ({ kind: 'noKey', clause: 'V-13.2', card: id }));

function leastPrice(s: State, seat: Seat, lock: Card): number {
  if (holdsKey(village(s, seat), lock)) return 0;
  return anyKey(s, lock) ? KEY_PRICE : bankPrice(s);
}

/** The highest possible price: with this much gold, keys need not be checked. */
function dearest(s: State): number {
  return Math.max(KEY_PRICE, bankPrice(s));
}

/** V-13.2 On a Tiny Island the bank never opens a padlock; V-15.28 the Countess may tax it. */
export function bankPrice(s: State): number {
  if (s.settings.tinyIsland) return NEVER;
  const tax = inForce(s, 'dearer bank');
  return tax === NONE ? KEY_PRICE : eventOf(tax).amount;
}

function anyKey(s: State, lock: Card): boolean {
  for (let owner = 0; owner < s.villages.length; owner++) if (holdsKey(village(s, owner), lock)) return true;
  return false;
}

function holdsKey(v: Village, lock: Card): boolean {
  for (let at = v.cards.indexOf(lock); at >= 0; at = v.cards.indexOf(lock, at + 1)) if (isActive(v, at)) return true;
  return false;
}

function isKey(v: Village, at: number, lock: Card): boolean {
  return v.cards[at] === lock && isActive(v, at);
}
