import { note, offer, type Candidates, type Seat } from '@thorp/kernel';
import {
  ANY,
  BARLEY,
  BELL,
  BOWL,
  GOLD,
  JUNIPER,
  RESOURCES,
  TILES,
  YIELD,
  FARM,
  FORGE,
  SHRINE,
} from './cards/vocabulary.ts';
import type { Card, Due, Need, Resource, Tile, Units } from './cards/vocabulary.ts';
import { cardOf, villagerId } from './cards/ids.ts';
import { VILLAGERS } from './cards/villagers.ts';
import { showFromHand } from './decks.ts';
import { adjust, cardAt, count, entry, freeCards, player, SLOTS, turnFaceDown, villager } from './table.ts';
import type { Option, Reason, Settlement, Slot, Source, State } from './types.ts';

/*
 * S-5 What pays for what. A purse counts the units that a player can raise; needs are counted the same way, with units
 * of any kind at the index of Gold. The steps that ask are in steps/paying.ts and steps/settling.ts.
 */

const WRONG_KIND: Reason = { kind: 'wrongKind', clause: 'S-5.7' };
const TOO_DEAR: Reason = { kind: 'tooDear', clause: '', cost: 0, have: 0 };
const TOKENS = RESOURCES.map((resource): Source => ({ kind: 'token', resource }));
const BUILDINGS = TILES.map((tile): Source => ({ kind: 'tile', tile }));
const HAND_CARDS = VILLAGERS.map(({ id }): Source => ({ kind: 'handCard', card: id }));
const VILLAGE = SLOTS.map((slot): Source => ({ kind: 'villager', slot }));
const ONE: { readonly [R in Resource]: Units } = [[BARLEY], [JUNIPER], [BOWL], [BELL], [GOLD]];
/** By resource and card: how many units of that type a card can pay, including its Gold. */
const CARD_WORTH = RESOURCES.map(type =>
  VILLAGERS.map(({ icons }) => icons.filter(icon => icon === type || icon === GOLD).length),
);
/** The icons of each card as a set. */
const ICON_SETS = VILLAGERS.map(({ icons }) => icons.reduce<number>((set, icon) => set | (1 << icon), 0));
const EVERY_UNIT = RESOURCES.reduce<number>((set, type) => set | (1 << type), 0);
const NEEDS: readonly Due[] = RESOURCES.map(at => RESOURCES.map(other => (other === at ? 1 : 0)));

/** Needs of one type only. */
export function dueOf(need: number, n: number): Due {
  const due = [0, 0, 0, 0, 0];
  due[need] = n;
  return due;
}

/** Needs for exactly these units. */
export function dueFor(units: Units): Due {
  const due = [0, 0, 0, 0, 0];
  for (const unit of units) adjust(due, unit, 1);
  return due;
}

/** A single need: a resource, or ANY. */
export function oneNeed(need: number): Due {
  return entry(NEEDS, need);
}

/** S-5.3 Everything the player could raise now: tokens, Buildings, hand cards, free Village cards. */
export function purse(s: State, seat: Seat): number[] {
  const p = player(s, seat);
  const have = p.tokens.slice();
  adjust(have, BARLEY, count(p.tiles, FARM));
  adjust(have, BELL, count(p.tiles, FORGE));
  adjust(have, BOWL, count(p.tiles, SHRINE));
  for (const card of p.hand) for (const icon of villager(card).icons) adjust(have, icon, 1);
  const free = freeCards(s, seat);
  for (const slot of SLOTS) {
    if (free & (1 << slot)) for (const icon of villager(cardAt(p, slot)).icons) adjust(have, icon, 1);
  }
  return have;
}

/** S-5.9 Gold replaces missing units of a type; needs of any kind take what is left. */
export function covers(have: readonly number[], due: Due): boolean {
  let lacking = 0;
  let left = 0;
  for (let type = BARLEY; type < ANY; type++) {
    const balance = count(have, type) - count(due, type);
    if (balance < 0) lacking -= balance;
    else left += balance;
  }
  const gold = count(have, GOLD) - lacking;
  return gold >= 0 && count(due, ANY) <= gold + left;
}

export function canPay(s: State, seat: Seat, due: Due): boolean {
  return covers(purse(s, seat), due);
}

/** S-5.9 How many units of one type a player could raise, with Gold: the same as in `purse`, for that type only. */
export function worth(s: State, seat: Seat, type: Resource): number {
  const p = player(s, seat);
  const worths = entry(CARD_WORTH, type);
  let n = count(p.tokens, type) + count(p.tokens, GOLD);
  for (const tile of TILES) if (YIELD[tile] === type) n += count(p.tiles, tile);
  for (const card of p.hand) n += count(worths, card);
  const free = freeCards(s, seat);
  for (const slot of SLOTS) if (free & (1 << slot)) n += count(worths, cardAt(p, slot));
  return n;
}

/** What a card can pay in Barley. */
export function barleyWorth(card: Card): number {
  return count(entry(CARD_WORTH, BARLEY), card);
}

export function isSettled(due: Due): boolean {
  for (const n of due) if (n > 0) return false;
  return true;
}

/** S-5.3, S-5.7 Every unused source that pays for something due. */
export function offerSources(s: State, seat: Seat, due: Due, list: Candidates<Source, Reason>): void {
  if (isSettled(due)) return;
  const p = player(s, seat);
  const free = freeCards(s, seat);
  const wanted = wantedFor(due);
  for (const type of RESOURCES)
    if (count(p.tokens, type) > 0) offer(list, entry(TOKENS, type), refuse(wanted, 1 << type));
  for (const tile of TILES) {
    if (count(p.tiles, tile) > 0) offer(list, entry(BUILDINGS, tile), refuse(wanted, 1 << YIELD[tile]));
  }
  for (const card of p.hand) offer(list, entry(HAND_CARDS, card), refuse(wanted, count(ICON_SETS, card)));
  for (const slot of SLOTS) {
    if (free & (1 << slot)) offer(list, entry(VILLAGE, slot), refuse(wanted, count(ICON_SETS, cardAt(p, slot))));
  }
}

/** The units that pay for something due, as a set; Gold always does. */
function wantedFor(due: Due): number {
  if (count(due, ANY) > 0) return EVERY_UNIT;
  let wanted = 1 << GOLD;
  for (let type = BARLEY; type < ANY; type++) if (count(due, type) > 0) wanted |= 1 << type;
  return wanted;
}

function refuse(wanted: number, units: number): Reason | null {
  return (wanted & units) === 0 ? WRONG_KIND : null;
}

/** Why something is too expensive. The numbers are computed only if reasons are wanted. */
export function tooDear({ refused }: Candidates<Option, Reason>, clause: string, cost: number, have: number): Reason {
  return refused ? { kind: 'tooDear', clause, cost, have } : TOO_DEAR;
}

/** S-5.3 Uses up a source and returns its units. */
export function spend(s: State, seat: Seat, source: Source): Units {
  switch (source.kind) {
    case 'token':
      return spendToken(s, seat, source.resource);
    case 'tile':
      return useTile(s, seat, source.tile);
    case 'handCard':
      return useHandCard(s, seat, cardOf(source.card));
    case 'villager':
      return useVillager(s, seat, source.slot);
  }
}

function spendToken(s: State, seat: Seat, resource: Resource): Units {
  adjust(player(s, seat).tokens, resource, -1);
  note(s, { kind: 'spent', seat, resource });
  return ONE[resource];
}

function useTile(s: State, seat: Seat, tile: Tile): Units {
  const p = player(s, seat);
  adjust(p.tiles, tile, -1);
  adjust(p.usedTiles, tile, 1);
  note(s, { kind: 'usedTile', seat, tile });
  return ONE[YIELD[tile]];
}

function useHandCard(s: State, seat: Seat, card: Card): Units {
  showFromHand(s, seat, card);
  player(s, seat).discard.push(card);
  note(s, { kind: 'usedCard', seat, card: villagerId(card), from: 'hand' });
  return villager(card).icons;
}

function useVillager(s: State, seat: Seat, slot: Slot): Units {
  const p = player(s, seat);
  const card = cardAt(p, slot);
  turnFaceDown(p, slot);
  note(s, { kind: 'usedCard', seat, card: villagerId(card), from: 'village' });
  return villager(card).icons;
}

/** S-5.11 Units of a type cover needs of their type first, then needs of any kind; the payer decides about Gold. */
export function lessUnits(due: Due, units: Units): Due {
  const rest = due.slice();
  let left = 0;
  for (const unit of units) {
    if (unit === GOLD) continue;
    if (count(rest, unit) > 0) adjust(rest, unit, -1);
    else left++;
  }
  // Subtracted, not added as a negative number: a −0 would turn the list into floats.
  rest[ANY] = count(rest, ANY) - Math.min(left, count(rest, ANY));
  return rest;
}

/** S-5.6, S-5.11 How many of the needs these units cover, and how many units are lost. */
export function paysOf(due: Due, units: Units): { readonly paid: number; readonly lost: number } {
  const before = total(due);
  const after = total(lessUnits(due, units));
  const gold = units.filter(unit => unit === GOLD).length;
  const paid = before - after + Math.min(gold, after);
  return { paid, lost: units.length - paid };
}

function total(counts: readonly number[]): number {
  let all = 0;
  for (const n of counts) all += n;
  return all;
}

export function lessNeed(due: Due, need: number): Due {
  const rest = due.slice();
  adjust(rest, need, -1);
  return rest;
}

export const NO_CREDIT: readonly number[] = [0, 0, 0, 0, 0];

export function addUnits(credit: readonly number[], units: Units): readonly number[] {
  const sum = credit.slice();
  for (const unit of units) adjust(sum, unit, 1);
  return sum;
}

/** The progress in a list of items, and the credit left. */
type Progress = Pick<Settlement, 'at' | 'credit'>;

/** S-5.16 Meets items in printed order, while credit fits the next one. */
export function meetFromCredit(from: Progress, items: readonly Need[]): Progress {
  let { at, credit } = from;
  for (let need = items[at]; need !== undefined; need = items[++at]) {
    const unit = fittingCredit({ at, credit }, need, items);
    if (unit === null) break;
    credit = lessNeed(credit, unit);
  }
  return { at, credit };
}

/** S-5.16 The same type, or for any kind the type that later items need least; Gold only if nothing else fits. */
export function fittingCredit({ at, credit }: Progress, need: Need, items: readonly Need[]): Resource | null {
  if (typeof need === 'number' && count(credit, need) > 0) return need;
  if (need === 'any') {
    const type = leastNamed(credit, items.slice(at + 1));
    if (type !== null) return type;
  }
  return isResource(need) && count(credit, GOLD) > 0 ? GOLD : null;
}

function leastNamed(credit: readonly number[], later: readonly Need[]): Resource | null {
  let best: Resource | null = null;
  let fewest = later.length + 1;
  for (const type of [0, 1, 2, 3] as const) {
    const named = later.filter(need => need === type).length;
    if (count(credit, type) > 0 && named < fewest) {
      best = type;
      fewest = named;
    }
  }
  return best;
}

export function isResource(need: Need): need is Resource | 'any' {
  return typeof need === 'number' || need === 'any';
}
