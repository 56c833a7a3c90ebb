import type { Reader, Seat } from '@thorp/kernel';
import type { Filter, Purchase } from '../../cards/effects.ts';
import type { Resource } from '../../cards/goods.ts';
import { masterOf } from '../../cards/masters.ts';
import { vassalOf, type VassalId } from '../../cards/vassals.ts';
import type { View } from '../../types.ts';
import { wordingIn, type Vocabulary, type Wording } from '../words.ts';

/* Small words that prompts, labels, log, catalogue and board share. */

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

type Names = Reader<View>;

export const who = (reader: Names, seat: Seat): string => (reader.you === seat ? 'You' : reader.name(seat));
export const whom = (reader: Names, seat: Seat): string => (reader.you === seat ? 'you' : reader.name(seat));
export const whose = (reader: Names, seat: Seat): string => (reader.you === seat ? 'Your' : `${reader.name(seat)}’s`);

/** Verbs whose third person is not formed with an s. */
const THIRD: { readonly [verb: string]: { readonly you: string; readonly other: string } } = {
  be: { you: 'are', other: 'is' },
  have: { you: 'have', other: 'has' },
  pass: { you: 'pass', other: 'passes' },
};

/** Who does something: "You take", "Anna takes". */
export function does(reader: Names, seat: Seat, verb: string): string {
  const { you, other } = THIRD[verb] ?? { you: verb, other: `${verb}s` };
  return `${who(reader, seat)} ${reader.you === seat ? you : other}`;
}

/** "a Serf", "an Overseer" */
export function aVassal(card: VassalId): string {
  const { name } = vassalOf(card);
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

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

function kinds(filter: Filter, { either }: Wording, other = 'vassal'): string {
  return filter ? either(filter) : other;
}

const alike = (word: string): readonly [string, string] => [word, word];

const vocabulary: Vocabulary = {
  and: 'and',
  or: 'or',
  nothing: 'nothing',
  next: '; then ',
  goods: {
    coins: ['coin', 'coins'],
    wheat: alike('wheat'),
    wood: alike('wood'),
    clay: alike('clay'),
    stone: alike('stone'),
    any: alike('of any kind'),
    notWheat: alike('of any kind but wheat'),
    notStone: alike('of any kind but stone'),
    woodOrClay: alike('wood or clay'),
  },
  lots: {
    foundations: 'Foundations',
    nave: 'Main Nave',
    dean: 'Dean',
    canon: 'Canon',
    window: 'Stained Glass',
    silver: 'Silverware',
  },
  events: {
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
  },
  categories: {
    worker: 'Worker',
    specialist: 'Specialist worker',
    trader: 'Trader',
    artisan: 'Artisan',
    clergy: 'Clergy',
    noble: 'Noble',
    official: 'Official',
    soldier: 'Soldier',
    mage: 'Mage',
  },
  fiefs: {
    wheat: 'wheat fief',
    wood: 'wood fief',
    clay: 'clay fief',
    stone: 'stone fief',
    own: 'own fief',
  },
  aMaster: 'master',
  effects: {
    produce: ({ res, n, per }) => `the fief produces ${n} ${TYPES[res]}${per ? ' per field' : ''}`,
    gain: ({ res, n }) => `take ${n} ${TYPES[res]}`,
    coins: ({ n, per, max }, { coins }) =>
      per ? `${coins(n)} for each other vassal played, ${max} at most` : `take ${coins(n)}`,
    trade: ({ times, rates }, { either, rateWords }) =>
      `trade up to ${plural(times, 'time')}: ${either(rates.map(rateWords))}`,
    draw: ({ n }) => `draw ${plural(n, 'card')}`,
    cycle: ({ upTo }) => `discard up to ${plural(upTo, 'other card')} and draw as many`,
    recall: ({ from, n, filter }, wording) =>
      `take ${n} ${kinds(filter, wording)} from ${from === 'field' ? 'a field' : 'a field or the table'} back into your hand`,
    regain: ({ n, to }) =>
      `put ${plural(n, 'card')} of your discard pile ${to === 'hand' ? 'into your hand' : 'on top of your deck'}`,
    eliminate: ({ zone, upTo, filter }, wording) =>
      `eliminate up to ${upTo} ${kinds(filter, wording, 'card')} from your hand${zone === 'hand' ? '' : ' or discard pile'}`,
    discount: ({ on, coins, cubes, uses }) =>
      `your next ${uses > 1 ? plural(uses, PURCHASES[on]) : PURCHASES[on]} this turn: ${
        coins > 0 ? plural(coins, 'coin') : `${plural(cubes, 'cube')} of your choice`
      } less`,
    boost: ({ what, filter, n }, wording) => `each ${kinds(filter, wording)} you play this turn has ${n} more ${what}`,
    influenceExtra: ({ n }) => `${plural(n, 'more influence action')} this turn`,
    move: ({ upTo }) => `you may move up to ${plural(upTo, 'cube')} between your fiefs`,
    host: () => 'a vassal played this turn moves to a free field here and is back in your hand next turn',
    vault: ({ cap, res }, { either }) =>
      `lay ${either(res)} of the fief on this card, ${cap} at most: safe from tax and events`,
    keepInHand: ({ n }) => `you may keep up to ${plural(n, 'card')} in hand`,
    saveBonus: ({ n }) => `save ${plural(n, 'more coin')}`,
    courtBonus: ({ n }) => `${plural(n, 'more coin')} for each card that serves at court`,
    taxRelief: ({ n }) => `this fief pays ${plural(n, 'cube')} less tax`,
    defense: ({ n }) => `this fief has ${n} more defence`,
    revealHand: () => 'an opponent shows you their hand',
  },
  vassal: card => vassalOf(card).name,
  master: master => masterOf(master).name,
  vp: points => `${points} VP`,
};

export const wording = wordingIn(vocabulary);
