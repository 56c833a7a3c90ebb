import { schedule, type AskStep, type RunStep, type Seat } from '@thorp/kernel';
import { vassalOf, type VassalId } from '../cards/vassals.ts';
import {
  isFirst,
  leaveHand,
  looseCubes,
  lordOf,
  numberAt,
  removeCard,
  standingEffect,
  tell,
  type LordOnTable,
} from '../area.ts';
import type { Feudalia, Lord, OptionOf, State } from '../types.ts';
import { loseCubes } from './pay.ts';

/* F-7 The Tax Collector: what is taken, and how it is chosen. */

// F-7.2 to F-7.4 Half the cubes of each fief; without a pair of cubes anywhere half the income in hand; else the hand.
const tax: RunStep<Feudalia, 'tax'> = {
  run(s, { seat }) {
    const lord = lordOf(s, seat);
    leaveHand(lord, 'tax_collector');
    lord.taxed.push('tax_collector');
    schedule(s, { step: 'taxPaid', seat });
    if (isTaxedInCubes(lord)) return taxCubes(s, seat, lord);
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

// F-7.2 One fief with two cubes is enough, even if relief leaves nothing to pay.
export function isTaxedInCubes(lord: LordOnTable): boolean {
  return lord.fiefs.some((_, fief) => looseCubes(lord, fief) >= 2);
}

// F-7.2 Half the cubes of a fief, rounded down. Cubes on a vault do not count; tax relief lowers what the fief pays.
export function taxOn(lord: LordOnTable, fief: number): number {
  return Math.max(0, (looseCubes(lord, fief) >> 1) - standingEffect(lord, fief, 'taxRelief'));
}

function taxCubes(s: State, seat: Seat, lord: Lord): void {
  const due = lord.fiefs.map((_, fief) => taxOn(lord, fief));
  tell(s, { kind: 'taxed', seat, by: 'cubes', cubes: lord.fiefs.map((_, fief) => looseCubes(lord, fief)), due });
  for (let fief = 2; fief >= 0; fief--) loseCubes(s, seat, fief, numberAt(due, fief), 'tax');
}

function incomeOf(cards: readonly VassalId[]): number {
  let sum = 0;
  for (const card of cards) sum += vassalOf(card).income;
  return sum;
}

/** The sums that subsets of these cards can reach, as bits; one copy of `without` is left out. */
function reachable(cards: readonly VassalId[], without: VassalId | null): number {
  let sums = 1;
  let skipped = without === null;
  for (const card of cards) {
    if (!skipped && card === without) skipped = true;
    else sums |= sums << vassalOf(card).income;
  }
  return sums;
}

// F-7.3 The rest to pay: the smallest sum of cards that is at least half the income. Computed each time, so that the
// question fits any imagined hand.
export function taxDue(lord: { readonly hand: readonly VassalId[]; readonly taxed: readonly VassalId[] }): number {
  const paid = incomeOf(lord.taxed);
  const half = (paid + incomeOf(lord.hand)) >> 1;
  if (paid >= half) return 0;
  const sums = reachable(lord.hand, null);
  let due = half - paid;
  while ((sums & (1 << due)) === 0) due++;
  return due;
}

// F-7.3 Cards worth half the income, one at a time; only cards that can lead to that sum are offered.
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

// F-7.5 The Tax Collector is discarded at once; cards played for it are discarded at the end of the day.
const taxPaid: RunStep<Feudalia, 'taxPaid'> = {
  run(s, { seat }) {
    const lord = lordOf(s, seat);
    removeCard(lord.taxed, 'tax_collector');
    lord.discard.push('tax_collector');
  },
};

export const taxSteps = { tax, taxIncome, taxPaid };
