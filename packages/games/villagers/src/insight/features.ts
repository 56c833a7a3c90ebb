import { grow, placesOf, setFlag, type Features, type Rows, type Seat } from '@thorp/kernel';
import { SUITS } from '../cards/card.ts';
import { COUNTESS_EVENTS } from '../cards/countess.ts';
import { BASICS, NONE, suitNumber, VILLAGERS, villager, type Card, type Villager } from '../cards/index.ts';
import { numberAt } from '../lists.ts';
import { silverOn } from '../market.ts';
import { player, village } from '../table.ts';
import type { State, Village } from '../types.ts';
import { hasPlace, isActive } from '../village.ts';
import { insight, roundsLeft } from './estimate.ts';
import { fraction } from './worth.ts';

/*
 * The net's inputs for each seat: its estimate, its village with all active symbols, the cards in hand by how soon they
 * can be built, and what is left of the game.
 */

const SYMBOLS = SUITS.map(suit => `symbols of ${suit}` as const);

const NUMBERS = [
  'estimate',
  'lead',
  'earlyLead',
  'gold',
  'food',
  'foodEarly',
  'builder',
  'builderEarly',
  'goldShown',
  'goldSymbols',
  'silver',
  'keys',
  'coins',
  'branches',
  'places',
  'cards',
  'active',
  'locks',
  'ready',
  'readyWorth',
  'near',
  'nearWorth',
  'far',
  'farWorth',
  'specials',
  'lockedInHand',
  'held',
  'drafts',
  'toBuild',
  'asked',
  'first',
  'stacks',
  'rounds',
  'fewRounds',
  'noRounds',
  'market',
  'round',
  'reserve',
  'three',
  'four',
  'five',
  'seasons',
  'profile',
  'hers',
  'herCards',
  'jester',
  ...SYMBOLS,
] as const;
const N = placesOf(NUMBERS);
const WIDTH = NUMBERS.length;
const FIRST_SYMBOL = WIDTH - SYMBOLS.length;

const CARDS = VILLAGERS.length;
/**
 * Flags: active cards, covered ones, cards in hand, cards on the Road for the asked seat, and events of the Countess.
 */
const ACTIVE = 0;
const COVERED = CARDS;
const HELD = 2 * CARDS;
const ROAD = 3 * CARDS;
const EVENT = 4 * CARDS;
const MOST_FLAGS = 72;

/** The unit of the estimate's totals, so that most of them are about 1. */
const ESTIMATE_UNIT = 50;

export const features: Features<State> = {
  numbers: NUMBERS,
  flags: [
    ...['active', 'covered', 'held', 'road'].flatMap(where => VILLAGERS.map(({ id }) => `${where} ${id}`)),
    ...COUNTESS_EVENTS.map(({ id }) => `event ${id}`),
  ],
  estimate: (4 * ESTIMATE_UNIT) / insight.spread,
  most: MOST_FLAGS,
  read,
};

/** About what a card brings by itself; silver that depends on other cards is a guess. */
const FACE: readonly number[] = VILLAGERS.map(
  ({ gold, silver, food, builder, key, special, places }) =>
    (1.5 * gold + 3 * (food + builder) + 0.16 * key + (silver ? 6 : 0) + (special ? 3 : 0) + 0.4 * places) / 10,
);

function read(s: State, rows: Rows): number {
  const seats = s.players.length;
  const totals = insight.estimate(s, insight.weights);
  const rounds = roundsLeft(s);
  rows.numbers.fill(0, 0, seats * WIDTH);
  for (let seat = 0; seat < seats; seat++) {
    const at = seat * WIDTH;
    rows.counts[seat] = 0;
    readVillage(village(s, seat), seat, rows);
    readCards(s, seat, rows);
    readTable(s, seat, rounds, rows);
    readLead(totals, seat, rounds, rows);
    rows.numbers[at + N.foodEarly] = (rows.numbers[at + N.food] as number) * Math.min(1, rounds / 4);
    rows.numbers[at + N.builderEarly] = (rows.numbers[at + N.builder] as number) * Math.min(1, rounds / 4);
  }
  if (s.countess) readCountess(s, s.countess, rows);
  return seats;
}

function readVillage(v: Village, seat: Seat, rows: Rows): void {
  const at = seat * WIDTH;
  const { numbers } = rows;
  numbers[at + N.gold] = v.gold / 50;
  numbers[at + N.cards] = v.cards.length / 20;
  for (let i = 0; i < v.cards.length; i++) {
    const card = numberAt(v.cards, i);
    const printed = villager(card);
    const free = printed.places - numberAt(v.load, i);
    if (free > 0) grow(numbers, at + (printed.places === 2 ? N.branches : N.places), free / 4);
    if (printed.lock !== NONE) grow(numbers, at + N.locks, 1 / 4);
    grow(numbers, at + N.coins, numberAt(v.coins, i) / 10);
    grow(numbers, at + FIRST_SYMBOL + suitNumber(card), printed.symbols / 5);
    const counts = isActive(v, i);
    if (counts) readActive(v, i, printed, at, numbers);
    setFlag(rows, seat, MOST_FLAGS, (counts ? ACTIVE : COVERED) + card);
  }
}

function readActive(v: Village, i: number, printed: Villager, at: number, numbers: Float32Array): void {
  grow(numbers, at + N.active, 1 / 10);
  grow(numbers, at + N.food, printed.food / 3);
  grow(numbers, at + N.builder, printed.builder / 3);
  grow(numbers, at + N.keys, printed.key / 10);
  if (printed.gold > 0) {
    grow(numbers, at + N.goldShown, printed.gold / 30);
    grow(numbers, at + N.goldSymbols, 1 / 6);
  }
  if (printed.silver) grow(numbers, at + N.silver, silverOn(v, i) / 30);
}

/** Cards in hand and on the Village Square, by whether there is a place for them. */
function readCards(s: State, seat: Seat, rows: Rows): void {
  const { hand, square, drafts } = player(s, seat);
  const v = village(s, seat);
  for (const card of hand) readCard(v, card, hand, seat, rows);
  for (const card of square) readCard(v, card, square, seat, rows);
  rows.numbers[seat * WIDTH + N.held] = (hand.length + square.length) / 8;
  rows.numbers[seat * WIDTH + N.drafts] = drafts / 4;
}

function readCard(v: Village, card: Card, among: readonly Card[], seat: Seat, rows: Rows): void {
  const at = seat * WIDTH;
  const { numbers } = rows;
  const { on, lock, special } = villager(card);
  const when = hasPlace(v, card) ? N.ready : BASICS.includes(on) || among.includes(on) ? N.near : N.far;
  grow(numbers, at + when, 1 / 4);
  // Each count is followed by the worth of the cards.
  grow(numbers, at + when + 1, fraction(FACE, card) / 2);
  if (special) grow(numbers, at + N.specials, 1 / 2);
  if (lock !== NONE) grow(numbers, at + N.lockedInHand, 1 / 3);
  setFlag(rows, seat, MOST_FLAGS, HELD + card);
}

function readTable(s: State, seat: Seat, rounds: number, rows: Rows): void {
  const at = seat * WIDTH;
  const { numbers } = rows;
  let cards = 0;
  for (const stack of s.stacks) cards += stack.length;
  numbers[at + N.first] = s.first === seat ? 1 : 0;
  numbers[at + N.stacks] = cards / 40;
  numbers[at + N.rounds] = rounds / 5;
  numbers[at + N.fewRounds] = Math.min(1, rounds);
  numbers[at + N.noRounds] = cards === 0 ? 1 : 0;
  numbers[at + N.market] = s.markets;
  numbers[at + N.round] = s.round / 8;
  numbers[at + N.reserve] = s.reserve.length / 20;
  numbers[at + N.seasons] = s.settings.seasonsSetup ? 1 : 0;
  if (s.players.length > 2) numbers[at + N.three + s.players.length - 3] = 1;
  readQuestions(s, seat, rows);
}

/** Whether the seat is asked now, and whether it will still build in this round. */
function readQuestions(s: State, seat: Seat, rows: Rows): void {
  const at = seat * WIDTH;
  for (const frame of s.frames) {
    if (!('seat' in frame) || frame.seat !== seat) continue;
    if (frame.step === 'buildTurn' || frame.step === 'build') rows.numbers[at + N.toBuild] = 1;
    if (frame !== s.frames[s.frames.length - 1]) continue;
    rows.numbers[at + N.asked] = 1;
    for (const card of s.road) if (card !== NONE) setFlag(rows, seat, MOST_FLAGS, ROAD + card);
  }
}

/** V-15 What the player knows about the Countess. */
function readCountess(s: State, { events, jester }: NonNullable<State['countess']>, rows: Rows): void {
  const hers = village(s, 1);
  rows.numbers[N.hers] = hers.gold / 50;
  rows.numbers[N.herCards] = hers.cards.length / 10;
  rows.numbers[N.jester] = jester ? 1 : 0;
  rows.numbers[N.profile] = s.settings.countessProfile === 'beta' ? 1 : 0;
  for (const event of events) setFlag(rows, 0, MOST_FLAGS, EVENT + event);
}

function readLead(totals: readonly number[], seat: Seat, rounds: number, { numbers }: Rows): void {
  const at = seat * WIDTH;
  const mine = fraction(totals, seat);
  let rival = totals.length === 1 ? 0 : -Infinity;
  for (let other = 0; other < totals.length; other++) {
    if (other !== seat) rival = Math.max(rival, fraction(totals, other));
  }
  const lead = (mine - rival) / 25;
  numbers[at + N.estimate] = mine / ESTIMATE_UNIT;
  numbers[at + N.lead] = totals.length === 1 ? 0 : lead;
  numbers[at + N.earlyLead] = totals.length === 1 ? 0 : lead * Math.min(1, rounds / 5);
}
