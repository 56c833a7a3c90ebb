import { schedule, type Refusal, type Seat } from '@thorp/kernel';
import { BUY_IDS } from '../cards/board.ts';
import { CATHEDRAL_MASTER_IDS } from '../cards/masters.ts';
import { vassalOf } from '../cards/vassals.ts';
import { isFirst, lordOf } from '../lords.ts';
import type { AskStep, Lord, MainOption, Reason, State } from '../types.ts';
import { build, refuseBuild } from './cathedral.ts';
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
import { propose, refusePropose } from './trading.ts';
import { refuseMarket } from './trade.ts';
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

/** Receives every action one could think of, with the reason against it or null. */
type Sink = (option: MainOption, reason: Reason | null) => void;

function eachAction(s: State, seat: Seat, sink: Sink): void {
  const lord = lordOf(s, seat);
  cardActions(s, seat, lord, sink);
  for (const card of s.piles) sink({ kind: 'hire', card }, refuseHire(s, seat, card));
  for (let fief = 0; fief < 3; fief++) sink({ kind: 'upgrade', fief }, refuseUpgrade(s, seat, fief));
  for (const buy of BUY_IDS) sink({ kind: 'build', buy }, refuseBuild(s, seat, buy));
  masterActions(s, seat, lord, sink);
  if (s.event >= 0) for (let fief = 0; fief < 3; fief++) sink({ kind: 'market', fief }, refuseMarket(s, seat, fief));
  if (s.settings.trading)
    for (const to of s.lords.keys()) if (to !== seat) sink({ kind: 'propose', to }, refusePropose(s, seat, to));
}

/** F-4.2 to F-4.4 What the cards in hand can be played for, equal cards once. */
function cardActions(s: State, seat: Seat, lord: Lord, sink: Sink): void {
  for (const [i, card] of lord.hand.entries()) {
    if (!isFirst(lord.hand, i)) continue;
    const { action } = vassalOf(card);
    sink({ kind: 'income', card }, refuseIncome(card));
    if (action?.type === 'field') {
      for (let fief = 0; fief < 3; fief++) sink({ kind: 'field', card, fief }, refuseField(s, seat, card, fief));
    } else if (action?.type === 'influence') {
      for (const scroll of action.scrolls.keys())
        sink({ kind: 'influence', card, scroll }, refuseInfluence(s, seat, card, scroll));
    }
  }
}

/** F-4.7 to F-4.9 Hiring masters, their actions, and moving them about. */
function masterActions(s: State, seat: Seat, lord: Lord, sink: Sink): void {
  sink({ kind: 'hireMaster' }, refuseHireMaster(s, seat));
  for (const master of CATHEDRAL_MASTER_IDS)
    sink({ kind: 'hireCathedral', master }, refuseHireCathedral(s, seat, master));
  for (let fief = 0; fief < 3; fief++) {
    if (!lord.fiefs[fief]?.city) continue;
    sink({ kind: 'tap', fief }, refuseTap(s, seat, fief));
    for (let to = 0; to < 3; to++)
      if (to !== fief) sink({ kind: 'relocate', from: fief, to }, refuseRelocate(lord, fief, to));
    sink({ kind: 'fire', fief }, null);
  }
}

const main: AskStep<'main', MainOption> = {
  always: true,
  options(s, { seat }) {
    const options: MainOption[] = [];
    eachAction(s, seat, (option, reason) => {
      if (!reason) options.push(option);
    });
    options.push({ kind: 'end' });
    return options;
  },
  refusals(s, { seat }) {
    const refused: Refusal<MainOption, Reason>[] = [];
    eachAction(s, seat, (option, reason) => {
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

function act(s: State, seat: Seat, option: Exclude<MainOption, { kind: 'end' }>): void {
  switch (option.kind) {
    case 'hire':
      return hire(s, seat, option.card);
    case 'income':
      return income(s, seat, option.card);
    case 'field':
      return playField(s, seat, option.card, option.fief);
    case 'influence':
      return playInfluence(s, seat, option.card, option.scroll);
    case 'upgrade':
      return upgrade(s, seat, option.fief);
    case 'build':
      return build(s, seat, option.buy);
    case 'hireMaster':
      return hireMaster(s, seat);
    case 'hireCathedral':
      return hireCathedral(s, seat, option.master);
    case 'tap':
      return tap(s, seat, option.fief);
    case 'relocate':
      return relocate(s, seat, option.from, option.to);
    case 'fire':
      return fire(s, seat, option.fief);
    case 'market':
      return schedule(s, { step: 'market', seat, fief: option.fief });
    case 'propose':
      return propose(s, seat, option.to);
  }
}

export const mainSteps = { main };
