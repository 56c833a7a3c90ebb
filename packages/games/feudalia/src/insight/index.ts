import type { FittedChances, FrameOf, Insight, Seat } from '@thorp/kernel';
import { BUY_IDS, BUYS, LEVELS, LIMITS, LOT_IDS, PHASES, upgradePrice, type Buy } from '../cards/board.ts';
import { RESOURCES } from '../cards/goods.ts';
import { isCathedralMaster, masterOf, type MasterId } from '../cards/masters.ts';
import type { VassalId } from '../cards/vassals.ts';
import { averageHand, betterment, cardsOf, isVassal } from './strength.ts';
import { isOpen, prior, priors } from './prior.ts';
import { at, faceOf, lordOf, numberAt, owned } from '../area.ts';
import { halvesOf } from '../scoring.ts';
import { goalOf } from '../settings.ts';
import type { Feudalia, Fief, Frame, Lord, Option, State } from '../types.ts';
import {
  COIN,
  cubesWorth,
  fraction,
  masterWorth,
  priceWorth,
  serviceOf,
  servicesFor,
  stockWorth,
  worthOf,
  type Service,
  type Services,
} from './worth.ts';

/*
 * The bots' estimate of a position: points; cubes and coins that will become points; how much the deck, the fields and
 * the masters will produce in later turns; how near the next upgrade is; and pending effects. Everything is in halves
 * of a point, the unit of the score.
 */

/** The meaning of each weight. */
const W = {
  /** Cubes, and the share that counts for those beyond the first few of a kind. */
  cubes: 0,
  plenty: 1,
  /** A coin that will be saved, and one that must be spent in this turn. */
  saved: 2,
  loose: 3,
  /** The value of an average hand, for every later turn. */
  deck: 4,
  /** A card in hand that can still be played. */
  hand: 5,
  /** A master, and a field beyond the first, for every later turn. */
  master: 6,
  field: 7,
  /** The next upgrade if everything for it is there. */
  upgrade: 8,
  /** Halves that the leader gains in a turn. */
  pace: 9,
  /** Number of turns after which goods have half their full value. */
  leisure: 10,
  /** The share of pending effects that counts. */
  pending: 11,
  /** A type of fief beyond the first, because missing resources must be traded for. */
  variety: 12,
  /** A half on the cathedral that only the lord's own master can buy. */
  chapel: 13,
} as const;
type Weights = readonly number[];

/**
 * Set by hand, and kept: self-play (`thorp tune feudalia --iterations 8 --round-cap 40 --generations 12`, seed 1, 576
 * games) found nothing better. Its weights won 49 % (42 – 56) of 200 fresh games against these. bench/BOTS.md tells more.
 */
const WEIGHTS: Weights = [0.7, 0.3, 0.12, 0.02, 0.35, 0.25, 0.15, 0.1, 0.8, 1, 1.5, 0.9, 0.5, 0.45];

/** The fewest turns expected while nobody has reached the goal. */
const A_WHILE = 4;
const LAST_PHASE = PHASES.length - 1;

/** Fitted to 200 games of medium bots, the net to 200 games for two: bench/ANALYSIS.md. */
const CHANCE: FittedChances = { estimate: [-2.2, -0.45], nets: { 2: { net: 'duel', sharpness: 2.1 } } };

export const insight: Insight<State, Option> = {
  spread: 25,
  horizon: 16,
  weights: WEIGHTS,
  chance: CHANCE,
  leaning: { style: 'builder', of: upgrades },
  estimate,
  prior,
  priors,
};

/** Upgrades of fiefs, and cities. */
function upgrades({ lords }: State, seat: Seat): number {
  let built = 0;
  for (const { level, city } of lords[seat]?.fiefs ?? []) built += level + (city === null ? 0 : 1);
  return built;
}

function estimate(s: State, w: Weights): number[] {
  return estimateWith(s, w, s.lords.map(meansOf));
}

/** What the estimate and the inputs of a net both need of a lord. */
export interface Means {
  readonly services: Services;
  /** The services of all its cards. */
  readonly cards: readonly Service[];
  /** The value of an average hand. */
  readonly hand: number;
  /** How near the next upgrade is, from 0 to 1. */
  readonly upgrade: number;
}

export function meansOf(lord: Lord): Means {
  const services = servicesFor(lord.fiefs);
  const cards = cardsOf(lord, services);
  return { services, cards, hand: averageHand(lord, cards), upgrade: nextUpgrade(lord, services) };
}

/** The expected future: the turns left for each lord, and the means by seat. */
interface Ahead {
  readonly turns: number;
  readonly means: readonly Means[];
}

/** The estimate, for callers that already know the means of the lords. */
export function estimateWith(s: State, w: Weights, means: readonly Means[]): number[] {
  const totals = s.lords.map(lord => (lord.out ? -1 : halvesOf(s, lord)));
  const ahead = { turns: turnsLeft(s, totals, fraction(w, W.pace)), means };
  for (let seat = 0; seat < totals.length; seat++) {
    const lord = lordOf(s, seat);
    if (!lord.out && lord.fiefs.length > 0) gainFor(totals, seat, prospects(s, seat, w, ahead));
  }
  const sure = fraction(w, W.pending);
  for (const frame of s.frames) {
    const worth = pendingWorth(frame.step, s, frame, w, ahead);
    if (worth !== 0) gainFor(totals, seatOf(frame), sure * worth);
  }
  return totals;
}

function gainFor(totals: number[], seat: Seat, worth: number): void {
  totals[seat] = fraction(totals, seat) + worth;
}

/**
 * The turns left for each lord: until the leader reaches the goal, the cathedral is complete, or the events are over.
 */
function turnsLeft(s: State, totals: readonly number[], pace: number): number {
  const { roundCap, timeTrial } = s.settings;
  let turns = roundCap - s.round + 0.5;
  if (s.lords.length === 1 || timeTrial) turns = Math.min(turns, s.eventDeck.length + 0.5);
  if (s.reached) turns = Math.min(turns, 0.5);
  if (s.lords.length === 1) return Math.max(0.5, turns);
  const goal = goalOf(s.settings);
  const missing = goal === null ? tokensLeft(s) / totals.length : goal - Math.max(...totals);
  return Math.max(0.5, Math.min(turns, A_WHILE + missing / pace));
}

function tokensLeft(s: State): number {
  let left = 0;
  for (const lot of LOT_IDS) left += s.lots[lot];
  return 2 * left;
}

function prospects(s: State, seat: Seat, w: Weights, { turns, means }: Ahead): number {
  const lord = lordOf(s, seat);
  const { services, hand: average, upgrade } = at(means, seat);
  const hand = fraction(w, W.hand) * pileWorth(lord.hand, services);
  const goods = hand + coins(s, lord, w) + cubes(lord, w) + fraction(w, W.upgrade) * upgrade;
  const works = fraction(w, W.deck) * average + estate(lord, w);
  const variety = fraction(w, W.variety) * typesOf(lord);
  return (
    ((goods + variety) * turns) / (turns + fraction(w, W.leisure)) +
    works * turns +
    fraction(w, W.chapel) * chapel(s, lord)
  );
}

/** F-6.4 During the own turn, most coins are lost unless they are spent. */
function coins(s: State, lord: Lord, w: Weights): number {
  if (s.lords[s.turn.seat] !== lord) return fraction(w, W.saved) * lord.coins;
  const kept = faceOf(lord).saved[lord.coins] ?? 0;
  return fraction(w, W.saved) * kept + fraction(w, W.loose) * (lord.coins - kept);
}

function cubes(lord: Lord, w: Weights): number {
  let worth = 0;
  for (let r = 0; r < RESOURCES.length; r++) worth += stockWorth(r, owned(lord, r), fraction(w, W.plenty));
  return fraction(w, W.cubes) * worth;
}

/** How near the nearest upgrade is, from 0 to 1: the cubes that are there, and the coins that the hand could give. */
function nextUpgrade(lord: Lord, services: Services): number {
  let best = 0;
  let reach = lord.coins;
  for (const card of lord.hand) reach += serviceOf(services, card).income;
  for (const { type, level } of lord.fiefs) {
    const price = upgradePrice(type, level);
    if (!price) continue;
    let needed = price.coins;
    let there = Math.min(price.coins, reach);
    for (let r = 0; r < RESOURCES.length; r++) {
      const due = numberAt(price.cubes, r);
      needed += due;
      there += Math.min(due, owned(lord, r));
    }
    best = Math.max(best, there / needed);
  }
  return best * best * best;
}

function typesOf(lord: Lord): number {
  let types = 0;
  for (let i = 0; i < lord.fiefs.length; i++)
    if (lord.fiefs.findIndex(({ type }) => type === lord.fiefs[i]?.type) === i) types++;
  return types;
}

function pileWorth(cards: readonly VassalId[], services: Services): number {
  let worth = 0;
  for (const card of cards) worth += serviceOf(services, card).worth;
  return worth;
}

/** Masters and second fields work every turn. */
function estate(lord: Lord, w: Weights): number {
  let worth = 0;
  for (const fief of lord.fiefs) worth += fraction(w, W.field) * openings(fief) + masterShare(fief, w);
  return worth;
}

function openings({ level }: Fief): number {
  return (LEVELS[level]?.fields ?? 1) - 1 + (LEVELS[level]?.city ? 1 : 0);
}

function masterShare({ city }: Fief, w: Weights): number {
  return city ? fraction(w, W.master) * masterWorth(city.master) : 0;
}

/** F-8.5 Tokens of the cathedral that only the lord's own masters can buy; two of each are within reach. */
function chapel(s: State, lord: Lord): number {
  let halves = 0;
  for (const { city } of lord.fiefs) if (city && isCathedralMaster(city.master)) halves += chapelOf(s, city.master);
  return halves;
}

function chapelOf(s: State, master: MasterId): number {
  let halves = 0;
  for (const id of BUY_IDS) {
    const buy: Buy = BUYS[id];
    if (buy.master === master) halves += buy.halves * Math.min(2, s.phase < LAST_PHASE ? 1 : s.lots[buy.lot]);
  }
  return halves;
}

function pendingWorth<K extends Frame['step']>(
  step: K,
  s: State,
  frame: FrameOf<Feudalia, K>,
  w: Weights,
  ahead: Ahead,
): number {
  return PENDING[step]?.(s, frame, w, ahead) ?? 0;
}

/** Pending steps count as done: prices paid, purchases received, effects carried out. */
const PENDING: {
  readonly [K in Frame['step']]?: (s: State, frame: FrameOf<Feudalia, K>, w: Weights, ahead: Ahead) => number;
} = {
  // F-6.5 A new hand is drawn after the turn.
  main: (s, { seat }, w, ahead) => freshHand(s, seat, w, ahead),
  blue: (s, { seat }, w, ahead) => freshHand(s, seat, w, ahead),
  hired: (s, { seat, card }, w, { turns }) => fraction(w, W.deck) * betterment(lordOf(s, seat), card) * turns,
  victim: () => 0.1,
  upgraded: () => 3,
  built: (_s, { buy }) => BUYS[buy].halves,
  settle: (s, { master }, w, { turns }) => newcomer(s, master, w, turns),
  // F-9.1 Without a free city another master must leave.
  pickMaster: (s, { seat }) => (lordOf(s, seat).fiefs.some(isOpen) ? 0.1 : -0.3),
  pickCity: (s, { master }, w, { turns }) => newcomer(s, master, w, turns) - priceWorth(masterOf(master).price),
  payMaster: (s, { master }, w, { turns }) => newcomer(s, master, w, turns) - priceWorth(masterOf(master).price),
  discount: (_s, { price }) => 0.3 - priceWorth(price),
  waive: (_s, { left, price }) => 0.3 * left - priceWorth(price),
  pay: (_s, { cubes: due }) => -cubesWorth(due),
  store: (_s, { cubes: due }) => cubesWorth(due),
  effect: (_s, { effect }) => worthOf(effect),
  gain: (_s, { left }) => 0.3 * left,
  trade: (_s, { left }) => 0.15 * left,
  cycle: (_s, { left, discarded }) => 0.1 * left + 0.25 * discarded,
  recall: (_s, { left }) => 0.3 * left,
  regain: (_s, { left }) => 0.3 * left,
  eliminate: (_s, { left }) => 0.2 * left,
  host: () => 0.3,
  hold: (_s, { left }) => 0.15 * left,
  lose: (_s, { left }) => -0.25 * left,
  taxIncome: () => -2 * COIN,
};

function newcomer(s: State, master: MasterId, w: Weights, turns: number): number {
  return fraction(w, W.master) * masterWorth(master) * turns + fraction(w, W.chapel) * chapelOf(s, master);
}

/** Played cards will be replaced by new ones, so playing an average card costs nothing. */
function freshHand(s: State, seat: Seat, w: Weights, { turns, means }: Ahead): number {
  const lord = lordOf(s, seat);
  let played = lord.table.length + lord.taxed.length;
  for (const field of lord.fields) if (isVassal(field)) played++;
  const share = Math.min(1, played / LIMITS.hand);
  return (fraction(w, W.hand) * share * at(means, seat).hand * turns) / (turns + fraction(w, W.leisure));
}

function seatOf(frame: Frame): Seat {
  if ('seat' in frame) return frame.seat;
  return 'act' in frame ? frame.act.seat : 0;
}
