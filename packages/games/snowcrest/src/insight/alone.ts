import { ACHIEVEMENTS } from '../cards/achievements.ts';
import { BELLS_PER_SCROLL, BUILDING_BONUS, levelOf, OMEN_LIMIT, TRACK } from '../cards/figures.ts';
import { cardOf } from '../cards/ids.ts';
import { VILLAGERS } from '../cards/villagers.ts';
import {
  ANY,
  BARLEY,
  BELL,
  FARM,
  GOLD,
  RESOURCE_IDS,
  type Card,
  type Due,
  type Effect,
  type EffectOf,
  type Need,
  type Stat,
  type Units,
} from '../cards/vocabulary.ts';
import { bellsOf, isActionPossible } from '../effects.ts';
import { STATS } from '../goals.ts';
import { cardAt, count, entry, isEmpty, isUp, LINE_SETS, player, SLOTS, spiritOf, tilesOwned } from '../table.ts';
import type { Option, Player, Slot, State } from '../types.ts';
import { top, type OptionOf } from './prior.ts';
import { fraction, pointsOf } from './worth.ts';

/*
 * Quick guesses for a lone player (S-19), in Scrolls. Alone, six Bells buy a Scroll, every third Juniper brings a Forest
 * card, and turns are scarce: a Rest is one of three or four, so cards are turned face-down where no line comes near.
 */

/** A unit of each resource that is gained, and of each that is paid; one of any kind is paid with the cheapest. */
const GAINED = [0.14, 0.21, 0.2, 0.1, 0.36];
const PAID = [0.18, 0.31, 0.3, 0.16, 0.06];
/** Other values; found with those above by games that quick guesses play alone: bench/BOTS.md. */
const VALUE = {
  /** What actions bring: an Omen less, a drawn or retrieved card, exchanged cards, a Building, one that is restocked. */
  lightness: 0.69,
  draw: 0.25,
  retrieve: 0.25,
  redraw: 0.11,
  build: 0.24,
  restock: 0.09,
  venerate: 1.19,
  /** Each Scroll of a Meditation, before the Bells are paid. */
  scroll: 0.64,
  trade: 0.41,
  recruit: 1.48,
  copy: 0.86,
  /** Number of turns after which goods have half their full value. */
  leisure: 2.76,
  /** A turn before the next Rest. */
  turn: 0.37,
  /** The share of a Villager's best action that counts for every Rest to come. */
  later: 0.14,
  /** The share of a Rest's income from a card that stays face-up. */
  income: 1.29,
  /** The share that an Omen counts while there are more points than the last Scrolls need. */
  spare: 0.43,
  /** What brings an Achievement nearer: a token, a Building, a card in the Village. */
  goalToken: 0.27,
  goalTile: 0.23,
  goalCard: 0.33,
  /** What an item costs: an Omen, or things given away. */
  omen: 1.14,
  handCard: 0.44,
  villageCard: 0.39,
  building: 0.12,
  /** Replacing a card instead of filling an empty place. */
  replaced: 0.2,
  /** S-2.9 An Omen for Barley that was missing at the start. */
  debt: 0.75,
  /** The share of its action that a Villager cannot bring after it has paid. */
  spent: 0.61,
} as const;
/** About how many turns lie between two Rests. */
const CYCLE = 6;
/** How much surer a guess is of an option that is a Scroll better. */
const SHARPNESS = 1.6;
/** So that every option is tried sometimes. */
const LEAST = 0.005;

/** What several options of one question are judged by. */
interface Plan {
  readonly s: State;
  readonly p: Player;
  readonly gained: number[];
  readonly paid: number[];
  /** The slots of face-down cards, as a set. */
  readonly down: number;
  /** Rests to come that do not lose the game. */
  readonly rests: number;
  /** How much an Omen counts. */
  readonly weight: number;
  /** What a Building, a card in the Village and a Common there add for Achievements. */
  tile: number;
  card: number;
  common: number;
}

function planOf(s: State): Plan {
  const p = player(s, 0);
  const rests = levelOf(s.settings.level).restLimit - 1 - s.rests;
  const down = downOf(p);
  const turns = rests * CYCLE + count(TURNS, down);
  const time = turns / (turns + VALUE.leisure);
  const [gained, paid] = [scaled(GAINED, time), scaled(PAID, time)];
  const weight = pointsOf(p) + s.scrollSupply > levelOf(s.settings.level).target ? VALUE.spare : 1;
  const plan = { s, p, gained, paid, down, rests, weight, tile: 0, card: 0, common: 0 };
  for (const goal of s.achievements) {
    for (const { stat, atLeast } of ACHIEVEMENTS[goal]?.when ?? []) if (STATS[stat](p) < atLeast) wish(plan, stat);
  }
  return plan;
}

function scaled(values: readonly number[], by: number): number[] {
  return values.map(value => value * by);
}

/** Tokens, Buildings and cards are worth more while they bring an Achievement nearer. */
function wish(plan: Plan, stat: Stat): void {
  const resource = RESOURCE_IDS.findIndex(id => id === stat);
  if (resource >= 0) {
    plan.gained[resource] = fraction(plan.gained, resource) + VALUE.goalToken;
    if (resource !== GOLD) plan.paid[resource] = fraction(plan.paid, resource) + VALUE.goalToken;
  } else if (stat === 'villageCards') plan.card = VALUE.goalCard;
  else if (stat === 'commonInVillage') plan.common = VALUE.goalCard;
  else if (stat !== 'omen') plan.tile = VALUE.goalTile;
}

function downOf(p: Player): number {
  let down = 0;
  for (const slot of SLOTS) if (!isEmpty(p, slot) && !isUp(p, slot)) down |= 1 << slot;
  return down;
}

/** S-9.1 By the set of slots with face-down cards: the most turns until three of them are in a line. */
const TURNS = turnsBySet();

function turnsBySet(): number[] {
  const all = (1 << SLOTS.length) - 1;
  const turns = Array.from({ length: all + 1 }, () => 0);
  for (let down = all; down >= 0; down--) {
    if (LINE_SETS.some(line => (down & line) === line)) continue;
    for (const slot of SLOTS) {
      if ((down & (1 << slot)) === 0) turns[down] = Math.max(count(turns, down), 1 + count(turns, down | (1 << slot)));
    }
  }
  return turns;
}

/** The value of the turns that are lost when the card in a slot is turned face-down. */
function turnsLost({ down }: Plan, slot: Slot): number {
  return VALUE.turn * (count(TURNS, down) - count(TURNS, down | (1 << slot)));
}

/** What each verb of the cards brings a lone player. */
const WORTH: { readonly [K in Effect['op']]: (plan: Plan, effect: EffectOf<K>) => number } = {
  gain: ({ gained }, { units }) => totalOf(gained, units),
  gainOneOf: ({ gained }, { n, from }) =>
    n * from.reduce((most: number, unit) => Math.max(most, fraction(gained, unit)), 0),
  gainPer: ({ p, gained }, { resource, n }) => n * count(p.tiles, FARM) * fraction(gained, resource),
  scroll: (_plan, { n }) => n,
  omen: ({ p, weight }, { n }) => VALUE.lightness * weight * Math.min(-n, OMEN_LIMIT - p.omen),
  opponents: () => 0,
  draw: (_plan, { n }) => VALUE.draw * n,
  retrieve: (_plan, { n }) => VALUE.retrieve * n,
  discardRedraw: () => VALUE.redraw,
  pay: (plan, { cost, effects }) => Math.max(0, effectsWorth(plan, effects) - costOf(plan, cost)),
  build: worthOfBuilding,
  restock: ({ p }) => VALUE.restock * p.usedTiles.reduce((sum, n) => sum + n, 0),
  venerate: () => VALUE.venerate,
  meditate: worthOfMeditating,
  trade: () => VALUE.trade,
  recruit: () => VALUE.recruit,
  copy: () => VALUE.copy,
};

function worthOf<K extends Effect['op']>(plan: Plan, op: K, effect: EffectOf<K>): number {
  return WORTH[op](plan, effect);
}

function effectsWorth(plan: Plan, effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of effects) sum += worthOf(plan, effect.op, effect);
  return sum;
}

function worthOfBuilding({ p, tile }: Plan): number {
  const tiles = tilesOwned(p);
  if (tiles >= TRACK) return 0;
  return VALUE.build + tile + count(BUILDING_BONUS, tiles + 1) - count(BUILDING_BONUS, tiles);
}

/** S-19.3 All Scrolls that the Bells are enough for. */
function worthOfMeditating({ s, paid }: Plan, { bonus }: EffectOf<'meditate'>): number {
  const scrolls = Math.floor((bellsOf(s, 0) + bonus) / BELLS_PER_SCROLL);
  return scrolls > 0 ? scrolls * VALUE.scroll - (scrolls * BELLS_PER_SCROLL - bonus) * fraction(paid, BELL) : 0;
}

function totalOf(values: readonly number[], units: Units): number {
  let sum = 0;
  for (const unit of units) sum += fraction(values, unit);
  return sum;
}

function costOf({ paid }: Plan, due: Due): number {
  let cost = 0;
  for (let need = 0; need < due.length; need++) cost += count(due, need) * fraction(paid, need);
  return cost;
}

function actionWorth(plan: Plan, card: Card, action: number): number {
  return effectsWorth(plan, VILLAGERS[card]?.actions[action]?.effects ?? []);
}

/** The best action of a card, or the best that is possible now. */
function bestAction(plan: Plan, card: Card, now: boolean): number {
  const actions = VILLAGERS[card]?.actions ?? [];
  let best = 0;
  for (let at = 0; at < actions.length; at++) {
    const worth = actionWorth(plan, card, at);
    if (worth > best && (!now || isActionPossible(plan.s, 0, entry(actions, at)))) best = worth;
  }
  return best;
}

function bestNow(plan: Plan, card: Card): number {
  return bestAction(plan, card, true);
}

function bestEver(plan: Plan, card: Card): number {
  return bestAction(plan, card, false);
}

/** A Villager's actions after the Rests to come. */
function laterOf(plan: Plan, card: Card): number {
  return plan.rests * VALUE.later * bestEver(plan, card);
}

function settlerOf(plan: Plan, card: Card): number {
  return laterOf(plan, card) + plan.card + (VILLAGERS[card]?.deck === 'common' ? plan.common : 0);
}

function iconsOf({ gained }: Plan, card: Card): number {
  return totalOf(gained, VILLAGERS[card]?.icons ?? []);
}

function handCardOf(plan: Plan, card: Card): number {
  return iconsOf(plan, card) + bestEver(plan, card);
}

type Guess<K extends Option['kind']> = (plan: Plan, option: OptionOf<K>) => number;

/** Guesses by kind of option. Only options of one question are compared; the others count the same. */
const GUESSES: { readonly [K in Option['kind']]?: Guess<K> } = {
  pay: () => 1,
  buy: guessOfBuying,
  add(plan, { card: id, from }) {
    const card = cardOf(id);
    const { cost, idleWhenAdded } = entry(VILLAGERS, card);
    const now = idleWhenAdded ? 0 : bestNow(plan, card);
    const icons = from === 'hand' ? 0.2 * iconsOf(plan, card) : 0;
    return now + settlerOf(plan, card) - icons - cost * fraction(plan.paid, BARLEY);
  },
  recruit: (plan, { card }) => bestNow(plan, cardOf(card)) + settlerOf(plan, cardOf(card)),
  retrieve: (plan, { card }) => handCardOf(plan, cardOf(card)),
  activate(plan, { slot }) {
    const card = cardAt(plan.p, slot);
    const income = plan.rests > 0 ? VALUE.income * iconsOf(plan, card) : 0;
    return VALUE.turn + bestNow(plan, card) - income - turnsLost(plan, slot);
  },
  place(plan, { slot }) {
    if (isEmpty(plan.p, slot)) return 1 - turnsLost(plan, slot);
    const old = cardAt(plan.p, slot);
    return 1 - turnsLost(plan, slot) - VALUE.replaced - laterOf(plan, old) - 0.5 * bestNow(plan, old);
  },
  act: (plan, { action }) => actionWorth(plan, top(plan.s, 'action')?.card ?? -1, action),
  copy: (plan, { card, action }) => actionWorth(plan, cardOf(card), action),
  token: ({ gained }, { resource }) => 1 - fraction(gained, resource),
  tile: () => 0.85,
  handCard: (plan, { card }) => 0.7 - 0.3 * handCardOf(plan, cardOf(card)),
  giveCard: (plan, { card }) => 0.7 - 0.3 * handCardOf(plan, cardOf(card)),
  villager: (plan, { slot }) => 0.4 - VALUE.spent * bestNow(plan, cardAt(plan.p, slot)) - turnsLost(plan, slot),
  giveVillager: (plan, { slot }) => 0.5 - bestEver(plan, cardAt(plan.p, slot)),
  giveTile: (_plan, { up }) => (up ? 0.4 : 0.6),
  meet: guessOfMeeting,
  avoid: () => 0.3,
  avoidLeft: () => 1,
  omen: ({ weight }) => 0.5 - VALUE.omen * weight,
  build: ({ p }, { tile }) => 0.5 - 0.2 * (count(p.tiles, tile) + count(p.usedTiles, tile)),
  chant: (_plan, { scrolls }) => scrolls,
  take: ({ gained }, { resource }) => fraction(gained, resource),
  discard: (plan, { card }) => 0.3 - handCardOf(plan, cardOf(card)),
  // The Scroll is the last ware of the chain.
  trade: (_plan, { give, get }) => (get === 2 ? 1 : give === 2 ? -1 : -0.3),
};

function guessOf<K extends Option['kind']>(plan: Plan, kind: K, option: OptionOf<K>): number {
  return GUESSES[kind]?.(plan, option) ?? 0;
}

function guessOfBuying(plan: Plan, { card: id }: OptionOf<'buy'>): number {
  const card = cardOf(id);
  const { cost } = entry(VILLAGERS, card);
  const paid = Math.min(cost, count(plan.p.tokens, BARLEY));
  return bestEver(plan, card) + laterOf(plan, card) - paid * fraction(plan.paid, BARLEY) - (cost - paid) * VALUE.debt;
}

function guessOfMeeting(plan: Plan): number {
  const frame = top(plan.s, 'item');
  const need = frame && spiritOf(plan.s).own[frame.at];
  return 0.5 - (need === null || need === undefined ? 0 : costOfItem(plan, need));
}

function costOfItem({ paid }: Plan, need: Need): number {
  switch (need) {
    case 'handCard':
    case 'villageCard':
    case 'building':
    case 'omen':
      return VALUE[need];
    case 'any':
      return fraction(paid, ANY);
    default:
      return fraction(paid, need);
  }
}

/** The guesses for options of a lone player's question. */
export function priorsAlone(s: State, options: readonly Option[]): number[] {
  const plan = planOf(s);
  return options.map(option => Math.max(LEAST, Math.exp(SHARPNESS * guessOf(plan, option.kind, option))));
}

/** S-19.6, S-19.7 What is lacking to win: the last Scrolls, or points beyond those that they bring. */
export function lacking(s: State): number {
  return Math.max(s.scrollSupply, levelOf(s.settings.level).target - pointsOf(player(s, 0)));
}
