import { grow, must, placesOf, setFlag, type Features, type Rows, type Seat } from '@thorp/kernel';
import { ACHIEVEMENTS } from '../cards/achievements.ts';
import { BUILDING_BONUS, levelOf } from '../cards/figures.ts';
import { VILLAGERS } from '../cards/villagers.ts';
import { BELL, GOLD, RESOURCES, TILES, YIELD, type Card, type Resource } from '../cards/vocabulary.ts';
import { STATS } from '../goals.ts';
import { cardAt, count, isSolo, isUp, LINE_SETS, NOBODY, player, SLOTS, tilesOwned } from '../table.ts';
import type { Frame, Player, State } from '../types.ts';
import { insight } from './estimate.ts';
import { BEST, fraction, ICONS } from './worth.ts';

/*
 * The net's inputs for each seat: its estimate, what it has, what it could claim, and how it compares with the best of
 * the others.
 */

const GOALS = ACHIEVEMENTS.map(({ id }) => `near ${id}` as const);

const NUMBERS = [
  'estimate',
  'lead',
  'lateLead',
  'scrolls',
  'omen',
  'omenTokens',
  'buildings',
  'bonus',
  'barley',
  'juniper',
  'bowl',
  'bell',
  'gold',
  'barleyStock',
  'juniperStock',
  'bowlStock',
  'bellStock',
  'goldStock',
  'farms',
  'forges',
  'shrines',
  'usedBuildings',
  'hand',
  'handIcons',
  'handActions',
  'village',
  'awake',
  'awakeActions',
  'actions',
  'line',
  'pairs',
  'sleepyStarters',
  'commons',
  'nearest',
  'goalsOpen',
  'barleyLead',
  'juniperLead',
  'bowlLead',
  'bellLead',
  'goldLead',
  'voice',
  'supply',
  'scarcity',
  'ending',
  'round',
  'starts',
  'active',
  'asked',
  'main',
  'answering',
  'settling',
  'deck',
  'forest',
  'three',
  'four',
  'restsLeft',
  'target',
  ...GOALS,
] as const;
const N = placesOf(NUMBERS);
const WIDTH = NUMBERS.length;

const CARDS = VILLAGERS.length;
const AWAKE = 0;
const ASLEEP = CARDS;
const IN_HAND = 2 * CARDS;
const IN_ROW = 3 * CARDS;
const MOST_FLAGS = 28;
const STARTER = VILLAGERS.map(({ deck }) => deck === 'starter');
const COMMON = VILLAGERS.map(({ deck }) => deck === 'common');

/** S-11 The steps that settle an offering or a curse. */
const SETTLING: ReadonlySet<Frame['step']> = new Set(['settle', 'item', 'source']);

const FIRST_GOAL = WIDTH - GOALS.length;

/** The unit of the estimate's totals, so that most of them are about 1. */
const ESTIMATE_UNIT = 6;

export const features: Features<State> = {
  numbers: NUMBERS,
  flags: ['awake', 'asleep', 'hand', 'row'].flatMap(where => VILLAGERS.map(({ id }) => `${where} ${id}`)),
  estimate: (4 * ESTIMATE_UNIT) / insight.spread,
  most: MOST_FLAGS,
  read,
};

/** S-16.4 Stocks by seat and resource, reused between calls. */
const stocks = Array.from({ length: 4 }, () => new Float64Array(RESOURCES.length));

function read(s: State, rows: Rows): number {
  const seats = s.players.length;
  const totals = insight.estimate(s, insight.weights);
  rows.numbers.fill(0, 0, seats * WIDTH);
  for (let seat = 0; seat < seats; seat++) {
    const p = player(s, seat);
    const stock = stockOf(seat);
    rows.counts[seat] = 0;
    readStores(p, stock, seat, rows);
    readHand(p, stock, seat, rows);
    readVillage(p, stock, seat, rows);
    readGoals(s, p, seat, rows);
    readTable(s, seat, rows);
    readLead(s, totals, seat, rows);
  }
  for (let seat = 0; seat < seats; seat++) compareStocks(seat, seats, rows);
  return seats;
}

function readStores(p: Player, stock: Float64Array, seat: Seat, { numbers }: Rows): void {
  const at = seat * WIDTH;
  const tiles = tilesOwned(p);
  numbers[at + N.scrolls] = p.scrolls / 10;
  numbers[at + N.omen] = p.omen / 5;
  numbers[at + N.omenTokens] = p.omenTokens / 2;
  numbers[at + N.buildings] = tiles / 6;
  numbers[at + N.deck] = p.deck.length / 10;
  numbers[at + N.bonus] = count(BUILDING_BONUS, tiles) / 4;
  for (const resource of RESOURCES) {
    stock[resource] = count(p.tokens, resource);
    numbers[at + N.barley + resource] = count(p.tokens, resource) / 5;
  }
  let up = 0;
  for (const tile of TILES) {
    const here = count(p.tiles, tile);
    stock[YIELD[tile]] = held(stock, YIELD[tile]) + here;
    numbers[at + N.farms + tile] = here / 2;
    up += here;
  }
  numbers[at + N.usedBuildings] = (tiles - up) / 3;
}

function readHand(p: Player, stock: Float64Array, seat: Seat, rows: Rows): void {
  let icons = 0;
  let actions = 0;
  for (const card of p.hand) {
    addIcons(stock, card);
    icons += fraction(ICONS, card);
    actions += fraction(BEST, card);
    setFlag(rows, seat, MOST_FLAGS, IN_HAND + card);
  }
  const at = seat * WIDTH;
  rows.numbers[at + N.hand] = p.hand.length / 4;
  rows.numbers[at + N.handIcons] = icons;
  rows.numbers[at + N.handActions] = actions / 3;
}

function readVillage(p: Player, stock: Float64Array, seat: Seat, rows: Rows): void {
  const at = seat * WIDTH;
  const { numbers } = rows;
  let down = 0;
  for (const slot of SLOTS) {
    const card = cardAt(p, slot);
    if (card === NOBODY) continue;
    const awake = isUp(p, slot);
    const best = fraction(BEST, card);
    grow(numbers, at + N.village, 1 / 9);
    grow(numbers, at + N.actions, best / 7);
    if (COMMON[card]) grow(numbers, at + N.commons, 1 / 4);
    if (awake) {
      grow(numbers, at + N.awake, 1 / 9);
      grow(numbers, at + N.awakeActions, best / 5);
      addIcons(stock, card);
    } else {
      down |= 1 << slot;
      if (STARTER[card]) grow(numbers, at + N.sleepyStarters, 1 / 4);
    }
    setFlag(rows, seat, MOST_FLAGS, (awake ? AWAKE : ASLEEP) + card);
  }
  readLines(down, at, numbers);
}

/** S-9.1 How near a Rest is. */
function readLines(down: number, at: number, numbers: Float32Array): void {
  let most = 0;
  let pairs = 0;
  for (const set of LINE_SETS) {
    const here = bitsIn(down & set);
    if (here > most) most = here;
    if (here === 2) pairs++;
  }
  numbers[at + N.line] = most / 3;
  numbers[at + N.pairs] = pairs / 3;
}

function readGoals(s: State, p: Player, seat: Seat, { numbers }: Rows): void {
  const at = seat * WIDTH;
  let nearest = 0;
  for (const goal of s.achievements) {
    let least = 1;
    for (const { stat, atLeast } of ACHIEVEMENTS[goal]?.when ?? []) least = Math.min(least, STATS[stat](p) / atLeast);
    const near = least > 0 ? least * least : 0;
    numbers[at + FIRST_GOAL + goal] = near;
    if (near > nearest) nearest = near;
  }
  numbers[at + N.nearest] = nearest;
  numbers[at + N.goalsOpen] = s.achievements.length / 5;
}

function readTable(s: State, seat: Seat, rows: Rows): void {
  const at = seat * WIDTH;
  const { numbers } = rows;
  const top = s.frames[s.frames.length - 1];
  numbers[at + N.supply] = s.scrollSupply / 20;
  numbers[at + N.scarcity] = 1 / (1 + s.scrollSupply);
  numbers[at + N.ending] = s.ending ? 1 : 0;
  numbers[at + N.round] = Math.min(1, s.round / 25);
  numbers[at + N.starts] = s.start === seat ? 1 : 0;
  if (top && 'seat' in top) readQuestion(top.step, top.seat === seat, at, numbers);
  numbers[at + N.forest] = s.juniper / 6;
  numbers[at + N.three] = s.players.length === 3 ? 1 : 0;
  numbers[at + N.four] = s.players.length === 4 ? 1 : 0;
  if (isSolo(s)) readLevel(s, at, numbers);
  if (s.active !== seat) return;
  numbers[at + N.active] = 1;
  for (const card of s.row) setFlag(rows, seat, MOST_FLAGS, IN_ROW + card);
}

/** The question shows what is in progress: 1 for the asked seat, −1 for the others. */
function readQuestion(step: Frame['step'], mine: boolean, at: number, numbers: Float32Array): void {
  const sign = mine ? 1 : -1;
  numbers[at + N.asked] = mine ? 1 : 0;
  if (step === 'main') numbers[at + N.main] = sign;
  else if (step === 'answer') numbers[at + N.answering] = sign;
  else if (SETTLING.has(step)) numbers[at + N.settling] = sign;
}

/** S-19.2 */
function readLevel(s: State, at: number, numbers: Float32Array): void {
  const { target, restLimit } = levelOf(s.settings.level);
  numbers[at + N.restsLeft] = (restLimit - 1 - s.rests) / 3;
  numbers[at + N.target] = target / 15;
}

/** The estimate's total, and its lead over the best of the others; in solitaire, over the goal. */
function readLead(s: State, totals: readonly number[], seat: Seat, { numbers }: Rows): void {
  const at = seat * WIDTH;
  const mine = fraction(totals, seat);
  let rival = isSolo(s) ? levelOf(s.settings.level).target : -Infinity;
  for (let other = 0; other < totals.length; other++) {
    if (other !== seat) rival = Math.max(rival, fraction(totals, other));
  }
  const lead = (mine - rival) / 6;
  numbers[at + N.estimate] = mine / ESTIMATE_UNIT;
  numbers[at + N.lead] = lead;
  numbers[at + N.lateLead] = (8 * lead) / (4 + s.scrollSupply);
}

/** S-16.5, S-14.3 Majorities, and who can ring more Bells. */
function compareStocks(seat: Seat, seats: number, { numbers }: Rows): void {
  const at = seat * WIDTH;
  const mine = stockOf(seat);
  for (const resource of RESOURCES) numbers[at + N.barleyStock + resource] = held(mine, resource) / 6;
  if (seats === 1) return;
  for (const resource of RESOURCES) {
    let most = 0;
    for (let other = 0; other < seats; other++) {
      if (other !== seat) most = Math.max(most, held(stockOf(other), resource));
    }
    numbers[at + N.barleyLead + resource] = clamp((held(mine, resource) - most) / 2);
  }
  let loudest = 0;
  for (let other = 0; other < seats; other++) {
    if (other !== seat) loudest = Math.max(loudest, voiceOf(stockOf(other)));
  }
  numbers[at + N.voice] = clamp((voiceOf(mine) - loudest) / 3);
}

function voiceOf(stock: Float64Array): number {
  return held(stock, BELL) + held(stock, GOLD);
}

function stockOf(seat: Seat): Float64Array {
  return must(stocks[seat], 'four seats have room');
}

function held(stock: Float64Array, resource: Resource): number {
  return stock[resource] as number;
}

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value));
}

function addIcons(stock: Float64Array, card: Card): void {
  for (const icon of VILLAGERS[card]?.icons ?? []) stock[icon] = held(stock, icon) + 1;
}

/** How many of nine bits are set. */
function bitsIn(set: number): number {
  let n = 0;
  for (let left = set; left !== 0; left &= left - 1) n++;
  return n;
}
