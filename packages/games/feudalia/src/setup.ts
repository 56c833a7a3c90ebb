import { below, type Chance, type Config, newWorld, reveal, type RunStep, schedule, shuffle } from '@thorp/kernel';
import { FIEFS, LIMITS, LOTS, type Lot } from './cards/board.ts';
import { EVENT_LEVELS, EVENTS, SEASONS } from './cards/events.ts';
import { INDEX, RESOURCES, type Resource } from './cards/goods.ts';
import { BASIC_MASTER_IDS, masterOf, type BasicMasterId } from './cards/masters.ts';
import { OTHER_PILES, scenarioOf } from './cards/scenarios.ts';
import { vassalOf, type VassalId } from './cards/vassals.ts';
import { addCubes, drawCards, lordOf, numberAt, removeCard, seatsInOrder, tell } from './area.ts';
import { draftFrames } from './steps/draft.ts';
import type { Feudalia, FeudaliaSettings, Frame, Lord, State, Turn } from './types.ts';

/* F-2 Everything before the first turn, apart from the choices of draft and quick start. */

export function setup({ seats, settings }: Config<FeudaliaSettings>, chance: Chance): State {
  const { frames, learnt, notes } = newWorld<Frame>(chance);
  // Written out in the same order as in `clone`, so that V8 gives both objects the same shape.
  const s: State = {
    frames,
    chance,
    learnt,
    notes,
    settings,
    first: 0,
    round: 0,
    lords: Array.from({ length: seats }, newLord),
    turn: newTurn(0, settings),
    piles: [],
    stock: [],
    gone: [],
    display: [],
    masterDeck: [],
    under: 0,
    stacks: cathedralStacks(settings),
    phase: 0,
    lots: { foundations: 0, nave: 0, dean: 0, canon: 0, window: 0, silver: 0 },
    eventDeck: [],
    event: -1,
    reached: false,
    fiefDeck: allFiefs(),
    offer: [],
  };
  fillLot(s, 'foundations');
  s.first = below(s, seats);
  const dealt = settings.wheatStart ? dealWheat(s) : 0;
  shuffle(s, s.fiefDeck);
  schedule(
    s,
    ...draftFrames(s, LIMITS.fiefs - dealt),
    { step: 'supply' },
    ...quickFrames(s),
    { step: 'deal' },
    { step: 'round' },
  );
  return s;
}

/** One entry for each card. `push`, because `flatMap` makes lists with holes. */
function allFiefs(): Resource[] {
  const fiefs: Resource[] = [];
  for (const type of RESOURCES) for (let i = 0; i < FIEFS[type]; i++) fiefs.push(type);
  return fiefs;
}

function newLord(): Lord {
  return {
    fiefs: [],
    cubes: Array<number>(4 * LIMITS.fiefs).fill(0),
    vault: Array<number>(4 * LIMITS.fiefs).fill(0),
    fields: Array<null>(2 * LIMITS.fiefs).fill(null),
    coins: 0,
    half: 0,
    full: 0,
    hand: [],
    deck: [],
    known: 0,
    shown: [],
    blind: 0,
    discard: [],
    table: [],
    taxed: [],
    kept: [],
    out: false,
  };
}

export function newTurn(seat: number, settings: FeudaliaSettings): Turn {
  return {
    seat,
    influence: 1,
    reshuffles: settings.reshufflesPerTurn,
    stopped: false,
    discounts: [],
    boosts: [],
    saveBonus: 0,
    courtBonus: 0,
    market: [0, 0, 0],
    asked: [],
  };
}

function cathedralStacks({ scenario }: FeudaliaSettings): State['stacks'] {
  const copies = scenarioOf(scenario).masters === 'none' ? 0 : LIMITS.cathedralMasterCopies;
  return { bishop: copies, glazier: copies, silversmith: copies };
}

/** Tokens on a cathedral card for this number of players; F-16.1 in solitaire as for two. */
export function tokensOf(lot: Lot, seats: number): number {
  return LOTS[lot][Math.max(0, seats - 2)] ?? 0;
}

export function fillLot(s: State, lot: Lot): void {
  s.lots[lot] = tokensOf(lot, s.lords.length);
}

// F-2.7, F-2.13 One wheat fief for everybody before the draft.
function dealWheat(s: State): number {
  for (const lord of s.lords) {
    s.fiefDeck.splice(s.fiefDeck.indexOf('wheat'), 1);
    lord.fiefs.push({ type: 'wheat', level: 0, city: null });
  }
  return 1;
}

function quickFrames(s: State): Frame[] {
  if (!s.settings.quickStart) return [];
  const seats = seatsInOrder(s);
  return [
    ...seats.map((seat): Frame => ({ step: 'specialist', seat })),
    ...seats.map((seat): Frame => ({ step: 'freeVassal', seat })),
    { step: 'tokens' },
    { step: 'quick', seat: s.first, waiting: seats.slice(1) },
  ];
}

// F-2.12 When the fiefs are known: the master deck, the piles, and the starting decks, face up until they are dealt.
const supply: RunStep<Feudalia, 'supply'> = {
  run(s) {
    s.fiefDeck = [];
    s.masterDeck = shuffle(s, mastersInPlay(s));
    s.display = [];
    for (let i = 0; i < LIMITS.display; i++) showMaster(s);
    tell(s, { kind: 'mastersShown', masters: s.display.slice() });
    const { piles, randomPiles, deck } = scenarioOf(s.settings.scenario);
    s.piles = randomPiles > 0 ? [...piles, ...shuffle(s, OTHER_PILES.slice()).slice(0, randomPiles)] : piles;
    s.stock = s.piles.map(card => vassalOf(card).count);
    for (const lord of s.lords) {
      lord.discard = ['tax_collector', ...deck];
      for (const card of deck) addStock(s, card, -1);
    }
    if (s.settings.variant === 'full_barns') fillBarns(s);
  },
};

// F-2.11 Masters of a colour that nobody owns are left out, black ones never.
function mastersInPlay(s: State): BasicMasterId[] {
  const { masters } = scenarioOf(s.settings.scenario);
  if (masters === 'none') return [];
  const types = new Set(s.lords.flatMap(lord => lord.fiefs.map(fief => fief.type)));
  return BASIC_MASTER_IDS.filter(id => {
    const { fief, minLevel } = masterOf(id);
    return (fief === 'any' || types.has(fief)) && (masters === 'all' || minLevel === 1);
  });
}

// F-17.5 Full Barns: each fief starts with one cube of its type.
function fillBarns(s: State): void {
  for (const lord of s.lords) for (const [f, { type }] of lord.fiefs.entries()) addCubes(lord, f, INDEX[type], 1);
}

/** Turns the top master over into the display, if there is one. */
export function showMaster(s: State): void {
  const master = s.masterDeck.pop();
  if (master === undefined) return;
  s.display.push(master);
  reveal(s);
  s.under = Math.min(s.under, s.masterDeck.length);
}

export function stockOf(s: State, card: VassalId): number {
  return s.stock[s.piles.indexOf(card)] ?? 0;
}

/** Takes cards from a pile or puts them back. */
export function addStock(s: State, card: VassalId, n: number): void {
  const at = s.piles.indexOf(card);
  s.stock[at] = (s.stock[at] ?? 0) + n;
}

// F-2.8 The Tax Collector stays in the discard pile, the rest is shuffled; draw 5. F-2.12 The event deck comes last.
const deal: RunStep<Feudalia, 'deal'> = {
  run(s) {
    for (const seat of seatsInOrder(s)) {
      const lord = lordOf(s, seat);
      removeCard(lord.discard, 'tax_collector');
      lord.deck = shuffle(s, lord.discard);
      lord.discard = ['tax_collector'];
      drawCards(s, seat, LIMITS.hand);
    }
    if (s.settings.events) s.eventDeck = stackEvents(s);
  },
};

const EVENT_CARDS: readonly number[] = EVENTS.map((_, i) => i);

// F-14.1 Level IV lies at the bottom; each level is stacked winter, autumn, summer, spring, over and over.
function stackEvents(s: State): number[] {
  const deck: number[] = [];
  for (const level of EVENT_LEVELS.toReversed()) {
    const piles = SEASONS.toReversed().map(season =>
      shuffle(
        s,
        EVENT_CARDS.filter(i => EVENTS[i]?.level === level && EVENTS[i]?.season === season),
      ),
    );
    for (let i = 0; i < (piles[0]?.length ?? 0); i++) for (const pile of piles) deck.push(numberAt(pile, i));
  }
  return deck;
}

export const setupSteps = { supply, deal };
