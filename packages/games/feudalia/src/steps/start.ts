import { type AskStep, reveal, type RunStep, schedule, type Seat } from '@thorp/kernel';
import { masterOf } from '../cards/masters.ts';
import { vassalOf, type VassalId } from '../cards/vassals.ts';
import { resolve } from '../effects.ts';
import {
  enterHand,
  isFirst,
  leaveHand,
  looseCubes,
  lordOf,
  removeCard,
  seeTaxCollector,
  standingEffect,
  tell,
} from '../lords.ts';
import { newTurn } from '../setup.ts';
import type { Feudalia, Lord, OptionOf, State } from '../types.ts';
import { loseCubes } from './pay.ts';

/* F-3.2 The starting phase, F-7 the Tax Collector. */

// F-3.2 Untap, take the guest back, then the actions of the untap step, then the tax. F-7.1 The Tax Collector must
// have been in hand when the phase began; everybody sees now whether it was.
const turn: RunStep<Feudalia, 'turn'> = {
  run(s, { seat }) {
    const lord = lordOf(s, seat);
    s.turn = newTurn(seat, s.settings);
    reveal(s);
    seeTaxCollector(lord);
    tell(s, { kind: 'turn', seat });
    schedule(s, { step: 'main', seat }, { step: 'blue', seat }, { step: 'endOfDay', seat });
    if (lord.hand.includes('tax_collector')) schedule(s, { step: 'tax', seat });
    schedule(s, { step: 'wake', seat });
    for (const { city } of lord.fiefs) {
      if (!city) continue;
      city.tapped = false;
      if (city.guest === null) continue;
      enterHand(lord, city.guest);
      tell(s, { kind: 'guestBack', seat, card: city.guest });
      city.guest = null;
    }
  },
};

// F-3.2 Every master with the untap mark acts. In which order is not asked: each only produces in its own fief.
const wake: RunStep<Feudalia, 'wake'> = {
  run(s, { seat }) {
    for (const [fief, { city }] of lordOf(s, seat).fiefs.entries()) {
      if (!city || masterOf(city.master).timing !== 'untap') continue;
      city.tapped = true;
      tell(s, { kind: 'woke', seat, master: city.master });
      resolve(s, { seat, card: city.master, fief }, masterOf(city.master).effects);
    }
  },
};

// F-7.2 to F-7.4 Half the cubes of each fief; without a pair of cubes anywhere half the income in hand; else the hand.
const tax: RunStep<Feudalia, 'tax'> = {
  run(s, { seat }) {
    const lord = lordOf(s, seat);
    leaveHand(lord, 'tax_collector');
    lord.taxed.push('tax_collector');
    schedule(s, { step: 'taxPaid', seat });
    if (lord.fiefs.some((_, fief) => looseCubes(lord, fief) >= 2)) return taxCubes(s, seat, lord);
    if (incomeOf(lord.hand) >= 2) {
      tell(s, { kind: 'taxed', seat, by: 'income' });
      return schedule(s, { step: 'taxIncome', seat });
    }
    tell(s, { kind: 'taxed', seat, by: 'hand' });
    lord.discard.push(...lord.hand);
    lord.hand = [];
    lord.shown = [];
  },
};

// F-7.2 Cubes on a vault do not count; tax relief lowers what its fief pays.
function taxCubes(s: State, seat: Seat, lord: Lord): void {
  tell(s, { kind: 'taxed', seat, by: 'cubes' });
  for (let fief = 2; fief >= 0; fief--) {
    loseCubes(s, seat, fief, (looseCubes(lord, fief) >> 1) - standingEffect(lord, fief, 'taxRelief'), 'tax');
  }
}

function incomeOf(cards: readonly VassalId[]): number {
  let sum = 0;
  for (const card of cards) sum += vassalOf(card).income;
  return sum;
}

/** Sums that some set of these cards reaches, as bits; one copy of `without` is left out. */
function reachable(cards: readonly VassalId[], without: VassalId | null): number {
  let sums = 1;
  let skipped = without === null;
  for (const card of cards) {
    if (!skipped && card === without) skipped = true;
    else sums |= sums << vassalOf(card).income;
  }
  return sums;
}

// F-7.3 What is still to be paid: the smallest sum from half the income on that some set reaches. Counted anew each
// time, so that the question holds for any hand.
function taxDue(lord: Lord): number {
  const paid = incomeOf(lord.taxed);
  const half = (paid + incomeOf(lord.hand)) >> 1;
  if (paid >= half) return 0;
  const sums = reachable(lord.hand, null);
  let due = half - paid;
  while ((sums & (1 << due)) === 0) due++;
  return due;
}

// F-7.3 Cards worth half the income, one at a time; only what can be completed is offered.
const taxIncome: AskStep<Feudalia, 'taxIncome', OptionOf<'surrender'>> = {
  options(s, { seat }) {
    const lord = lordOf(s, seat);
    const due = taxDue(lord);
    const options: OptionOf<'surrender'>[] = [];
    if (due === 0) return options;
    for (const [i, card] of lord.hand.entries()) {
      const { income } = vassalOf(card);
      if (income === 0 || income > due || !isFirst(lord.hand, i)) continue;
      if (reachable(lord.hand, card) & (1 << (due - income))) options.push({ kind: 'surrender', card });
    }
    return options;
  },
  choose(s, { seat }, { card }) {
    const lord = lordOf(s, seat);
    leaveHand(lord, card);
    lord.taxed.push(card);
    tell(s, { kind: 'surrendered', seat, card });
    schedule(s, { step: 'taxIncome', seat });
  },
};

// F-7.5 The Tax Collector is discarded at once; what was played for it waits for the end of the day.
const taxPaid: RunStep<Feudalia, 'taxPaid'> = {
  run(s, { seat }) {
    const lord = lordOf(s, seat);
    removeCard(lord.taxed, 'tax_collector');
    lord.discard.push('tax_collector');
  },
};

export const startSteps = { turn, wake, tax, taxIncome, taxPaid };
