import type { FittedChances, FrameOf, Insight, Seat } from '@thorp/kernel';
import { ACHIEVEMENTS } from '../cards/achievements.ts';
import { ACHIEVEMENT_SCROLLS, levelOf, MEDITATION_SCROLLS } from '../cards/figures.ts';
import { VILLAGERS } from '../cards/villagers.ts';
import { BARLEY, BELL, GOLD, JUNIPER, RESOURCES, TILES, YIELD, type Card, type Goal } from '../cards/vocabulary.ts';
import { bellsOf } from '../effects.ts';
import { STATS } from '../goals.ts';
import { lacking, priorsAlone } from './alone.ts';
import { prior } from './prior.ts';
import {
  cardAt,
  count,
  entry,
  isEmpty,
  isSolo,
  isUp,
  nextSeat,
  NOBODY,
  player,
  SLOTS,
  spiritOf,
  tilesOwned,
} from '../table.ts';
import type { Frame, Option, Player, Settlement, Snowcrest, State } from '../types.ts';
import { BEST, bestAction, costOf, fraction, ICONS, pointsOf, UNIT, worthOf } from './worth.ts';

/*
 * What a strong player sees at once: points, goods that will become points, what the Village and the Buildings will
 * yield in later turns, and what is in progress. Everything is in points.
 */

/** The meaning of each weight. */
const W = {
  /** A token of each resource, while there is time to spend it. */
  barley: 0,
  juniper: 1,
  bowl: 2,
  bell: 3,
  gold: 4,
  /** Number of turns after which goods have half their full value. */
  leisure: 5,
  /** The share of a token that an icon is worth, on a hand card or a face-up Villager. */
  icon: 6,
  /** A Villager's action, spread over this many turns. */
  village: 7,
  /** A face-up Villager, which can act before the next Rest. */
  awake: 8,
  /** A Building for every later turn, and one that is face-up. */
  building: 9,
  ready: 10,
  /** The share of an Achievement that partial progress counts. */
  goal: 11,
  /** A majority if the game ended now; it grows towards the end. */
  majority: 12,
  /** Scrolls that a seat earns in a turn. */
  pace: 13,
  /** The share of effects in progress that counts. */
  pending: 14,
  /** Each Bell more than another player can ring. */
  voice: 15,
} as const;
type Weights = readonly number[];

/**
 * Tuned by self-play: `thorp tune snowcrest --iterations 12`, seed 1, 768 games at two seats. They won 58 % (52 – 63) of
 * 300 fresh games against those before, and 57 % (44 – 68) of 60 of hard bots. bench/BOTS.md tells more.
 */
const WEIGHTS: Weights = [
  0.231, 0.198, 0.139, 0.152, 0.441, 4.17, 0.48, 0.065, 0.21, 0.0242, 0.274, 1.15, 0.507, 0.62, 0.716, 0.206,
];

/** About how many turns lie between two Rests. */
const CYCLE = 6;
/** What missing the goal costs a lone player, in points. */
const DEFEAT = 4;
/** An item of an offering or curse that is not settled yet. */
const ITEM = 0.45;
/** The largest lead in Bells that still matters. */
const MOST_LEAD = 3;

/** Fitted to 200 games of medium bots: bench/ANALYSIS.md. */
const CHANCE: FittedChances = { estimate: [-1.35, -1], nets: { 2: { net: 'duel', sharpness: 0.73 } } };

export const insight: Insight<State, Option> = {
  spread: 12,
  horizon: 30,
  playedOut: { chancesAfter: null },
  weights: WEIGHTS,
  chance: CHANCE,
  leaning: { style: 'builder', of: (s, seat) => tilesOwned(player(s, seat)) },
  estimate,
  prior: (s, seat, option) => (isSolo(s) ? fraction(priorsAlone(s, [option]), 0) : prior(s, seat, option)),
  priors: (s, _seat, options) => (isSolo(s) ? priorsAlone(s, options) : null),
  lacking,
};

function estimate(s: State, w: Weights): number[] {
  const turns = turnsLeft(s, fraction(w, W.pace));
  const totals = s.players.map(p => standing(s, p, w, turns));
  if (isSolo(s)) gainFor(totals, 0, -DEFEAT * defeat(s));
  else compareStocks(s, totals, w, turns);
  for (const frame of s.frames) addPending(s, frame, totals, w, turns);
  return totals;
}

/** S-19.7 How likely a lone player misses the goal even with all Scrolls: more likely the fewer are left. */
function defeat(s: State): number {
  const { target } = levelOf(s.settings.level);
  return pointsOf(player(s, 0)) + s.scrollSupply < target ? 1 - s.scrollSupply / target : 0;
}

/** The turns left for each seat: while Scrolls last, or in solitaire until the last Rest. */
function turnsLeft(s: State, pace: number): number {
  if (isSolo(s)) return CYCLE * Math.max(0, levelOf(s.settings.level).restLimit - 1 - s.rests) + CYCLE / 2;
  if (s.ending) return 0.5;
  return Math.min(0.5 + s.scrollSupply / (pace * s.players.length), 0.5 + s.settings.rounds - s.round);
}

function standing(s: State, p: Player, w: Weights, turns: number): number {
  const tiles = tilesOwned(p);
  const time = turns / (turns + fraction(w, W.leisure));
  let goods = 0;
  for (const resource of RESOURCES) goods += count(p.tokens, resource) * fraction(w, W.barley + resource);
  for (const tile of TILES) goods += count(p.tiles, tile) * fraction(w, W.ready);
  for (const card of p.hand) goods += fraction(ICONS, card) * fraction(w, W.icon);
  let yields = tiles * fraction(w, W.building);
  for (const slot of SLOTS) {
    if (isEmpty(p, slot)) continue;
    const card = cardAt(p, slot);
    yields += fraction(BEST, card) * fraction(w, W.village);
    if (isUp(p, slot))
      goods += fraction(BEST, card) * fraction(w, W.awake) + fraction(ICONS, card) * fraction(w, W.icon) * 0.5;
  }
  let goals = 0;
  for (const goal of s.achievements) goals += closeness(p, goal);
  return pointsOf(p) + goods * time + yields * turns + goals * fraction(w, W.goal) * time;
}

/** Points for progress towards an Achievement: few at first, nearly all before the last step. */
function closeness(p: Player, goal: Goal): number {
  let least = 1;
  for (const { stat, atLeast } of ACHIEVEMENTS[goal]?.when ?? []) least = Math.min(least, STATS[stat](p) / atLeast);
  return least > 0 ? ACHIEVEMENT_SCROLLS * least * least * least : 0;
}

function compareStocks(s: State, totals: number[], w: Weights, turns: number): void {
  const stocks = s.players.map(stockOf);
  addMajorities(stocks, totals, fraction(w, W.majority) / (1 + turns / 4));
  addVoices(stocks, totals, (fraction(w, W.voice) * turns) / (turns + fraction(w, W.leisure)));
}

/** S-16.5 The player with most of a resource now will probably have most in the end; a close second may, too. */
function addMajorities(stocks: readonly number[][], totals: number[], worth: number): void {
  for (const resource of RESOURCES) {
    let most = 1;
    for (const stock of stocks) most = Math.max(most, count(stock, resource));
    for (let seat = 0; seat < stocks.length; seat++) {
      const share = count(entry(stocks, seat), resource) / most;
      gainFor(totals, seat, worth * share * share * share);
    }
  }
}

/**
 * S-14.3 A player who can ring more Bells wins Meditations against the other; a lead of more than three does not help.
 */
function addVoices(stocks: readonly number[][], totals: number[], worth: number): void {
  const bells = stocks.map(stock => count(stock, BELL) + count(stock, GOLD));
  for (let seat = 0; seat < bells.length; seat++) {
    let lead = 0;
    for (const other of bells) lead += Math.max(-MOST_LEAD, Math.min(MOST_LEAD, count(bells, seat) - other));
    gainFor(totals, seat, (worth * lead) / (bells.length - 1));
  }
}

/** S-16.4, only what majorities need. */
function stockOf(p: Player): number[] {
  const stock = p.tokens.slice();
  for (const tile of TILES) stock[YIELD[tile]] = count(stock, YIELD[tile]) + count(p.tiles, tile);
  for (const card of p.hand) addIcons(stock, card);
  for (const slot of SLOTS) if (isUp(p, slot)) addIcons(stock, cardAt(p, slot));
  return stock;
}

function addIcons(stock: number[], card: Card): void {
  for (const icon of VILLAGERS[card]?.icons ?? []) stock[icon] = count(stock, icon) + 1;
}

/** Effects in progress count as done: payments made, actions carried out, curses settled. */
function addPending(s: State, frame: Frame, totals: number[], w: Weights, turns: number): void {
  if (frame.step === 'answer') return contest(s, frame, totals);
  const worth = pendingWorth(frame.step, s, frame, w, turns);
  if (worth !== 0 && 'seat' in frame) gainFor(totals, frame.seat, worth);
}

function pendingWorth<K extends Frame['step']>(
  step: K,
  s: State,
  frame: FrameOf<Snowcrest, K>,
  w: Weights,
  turns: number,
): number {
  return PENDING[step]?.(s, frame, w, turns) ?? 0;
}

function gainFor(totals: number[], seat: Seat, worth: number): void {
  totals[seat] = fraction(totals, seat) + worth;
}

const PENDING: {
  readonly [K in Frame['step']]?: (s: State, frame: FrameOf<Snowcrest, K>, w: Weights, turns: number) => number;
} = {
  action: (s, { seat, card }, w) => fraction(w, W.pending) * bestAction(s, seat, card),
  enact: (s, { seat, card, added }, w) =>
    added && VILLAGERS[card]?.idleWhenAdded ? 0 : fraction(w, W.pending) * bestAction(s, seat, card),
  slot: ({ arriving }, _frame, w, turns) =>
    settler(arriving, w, turns) +
    fraction(w, W.pending) * fraction(BEST, arriving) -
    UNIT[BARLEY] * (VILLAGERS[arriving]?.cost ?? 0),
  arrive: (s, { seat }, w, turns) =>
    settler(s.arriving, w, turns) - settler(cardAt(player(s, seat), s.acting), w, turns),
  turnDown: (s, { seat }, w) => -asleep(cardAt(player(s, seat), s.acting), w),
  pay: (_s, { due }) => -costOf(due),
  gold: (_s, { due }) => -costOf(due),
  effect: (_s, { effect }, w) => fraction(w, W.pending) * worthOf(effect),
  offer: (_s, { effect }, w) => fraction(w, W.pending) * Math.max(0, worthOf(effect)),
  prize: (_s, { n }) => n,
  juniper: (_s, { n }) => UNIT[JUNIPER] * n,
  effort: (_s, { bonus }, w) => fraction(w, W.pending) * worthOf({ op: 'meditate', bonus }),
  chant: (_s, { bonus }, w) => fraction(w, W.pending) * worthOf({ op: 'meditate', bonus }),
  settle: (s, frame) => -ITEM * itemsLeft(s, frame),
  item: (s, frame) => -ITEM * itemsLeft(s, frame),
  source: (s, frame) => -ITEM * itemsLeft(s, frame),
  build: (_s, { tile }, w) => fraction(w, W.pending) * worthOf({ op: 'build', tile }),
  oneOf: (_s, { n, from }) => worthOf({ op: 'gainOneOf', n, from }),
  retrieve: (_s, { n }) => worthOf({ op: 'retrieve', n }),
  trade: (_s, { effect }, w) => fraction(w, W.pending) * worthOf(effect),
  recruit: (_s, _frame, w) => fraction(w, W.pending) * worthOf({ op: 'recruit' }),
  copy: (_s, _frame, w) => fraction(w, W.pending) * worthOf({ op: 'copy' }),
};

/** The value of a Villager in the Village for later turns. */
function settler(card: Card, w: Weights, turns: number): number {
  return card === NOBODY ? 0 : fraction(BEST, card) * fraction(w, W.village) * turns;
}

function asleep(card: Card, w: Weights): number {
  return card === NOBODY ? 0 : fraction(BEST, card) * fraction(w, W.awake);
}

/** S-14 Opponents who can beat the effort are assumed to do so half the time. */
function contest(s: State, frame: FrameOf<Snowcrest, 'answer'>, totals: number[]): void {
  const prize = count(MEDITATION_SCROLLS, s.players.length);
  const total = frame.effort + frame.bonus;
  let won = frame.won;
  for (let seat = frame.seat; seat !== s.active; seat = nextSeat(s, seat)) {
    const beats = bellsOf(s, seat) > total ? 0.5 : 0;
    gainFor(totals, seat, beats * (prize - UNIT[BELL] * (total + 1)));
    gainFor(totals, s.active, (1 - beats) * prize);
    won ||= beats === 0;
  }
  gainFor(totals, s.active, -UNIT[BELL] * frame.effort * (won ? 1 : 0.5));
}

function itemsLeft(s: State, { seat, at: done, credit, avoids }: Settlement): number {
  const { own, others } = spiritOf(s);
  let left = (seat === s.active ? own : others).length - done - avoids;
  for (const n of credit) left -= n;
  return Math.max(0, left);
}
