import { grow, placesOf, setFlag, type Features, type Rows, type Seat } from '@thorp/kernel';
import { at, faceOf, lordOf, numberAt, owned } from '../area.ts';
import { EVENTS } from '../cards/events.ts';
import { LEVELS, LOT_IDS } from '../cards/board.ts';
import { INDEX, RESOURCES } from '../cards/goods.ts';
import { BASIC_MASTER_IDS, CATHEDRAL_MASTER_IDS, type MasterId } from '../cards/masters.ts';
import { VASSAL_IDS, VASSALS, type Vassal } from '../cards/vassals.ts';
import { halvesOf } from '../scoring.ts';
import { goalOf } from '../settings.ts';
import type { Frame, Lord, State } from '../types.ts';
import { estimateWith, insight, meansOf, type Means } from './index.ts';
import { fraction, masterWorth, serviceOf } from './worth.ts';

/*
 * The net's inputs for each lord: its estimate, its halves of points and the distance to the goal, goods, fiefs,
 * masters, and all its vassals.
 */

/** F-18, F-19 Vassals of the other modules cannot be played yet. */
const PLAYED = VASSAL_IDS.filter(id => {
  const { module }: Vassal = VASSALS[id];
  return module === 'basic';
});
const MASTER_IDS: readonly MasterId[] = [...BASIC_MASTER_IDS, ...CATHEDRAL_MASTER_IDS];
/** By place among all vassals, the place among those that are played. */
const PLACES = VASSAL_IDS.map(id => Math.max(0, PLAYED.indexOf(id)));
const MASTER_PLACES: ReadonlyMap<MasterId, number> = new Map(MASTER_IDS.map((id, place) => [id, place]));

const OWNS = PLAYED.map(id => `owns ${id}` as const);

const NUMBERS = [
  'estimate',
  'lead',
  'lateLead',
  'halves',
  'toGo',
  'late',
  'wheat',
  'wood',
  'clay',
  'stone',
  'wheatFiefs',
  'woodFiefs',
  'clayFiefs',
  'stoneFiefs',
  'coins',
  'saved',
  'firstLevels',
  'secondLevels',
  'fields',
  'openCities',
  'masters',
  'masterWorth',
  'tapped',
  'upgrade',
  'cards',
  'hand',
  'handWorth',
  'tokens',
  'phase',
  'lots',
  'reached',
  'round',
  'eventsLeft',
  'first',
  'asked',
  'own',
  'main',
  'taxing',
  'answering',
  'upkeep',
  'deckStrength',
  'unseen',
  'three',
  'four',
  ...OWNS,
] as const;
const N = placesOf(NUMBERS);
const WIDTH = NUMBERS.length;
const FIRST_OWNED = WIDTH - OWNS.length;

/** Flags: vassals in hand, masters in cities. */
const IN_HAND = 0;
const IN_CITY = PLAYED.length;
const MOST_FLAGS = 20;

/**
 * The steps of the Tax Collector (F-7), of events and offers to others (F-13, F-14), and of the start and end of a
 * turn.
 */
const TAXING: ReadonlySet<Frame['step']> = new Set(['tax', 'taxIncome', 'taxPaid']);
const ANSWERING: ReadonlySet<Frame['step']> = new Set(['answer', 'lose', 'raid', 'plague']);
const UPKEEP: ReadonlySet<Frame['step']> = new Set(['wake', 'hold', 'endOfDay', 'store']);

/** The unit of the estimate's totals, so that most of them are about 1. */
const ESTIMATE_UNIT = 15;

export const features: Features<State> = {
  numbers: NUMBERS,
  flags: [...PLAYED.map(id => `hand ${id}`), ...MASTER_IDS.map(id => `city ${id}`)],
  estimate: (4 * ESTIMATE_UNIT) / insight.spread,
  most: MOST_FLAGS,
  read,
};

function read(s: State, rows: Rows): number {
  const seats = s.lords.length;
  const means = s.lords.map(meansOf);
  const standing = {
    totals: estimateWith(s, insight.weights, means),
    halves: s.lords.map(lord => halvesOf(s, lord)),
    goal: goalOf(s.settings) ?? 20,
  };
  rows.numbers.fill(0, 0, seats * WIDTH);
  for (let seat = 0; seat < seats; seat++) {
    const lord = lordOf(s, seat);
    rows.counts[seat] = 0;
    readTable(s, seat, rows);
    readLead(standing, seat, rows);
    if (lord.fiefs.length === 0) continue;
    readGoods(lord, seat, rows);
    readFiefs(lord, seat, rows);
    readCards(lord, seat, at(means, seat), rows);
  }
  return seats;
}

function readGoods(lord: Lord, seat: Seat, { numbers }: Rows): void {
  const first = seat * WIDTH;
  for (let r = 0; r < RESOURCES.length; r++) numbers[first + N.wheat + r] = owned(lord, r) / 5;
  numbers[first + N.coins] = lord.coins / 8;
  numbers[first + N.saved] = (faceOf(lord).saved[lord.coins] ?? 0) / 4;
  numbers[first + N.tokens] = (lord.half + 2 * lord.full) / 8;
}

function readFiefs({ fiefs }: Lord, seat: Seat, rows: Rows): void {
  const first = seat * WIDTH;
  const { numbers } = rows;
  for (const { type, level, city } of fiefs) {
    grow(numbers, first + N.wheatFiefs + INDEX[type], 1 / 2);
    grow(numbers, first + N.fields, at(LEVELS, level).fields / 4);
    if (level === 1) grow(numbers, first + N.firstLevels, 1 / 2);
    if (level === 2) grow(numbers, first + N.secondLevels, 1 / 2);
    if (!city) {
      if (level > 0) grow(numbers, first + N.openCities, 1 / 2);
      continue;
    }
    grow(numbers, first + N.masters, 1 / 2);
    grow(numbers, first + N.masterWorth, masterWorth(city.master));
    if (city.tapped) grow(numbers, first + N.tapped, 1 / 2);
    setFlag(rows, seat, MOST_FLAGS, IN_CITY + (MASTER_PLACES.get(city.master) ?? 0));
  }
}

function readCards(lord: Lord, seat: Seat, { services, cards, hand, upgrade }: Means, rows: Rows): void {
  const first = seat * WIDTH;
  const { numbers } = rows;
  numbers[first + N.deckStrength] = hand / 3;
  numbers[first + N.upgrade] = upgrade;
  for (const card of lord.hand) {
    const { worth, place } = serviceOf(services, card);
    grow(numbers, first + N.handWorth, worth / 2);
    setFlag(rows, seat, MOST_FLAGS, IN_HAND + numberAt(PLACES, place));
  }
  numbers[first + N.hand] = lord.hand.length / 5;
  numbers[first + N.unseen] = lord.deck.length / 10;
  for (const { place } of cards) grow(numbers, first + FIRST_OWNED + numberAt(PLACES, place), 1 / 3);
  numbers[first + N.cards] = cards.length / 15;
}

function readTable(s: State, seat: Seat, { numbers }: Rows): void {
  const first = seat * WIDTH;
  const top = s.frames[s.frames.length - 1];
  let lots = 0;
  for (const lot of LOT_IDS) lots += s.lots[lot];
  numbers[first + N.phase] = s.phase / 2;
  numbers[first + N.lots] = lots / 12;
  numbers[first + N.reached] = s.reached ? 1 : 0;
  numbers[first + N.round] = Math.min(1, s.round / 40);
  if (s.settings.events) numbers[first + N.eventsLeft] = s.eventDeck.length / EVENTS.length;
  numbers[first + N.first] = s.first === seat ? 1 : 0;
  numbers[first + N.own] = s.turn.seat === seat ? 1 : 0;
  if (top && 'seat' in top) readQuestion(top.step, top.seat === seat, first, numbers);
  numbers[first + N.three] = s.lords.length === 3 ? 1 : 0;
  numbers[first + N.four] = s.lords.length === 4 ? 1 : 0;
}

/** The question shows what is in progress: 1 for the asked seat, −1 for the others. */
function readQuestion(step: Frame['step'], mine: boolean, first: number, numbers: Float32Array): void {
  const sign = mine ? 1 : -1;
  numbers[first + N.asked] = mine ? 1 : 0;
  if (step === 'main') numbers[first + N.main] = sign;
  else if (TAXING.has(step)) numbers[first + N.taxing] = sign;
  else if (ANSWERING.has(step)) numbers[first + N.answering] = sign;
  else if (UPKEEP.has(step)) numbers[first + N.upkeep] = sign;
}

/** By seat: the estimate and the halves of points; and the goal. */
interface Standing {
  readonly totals: readonly number[];
  readonly halves: readonly number[];
  readonly goal: number;
}

function readLead({ totals, halves, goal }: Standing, seat: Seat, { numbers }: Rows): void {
  const first = seat * WIDTH;
  const mine = fraction(totals, seat);
  let rival = -Infinity;
  let most = 0;
  for (let other = 0; other < totals.length; other++) {
    if (other !== seat) rival = Math.max(rival, fraction(totals, other));
    most = Math.max(most, numberAt(halves, other));
  }
  const late = most / goal;
  const lead = totals.length === 1 ? 0 : (mine - rival) / 12;
  numbers[first + N.estimate] = mine / ESTIMATE_UNIT;
  numbers[first + N.lead] = lead;
  numbers[first + N.lateLead] = 2 * lead * late * late;
  numbers[first + N.halves] = numberAt(halves, seat) / 10;
  numbers[first + N.toGo] = 1 / (1 + Math.max(0, goal - numberAt(halves, seat)));
  numbers[first + N.late] = late * late;
}
