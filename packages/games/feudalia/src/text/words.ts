import type { Seat, Told } from '@thorp/kernel';
import type { Lot } from '../cards/board.ts';
import type { Category, Effect, EffectOf, Filter, Op, Purchase, Rate } from '../cards/effects.ts';
import type { EventEffect } from '../cards/events.ts';
import { RESOURCES, type Resource, type WildBag } from '../cards/goods.ts';
import { masterOf, type MasterId } from '../cards/masters.ts';
import { VASSALS, vassalOf, type VassalId } from '../cards/vassals.ts';
import type { Cubes, View } from '../types.ts';

/* Small words that prompts, labels, log and catalogue share. */

export function list(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words[0] ?? 'nothing';
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Points as players say them: 21 halves are 10½. */
export function points(halves: number): string {
  const whole = Math.trunc(halves / 2);
  return halves % 2 === 0 ? String(whole) : `${whole || ''}½`;
}

export const vp = (halves: number): string => `${points(halves)} VP`;

const GOODS: Readonly<Record<keyof WildBag, string>> = {
  coins: 'coin',
  wheat: 'wheat',
  wood: 'wood',
  clay: 'clay',
  stone: 'stone',
  any: 'of any kind',
  notWheat: 'of any kind but wheat',
  notStone: 'of any kind but stone',
  woodOrClay: 'wood or clay',
};

export function bagWords(bag: WildBag, last = 'and'): string {
  const entries = Object.entries(bag) as [keyof WildBag, number][];
  return list(
    entries.map(([good, n]) => (good === 'coins' ? plural(n, 'coin') : `${n} ${GOODS[good]}`)),
    last,
  );
}

export function cubeWords(cubes: Cubes): string {
  return list(RESOURCES.flatMap((type, r) => (cubes[r] ? [`${cubes[r]} ${type}`] : [])));
}

export const vassalName = (card: VassalId): string => vassalOf(card).name;
export const masterName = (master: MasterId): string => masterOf(master).name;
export const cardName = (card: VassalId | MasterId): string =>
  card in VASSALS ? vassalName(card as VassalId) : masterName(card as MasterId);

export const cardNames = (cards: readonly (VassalId | MasterId)[]): string => list(cards.map(cardName));

/** "wheat fief", numbered where the lord has several of the type. */
export function fiefName({ view }: Told<View>, seat: Seat | null, at: number): string {
  const fiefs = view.lords[seat ?? 0]?.fiefs ?? [];
  const type = fiefs[at]?.type ?? 'own';
  const equal = fiefs.filter(fief => fief.type === type);
  return equal.length === 1
    ? `${type} fief`
    : `${type} fief ${fiefs.slice(0, at + 1).filter(it => it.type === type).length}`;
}

/** A fief of whoever is asked. */
export const myFief = (told: Told<View>, at: number): string => fiefName(told, told.view.waiting, at);

/** The master in a fief of whoever is asked. */
export function myMaster({ view }: Told<View>, at: number): string {
  const city = view.lords[view.waiting ?? 0]?.fiefs[at]?.city;
  return city ? masterName(city.master) : 'master';
}

export const LOT_NAMES: Readonly<Record<Lot, string>> = {
  foundations: 'Foundations',
  nave: 'Main Nave',
  dean: 'Dean',
  canon: 'Canon',
  window: 'Stained Glass',
  silver: 'Silverware',
};

export const EVENT_NAMES: Readonly<Record<EventEffect, string>> = {
  rains: 'Rains',
  black_plague: 'Black plague',
  raids: 'Raids',
  drought: 'Drought',
  fire: 'Fire',
  pig_slaughter: 'Pig slaughter',
  market: 'Market',
  vintage: 'Vintage',
  frost: 'Frost',
  solo_build: 'The work goes on (solitaire)',
  solo_dean: 'Dean and Canons (solitaire)',
  solo_silver: 'Silverware (solitaire)',
  solo_glass: 'Stained Glass (solitaire)',
  none: 'A quiet season',
};

export const PURCHASES: Readonly<Record<Purchase, string>> = {
  vassal: 'vassal',
  master: 'master',
  fief: 'upgrade',
  cathedral: 'cathedral token',
};

const TYPES: Readonly<Record<Resource | 'siteType' | 'any' | 'ownFiefType', string>> = {
  wheat: 'wheat',
  wood: 'wood',
  clay: 'clay',
  stone: 'stone',
  siteType: 'of its own type',
  any: 'of any kind',
  ownFiefType: 'of a type of your own fiefs',
};

function kinds(filter: Filter, other = 'vassal'): string {
  return filter ? list(filter, 'or') : other;
}

export const rateWords = ({ give, get }: Rate): string => `${bagWords(give)} → ${bagWords(get)}`;

type EffectWords = { readonly [K in Op]: (effect: EffectOf<K>) => string };

const EFFECTS: EffectWords = {
  produce: ({ res, n, per }) => `the fief produces ${n} ${TYPES[res]}${per ? ' per field' : ''}`,
  gain: ({ res, n }) => `take ${n} ${TYPES[res]}`,
  coins: ({ n, per, max }) =>
    per ? `${plural(n, 'coin')} for each other vassal played, ${max} at most` : `take ${plural(n, 'coin')}`,
  trade: ({ times, rates }) => `trade up to ${plural(times, 'time')}: ${list(rates.map(rateWords), 'or')}`,
  draw: ({ n }) => `draw ${plural(n, 'card')}`,
  cycle: ({ upTo }) => `discard up to ${plural(upTo, 'other card')} and draw as many`,
  recall: ({ from, n, filter }) =>
    `take ${n} ${kinds(filter)} from ${from === 'field' ? 'a field' : 'a field or the table'} back into your hand`,
  regain: ({ n, to }) =>
    `put ${plural(n, 'card')} of your discard pile ${to === 'hand' ? 'into your hand' : 'on top of your deck'}`,
  eliminate: ({ zone, upTo, filter }) =>
    `eliminate up to ${upTo} ${kinds(filter, 'card')} from your hand${zone === 'hand' ? '' : ' or discard pile'}`,
  discount: ({ on, coins, cubes, uses }) =>
    `your next ${uses > 1 ? plural(uses, PURCHASES[on]) : PURCHASES[on]} this turn: ${
      coins > 0 ? plural(coins, 'coin') : `${plural(cubes, 'cube')} of your choice`
    } less`,
  boost: ({ what, filter, n }) => `each ${kinds(filter)} you play this turn has ${n} more ${what}`,
  influenceExtra: ({ n }) => `${plural(n, 'more influence action')} this turn`,
  move: ({ upTo }) => `you may move up to ${plural(upTo, 'cube')} between your fiefs`,
  host: () => 'a vassal played this turn moves to a free field here and is back in your hand next turn',
  vault: ({ cap, res }) => `lay ${list(res, 'or')} of the fief on this card, ${cap} at most: safe from tax and events`,
  keepInHand: ({ n }) => `you may keep up to ${plural(n, 'card')} in hand`,
  saveBonus: ({ n }) => `save ${plural(n, 'more coin')}`,
  courtBonus: ({ n }) => `${plural(n, 'more coin')} for each card that serves at court`,
  taxRelief: ({ n }) => `this fief pays ${plural(n, 'cube')} less tax`,
  defense: ({ n }) => `this fief has ${n} more defense`,
  revealHand: () => 'an opponent shows you the hand',
};

export function effectWords(effect: Effect): string {
  return (EFFECTS[effect.op] as (effect: Effect) => string)(effect);
}

export function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

export const CATEGORIES: Readonly<Record<Category, string>> = {
  worker: 'Worker',
  specialist: 'Specialist worker',
  trader: 'Trader',
  artisan: 'Artisan',
  clergy: 'Clergy',
  noble: 'Noble',
  official: 'Official',
  soldier: 'Soldier',
  mage: 'Mage',
};
