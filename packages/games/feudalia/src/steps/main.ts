import { schedule, type Refusal, type Seat } from '@thorp/kernel';
import { BUY_IDS } from '../cards/board.ts';
import { CATHEDRAL_MASTER_IDS } from '../cards/masters.ts';
import { VASSAL_IDS, vassalOf, type VassalId } from '../cards/vassals.ts';
import { isFirst, lordOf } from '../lords.ts';
import type { AskStep, Lord, MainOption, Reason, State } from '../types.ts';
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
import { refuseMarket } from './trade.ts';
import { propose, refusePropose } from './trading.ts';
import {
  hire,
  income,
  playField,
  playInfluence,
  refuseField,
  refuseHire,
  refuseIncome,
  refuseInfluence,
} from './vassals.ts';

/* F-3.3, F-4 The main phase: any number of actions in any order, until the player says so. */

type Action = Exclude<MainOption, { kind: 'end' }>;

/* Every action one could think of, made once: the lists of options share them. */

const FIEFS = [0, 1, 2];
const END: MainOption = { kind: 'end' };
const HIRES = new Map(VASSAL_IDS.map((card): [VassalId, Action] => [card, { kind: 'hire', card }]));
const PLAYS = new Map(VASSAL_IDS.map((card): [VassalId, readonly Action[]] => [card, playsOf(card)]));
const BUILDINGS: readonly Action[] = [
  ...FIEFS.map((fief): Action => ({ kind: 'upgrade', fief })),
  ...BUY_IDS.map((buy): Action => ({ kind: 'build', buy })),
  { kind: 'hireMaster' },
  ...CATHEDRAL_MASTER_IDS.map((master): Action => ({ kind: 'hireCathedral', master })),
];
const CITIES: readonly (readonly Action[])[] = FIEFS.map(fief => [
  { kind: 'tap', fief },
  ...FIEFS.filter(to => to !== fief).map((to): Action => ({ kind: 'relocate', from: fief, to })),
  { kind: 'fire', fief },
]);
const MARKETS = FIEFS.map((fief): Action => ({ kind: 'market', fief }));
const PROPOSALS = [0, 1, 2, 3].map((to): Action => ({ kind: 'propose', to }));

/** F-4.2 to F-4.4 What a card in hand can be played for. */
function playsOf(card: VassalId): Action[] {
  const { action } = vassalOf(card);
  const plays: Action[] = [{ kind: 'income', card }];
  if (action?.type === 'field') for (const fief of FIEFS) plays.push({ kind: 'field', card, fief });
  if (action?.type === 'influence')
    for (const scroll of action.scrolls.keys()) plays.push({ kind: 'influence', card, scroll });
  return plays;
}

/** Why an action is not possible now, or null. */
function refuse(s: State, seat: Seat, action: Action): Reason | null {
  switch (action.kind) {
    case 'income':
      return refuseIncome(action.card);
    case 'field':
      return refuseField(s, seat, action.card, action.fief);
    case 'influence':
      return refuseInfluence(s, seat, action.card, action.scroll);
    case 'hire':
      return refuseHire(s, seat, action.card);
    case 'upgrade':
      return refuseUpgrade(s, seat, action.fief);
    case 'build':
      return refuseBuild(s, seat, action.buy);
    case 'hireMaster':
      return refuseHireMaster(s, seat);
    case 'hireCathedral':
      return refuseHireCathedral(s, seat, action.master);
    case 'tap':
      return refuseTap(s, seat, action.fief);
    case 'relocate':
      return refuseRelocate(lordOf(s, seat), action.from, action.to);
    case 'fire':
      return null;
    case 'market':
      return refuseMarket(s, seat, action.fief);
    case 'propose':
      return refusePropose(s, seat, action.to);
  }
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

/** The actions that the table as it lies makes one think of, in the order of the rulebook. */
function eachAction(s: State, seat: Seat, visit: (action: Action) => void): void {
  const { hand, fiefs } = lordOf(s, seat);
  for (let i = 0; i < hand.length; i++) {
    if (isFirst(hand, i)) for (const action of PLAYS.get(hand[i] as VassalId) ?? []) visit(action);
  }
  for (let i = 0; i < s.piles.length; i++) visit(HIRES.get(s.piles[i] as VassalId) as Action);
  for (let i = 0; i < BUILDINGS.length; i++) visit(BUILDINGS[i] as Action);
  for (let fief = 0; fief < fiefs.length; fief++) {
    if (fiefs[fief]?.city) for (const action of CITIES[fief] ?? []) visit(action);
  }
  eachFreeAction(s, seat, visit);
}

/** F-4.9 What the options add: the Market and trading. */
function eachFreeAction(s: State, seat: Seat, visit: (action: Action) => void): void {
  if (s.event >= 0 && eventInForce(s) === 'market') for (const action of MARKETS) visit(action);
  if (!s.settings.trading) return;
  for (let to = 0; to < s.lords.length; to++) if (to !== seat) visit(PROPOSALS[to] as Action);
}

const main: AskStep<'main', MainOption> = {
  always: true,
  options(s, { seat }) {
    const options: MainOption[] = [];
    eachAction(s, seat, action => {
      if (refuse(s, seat, action) === null) options.push(action);
    });
    options.push(END);
    return options;
  },
  refusals(s, { seat }) {
    const refused: Refusal<MainOption, Reason>[] = [];
    eachAction(s, seat, option => {
      const reason = refuse(s, seat, option);
      if (reason) refused.push({ option, reason });
    });
    return refused;
  },
  choose(s, frame, option) {
    if (option.kind === 'end') return;
    schedule(s, frame);
    if (option.kind !== 'relocate') settleDown(lordOf(s, frame.seat));
    act(s, frame.seat, option);
  },
};

// F-9.12 Every other action lets the masters be relocated again.
function settleDown(lord: Lord): void {
  for (const { city } of lord.fiefs) if (city) city.moves = 0;
}

export const mainSteps = { main };
