import { must, offer, schedule, type AskStep, type Candidates, type Seat } from '@thorp/kernel';
import { BUY_IDS, BUYS, PHASES, type Buy } from '../cards/board.ts';
import { CATHEDRAL_MASTER_IDS, CATHEDRAL_MASTERS, type CathedralMasterId, type Master } from '../cards/masters.ts';
import { VASSAL_IDS, vassalOf, type Vassal, type VassalId } from '../cards/vassals.ts';
import { at, isFirst, lordOf, numberAt } from '../area.ts';
import type { Feudalia, Lord, MainOption, Reason, State } from '../types.ts';
import { build, refuseBuild } from './cathedral.ts';
import { eventInForce } from './events.ts';
import { refuseUpgrade, upgrade } from './fiefs.ts';
import {
  fire,
  hireCathedral,
  hireMaster,
  refuseHireCathedral,
  refuseHireMaster,
  refuseRelocate,
  refuseTap,
  relocate,
  tap,
} from './masters.ts';
import { cannotPay, purseOf, type Purse } from './pay.ts';
import { refuseMarket } from './exchange.ts';
import { arrangeRefusals } from './refusals.ts';
import { propose, refusePropose } from './trading.ts';
import {
  hire,
  income,
  playField,
  playInfluence,
  refuseField,
  refuseHire,
  SOLD_OUT,
  refuseIncome,
  refuseInfluence,
  siteOf,
  worksElsewhere,
} from './vassals.ts';

/* F-3.3, F-4 The main phase: any number of actions in any order, until the player ends it. */

type Action = Exclude<MainOption, { kind: 'end' }>;

/* Every action, created once and shared by all lists of options. */

const FIEFS = [0, 1, 2];
const END: MainOption = { kind: 'end' };
const HIRE_MASTER: Action = { kind: 'hireMaster' };
const UPGRADES = FIEFS.map((fief): Action => ({ kind: 'upgrade', fief }));
const TAPS = FIEFS.map((fief): Action => ({ kind: 'tap', fief }));
const MOVES = FIEFS.map(from => FIEFS.map((to): Action => ({ kind: 'relocate', from, to })));
const FIRES = FIEFS.map((fief): Action => ({ kind: 'fire', fief }));
const MARKETS = FIEFS.map((fief): Action => ({ kind: 'market', fief }));
const PROPOSALS = [0, 1, 2, 3].map((to): Action => ({ kind: 'propose', to }));

/** A purchase of a cathedral token: the option and the printed data. */
interface Build {
  readonly action: Action;
  readonly printed: Buy;
  readonly tooDear: Reason;
}

const BUILDS = BUY_IDS.map((buy): Build => ({
  action: { kind: 'build', buy },
  printed: BUYS[buy],
  tooDear: cannotPay('F-8.6', BUYS[buy].price),
}));

/** F-8.3, F-8.4 Only lots of the current phase hold tokens; the others are listed only if refusals are wanted. */
const BUILDS_OF_PHASE = PHASES.map(lots => BUILDS.filter(({ printed }) => lots.includes(printed.lot)));
const NO_BUILDS: readonly Build[] = [];

/** A cathedral master: the option and the printed data. */
interface CathedralHire {
  readonly action: Action;
  readonly master: CathedralMasterId;
  readonly printed: Master;
}

const CATHEDRAL_HIRES = CATHEDRAL_MASTER_IDS.map((master): CathedralHire => ({
  action: { kind: 'hireCathedral', master },
  master,
  printed: CATHEDRAL_MASTERS[master],
}));

/** The options of a vassal, with its card, so that each card is looked up once. */
interface Plays {
  readonly printed: Vassal;
  readonly tooDear: Reason;
  readonly wrongFief: Reason;
  readonly hire: Action;
  readonly income: Action;
  readonly fields: readonly Action[];
  readonly scrolls: readonly Action[];
}

const PLAYS = new Map(VASSAL_IDS.map((card): [VassalId, Plays] => [card, makePlays(card)]));

function playsOf(card: VassalId): Plays {
  return must(PLAYS.get(card), 'every vassal is listed');
}

/** The options of the supply piles. A game never changes its list of piles, and all copies of its state share it. */
const PLAYS_OF_PILES = new WeakMap<readonly VassalId[], readonly Plays[]>();

function playsOfPiles(piles: readonly VassalId[]): readonly Plays[] {
  const known = PLAYS_OF_PILES.get(piles);
  if (known) return known;
  const plays = piles.map(playsOf);
  PLAYS_OF_PILES.set(piles, plays);
  return plays;
}

function makePlays(card: VassalId): Plays {
  const printed = vassalOf(card);
  const { action } = printed;
  return {
    printed,
    tooDear: cannotPay('F-4.1', printed.price),
    wrongFief: worksElsewhere(printed),
    hire: { kind: 'hire', card },
    income: { kind: 'income', card },
    fields: action?.type === 'field' ? FIEFS.map(fief => ({ kind: 'field', card, fief })) : [],
    scrolls:
      action?.type === 'influence' ? action.scrolls.map((_, scroll) => ({ kind: 'influence', card, scroll })) : [],
  };
}

function act(s: State, seat: Seat, action: Action): void {
  switch (action.kind) {
    case 'income':
      return income(s, seat, action.card);
    case 'field':
      return playField(s, seat, action.card, action.fief);
    case 'influence':
      return playInfluence(s, seat, action.card, action.scroll);
    case 'hire':
      return hire(s, seat, action.card);
    case 'upgrade':
      return upgrade(s, seat, action.fief);
    case 'build':
      return build(s, seat, action.buy);
    case 'hireMaster':
      return hireMaster(s, seat);
    case 'hireCathedral':
      return hireCathedral(s, seat, action.master);
    case 'tap':
      return tap(s, seat, action.fief);
    case 'relocate':
      return relocate(s, seat, action.from, action.to);
    case 'fire':
      return fire(s, seat, action.fief);
    case 'market':
      return schedule(s, { step: 'market', seat, fief: action.fief });
    case 'propose':
      return propose(s, seat, action.to);
  }
}

type List = Candidates<MainOption, Reason>;

/** Every action that is offered or refused, in the order of the rulebook. */
function eachAction(s: State, seat: Seat, list: List, purse: Purse): void {
  eachPlay(s, seat, list);
  const piles = playsOfPiles(s.piles);
  for (let pile = 0; pile < piles.length; pile++) {
    const { hire: action, printed, tooDear } = at(piles, pile);
    const isLeft = numberAt(s.stock, pile) > 0;
    offer(list, action, isLeft ? refuseHire(s, seat, printed, purse, tooDear) : SOLD_OUT);
  }
  for (let fief = 0; fief < 3; fief++) offer(list, at(UPGRADES, fief), refuseUpgrade(s, seat, fief, purse));
  const builds = list.refused ? BUILDS : (BUILDS_OF_PHASE[s.phase] ?? NO_BUILDS);
  for (const { action, printed, tooDear } of builds) offer(list, action, refuseBuild(s, seat, printed, purse, tooDear));
  eachMaster(s, seat, list, purse);
  eachDeal(s, seat, list);
}

/** F-4.2 to F-4.4 What the cards in hand can be played for, equal cards once. */
function eachPlay(s: State, seat: Seat, list: List): void {
  const lord = lordOf(s, seat);
  const { hand } = lord;
  const sites = [siteOf(lord, 0), siteOf(lord, 1), siteOf(lord, 2)];
  for (let i = 0; i < hand.length; i++) {
    if (!isFirst(hand, i)) continue;
    const card = at(hand, i);
    const { printed, income: earn, fields, scrolls, wrongFief } = playsOf(card);
    offer(list, earn, refuseIncome(printed));
    for (let fief = 0; fief < fields.length; fief++) {
      offer(list, at(fields, fief), refuseField(s, lord, printed, at(sites, fief), wrongFief));
    }
    for (let j = 0; j < scrolls.length; j++) offer(list, at(scrolls, j), refuseInfluence(s, seat, card, printed, j));
  }
}

/** F-4.7 to F-4.9 Hiring masters, and the actions of the lord's own masters. */
function eachMaster(s: State, seat: Seat, list: List, purse: Purse): void {
  const lord = lordOf(s, seat);
  offer(list, HIRE_MASTER, refuseHireMaster(s, seat, purse));
  for (const { action, master, printed } of CATHEDRAL_HIRES) {
    offer(list, action, refuseHireCathedral(s, seat, master, printed, purse));
  }
  for (let fief = 0; fief < lord.fiefs.length; fief++) {
    if (!lord.fiefs[fief]?.city) continue;
    offer(list, at(TAPS, fief), refuseTap(s, seat, fief));
    for (let to = 0; to < 3; to++) {
      if (to !== fief) offer(list, at(at(MOVES, fief), to), refuseRelocate(lord, fief, to));
    }
    offer(list, at(FIRES, fief), null);
  }
}

/** F-4.9 The optional actions: the Market and trading. */
function eachDeal(s: State, seat: Seat, list: List): void {
  if (eventInForce(s) === 'market') {
    for (let fief = 0; fief < 3; fief++) offer(list, at(MARKETS, fief), refuseMarket(s, seat, fief));
  }
  if (!s.settings.trading) return;
  for (let to = 0; to < s.lords.length; to++) {
    if (to !== seat) offer(list, at(PROPOSALS, to), refusePropose(s, seat, to));
  }
}

const main: AskStep<Feudalia, 'main', MainOption> = {
  always: true,
  candidates(s, { seat }, list) {
    const purse = purseOf(s, seat);
    eachAction(s, seat, list, purse);
    if (list.refused) arrangeRefusals(purse, list.options, list.refused);
    list.options.push(END);
  },
  choose(s, frame, option) {
    if (option.kind !== 'relocate') settleDown(lordOf(s, frame.seat));
    if (option.kind === 'end') return;
    schedule(s, frame);
    act(s, frame.seat, option);
  },
};

// F-9.12 After every other action, including the end of the phase, masters may be relocated again.
function settleDown(lord: Lord): void {
  for (const { city } of lord.fiefs) if (city) city.moves = 0;
}

export const mainSteps = { main };
