import { must, offer, schedule, type AskStep, type RunStep, type Seat } from '@thorp/kernel';
import { LIMITS } from '../cards/board.ts';
import {
  isCathedralMaster,
  masterOf,
  type BasicMasterId,
  type CathedralMasterId,
  type Master,
  type MasterId,
} from '../cards/masters.ts';
import { refuseEffects, resolve } from '../effects.ts';
import { addCubes, fiefCanPay, fiefOf, levelOf, lordOf, numberAt, payInFief, sumOfLevels, tell } from '../area.ts';
import { showMaster } from '../setup.ts';
import type { City, Feudalia, Fief, Lord, OptionOf, Reason, State } from '../types.ts';
import { houses } from './cathedral.ts';
import { canBuy, cannotPay, purchase, purseOf, type Purse } from './pay.ts';

/* F-9 Masters: hiring, housing, relocating, firing, and their actions. */

const NO_MASTER: Reason = { kind: 'noMaster', clause: 'F-9.1' };
const NO_CITY: Reason = { kind: 'noCity', clause: 'F-9.3' };
const OWNED: Reason = { kind: 'owned', clause: 'F-9.4' };
const SOLD_OUT: Reason = { kind: 'soldOut', clause: 'F-9.4' };
const TAPPED: Reason = { kind: 'tapped', clause: 'F-9.7' };
const NO_TAP: Reason = { kind: 'noTap', clause: 'F-9.7' };
const RESTLESS: Reason = { kind: 'restless', clause: 'F-9.12' };

// F-9.3 The city must be open, of the master's colour (black: any) and of its minimum level.
export function suits({ fief: colour, minLevel }: Master, fief: Fief): boolean {
  return fief.level >= minLevel && levelOf(fief).city && (colour === 'any' || colour === fief.type);
}

function hasCity(lord: Lord, master: Master, onlyFree: boolean): boolean {
  for (const fief of lord.fiefs) if (suits(master, fief) && !(onlyFree && fief.city)) return true;
  return false;
}

/** Payable, and with a city that is or can be made free. */
function refuseBasic(lord: Lord, id: BasicMasterId, purse: Purse): Reason | null {
  const master = masterOf(id);
  if (!hasCity(lord, master, false)) return NO_CITY;
  return canBuy(purse, 'master', master.price) ? null : cannotPay('F-9.1', master.price);
}

// F-9.1 At least one of the masters on display could be hired right now.
export function refuseHireMaster(s: State, seat: Seat, purse: Purse): Reason | null {
  const lord = lordOf(s, seat);
  if (sumOfLevels(lord) === 0) return NO_CITY;
  for (const id of s.display) {
    const master = masterOf(id);
    if (canBuy(purse, 'master', master.price) && hasCity(lord, master, false)) return null;
  }
  return NO_MASTER;
}

// F-9.1 Draw two more (F-16.3 alone three), hire one, put another under the deck (alone two). It cannot be taken back.
export function hireMaster(s: State, seat: Seat): void {
  const alone = s.lords.length === 1;
  const before = s.display.length;
  for (let i = 0; i < (alone ? LIMITS.mastersDrawnAlone : LIMITS.mastersDrawn); i++) showMaster(s);
  if (s.display.length > before) tell(s, { kind: 'mastersShown', masters: s.display.slice(before) });
  const left = alone ? LIMITS.mastersUnderAlone : LIMITS.mastersUnder;
  schedule(s, { step: 'pickMaster', seat }, { step: 'under', seat, left, among: s.display.length - 1 });
}

const pickMaster: AskStep<Feudalia, 'pickMaster', OptionOf<'choose'>> = {
  candidates(s, { seat }, list) {
    const lord = lordOf(s, seat);
    const purse = purseOf(s, seat);
    for (const master of s.display) offer(list, { kind: 'choose', master }, refuseBasic(lord, master, purse));
  },
  choose(s, { seat }, { master }) {
    s.display.splice(s.display.indexOf(master), 1);
    schedule(s, { step: 'pickCity', seat, master });
  },
};

// F-9.3, F-9.11 A suitable city; its present master leaves first. A cathedral master needs a free one (F-9.15).
const pickCity: AskStep<Feudalia, 'pickCity', OptionOf<'city'>> = {
  options(s, { seat, master }) {
    const options: OptionOf<'city'>[] = [];
    for (const [fief, it] of lordOf(s, seat).fiefs.entries()) {
      if (suits(masterOf(master), it) && !(it.city && isCathedralMaster(master))) options.push({ kind: 'city', fief });
    }
    return options;
  },
  choose(s, { seat, master }, { fief }) {
    schedule(s, { step: 'makeRoom', seat, fief }, { step: 'payMaster', seat, master, fief });
  },
};

// F-9.11 The price is due when the city is free, with or without a discount.
const payMaster: RunStep<Feudalia, 'payMaster'> = {
  run(s, { seat, master, fief }) {
    purchase(s, seat, 'master', masterOf(master).price, { step: 'settle', seat, master, fief });
  },
};

// F-9.11, F-9.16 The city is freed by firing or relocating its master; a master in a city that it could move to may
// leave first. Asked even when firing is the only option, so that nobody loses a master without being asked.
const makeRoom: AskStep<Feudalia, 'makeRoom', OptionOf<'relocate' | 'fire'>> = {
  always: true,
  options(s, { seat, fief }) {
    const lord = lordOf(s, seat);
    const { city } = fiefOf(lord, fief);
    const options: OptionOf<'relocate' | 'fire'>[] = [];
    for (const [from, it] of lord.fiefs.entries()) {
      if (!city || !it.city || !(from === fief || suits(masterOf(city.master), it))) continue;
      options.push({ kind: 'fire', fief: from });
      for (let to = 0; to < 3; to++) if (!refuseRelocate(lord, from, to)) options.push({ kind: 'relocate', from, to });
    }
    return options;
  },
  choose(s, frame, option) {
    if (option.kind === 'fire') fire(s, frame.seat, option.fief);
    else relocate(s, frame.seat, option.from, option.to);
    schedule(s, frame);
  },
};

// F-9.7 A new master arrives untapped and may act at once.
const settle: RunStep<Feudalia, 'settle'> = {
  run(s, { seat, master, fief }) {
    fiefOf(lordOf(s, seat), fief).city = newCity(master);
    tell(s, { kind: 'masterHired', seat, master, fief });
  },
};

export function newCity(master: MasterId): City {
  return { master, tapped: false, guest: null, moves: 0 };
}

// F-9.1 Another of the masters that were on display goes under the deck; F-9.11 one fired in the meantime is not among them.
const under: AskStep<Feudalia, 'under', OptionOf<'under'>> = {
  options(s, { left, among }) {
    return left === 0 ? [] : s.display.slice(0, among).map(master => ({ kind: 'under', master }));
  },
  choose(s, { seat, left, among }, { master }) {
    s.display.splice(s.display.indexOf(master), 1);
    s.masterDeck.unshift(master);
    s.under++;
    tell(s, { kind: 'masterUnder', seat, master });
    schedule(s, { step: 'under', seat, left: left - 1, among: among - 1 });
  },
};

// F-9.4, F-9.15 From its stack, one of each type, into a city that is already free.
export function refuseHireCathedral(
  s: State,
  seat: Seat,
  master: CathedralMasterId,
  printed: Master,
  purse: Purse,
): Reason | null {
  const lord = lordOf(s, seat);
  if (s.stacks[master] === 0) return SOLD_OUT;
  if (houses(lord, master)) return OWNED;
  if (!hasCity(lord, printed, true)) return NO_CITY;
  return canBuy(purse, 'master', printed.price) ? null : cannotPay('F-9.8', printed.price);
}

export function hireCathedral(s: State, seat: Seat, master: CathedralMasterId): void {
  s.stacks[master]--;
  schedule(s, { step: 'pickCity', seat, master });
}

// F-9.5, F-9.12 To a free legal city, at most twice between two other actions.
export function refuseRelocate(lord: Lord, from: number, to: number): Reason | null {
  const { city } = fiefOf(lord, from);
  const there = fiefOf(lord, to);
  if (!city || there.city || !suits(masterOf(city.master), there)) return NO_CITY;
  return city.moves < LIMITS.relocations ? null : RESTLESS;
}

// F-9.5 The tapped state and a guest move with the master; cubes of a vault stay.
export function relocate(s: State, seat: Seat, from: number, to: number): void {
  const lord = lordOf(s, seat);
  const city = leaveCity(lord, from);
  city.moves++;
  fiefOf(lord, to).city = city;
  tell(s, { kind: 'relocated', seat, master: city.master, to });
}

// F-9.6, F-9.10 A basic master joins the display, a cathedral master its stack; a guest goes to the discard pile.
export function fire(s: State, seat: Seat, fief: number): void {
  const lord = lordOf(s, seat);
  const { master, guest } = leaveCity(lord, fief);
  if (guest) lord.discard.push(guest);
  if (isCathedralMaster(master)) s.stacks[master]++;
  else s.display.push(master);
  tell(s, { kind: 'fired', seat, master });
}

// F-9.13 The cubes on a master that leaves become loose cubes of the fief.
function leaveCity(lord: Lord, fief: number): City {
  const it = fiefOf(lord, fief);
  const city = must(it.city, 'a master lives here');
  it.city = null;
  for (let r = 0; r < 4; r++) {
    addCubes(lord, fief, r, numberAt(lord.vault, 4 * fief + r));
    lord.vault[4 * fief + r] = 0;
  }
  return city;
}

// F-9.7 Once a turn; the activation price comes from the own fief and the treasury.
export function refuseTap(s: State, seat: Seat, fief: number): Reason | null {
  const lord = lordOf(s, seat);
  const { city } = fiefOf(lord, fief);
  if (!city || masterOf(city.master).timing !== 'tap') return NO_TAP;
  if (city.tapped) return TAPPED;
  const { pay, effects } = masterOf(city.master);
  if (!fiefCanPay(lord, fief, pay)) return { kind: 'cannotPay', clause: 'F-9.7', price: pay };
  return refuseEffects(s, { seat, card: city.master, fief }, effects);
}

export function tap(s: State, seat: Seat, fief: number): void {
  const lord = lordOf(s, seat);
  const city = must(fiefOf(lord, fief).city, 'a master lives here');
  const { pay, effects } = masterOf(city.master);
  city.tapped = true;
  payInFief(lord, fief, pay);
  tell(s, { kind: 'tapped', seat, master: city.master });
  resolve(s, { seat, card: city.master, fief }, effects);
}

export const masterSteps = { pickMaster, pickCity, makeRoom, payMaster, settle, under };
