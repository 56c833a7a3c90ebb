import type { Event, Option, Todo } from '@thorp/helvetia';
import { goodName, type GoodName } from '@thorp/helvetia/cards';
import type { HelvetiaChoice, Sight } from './table.ts';

/** One unit of a payment as it was made. */
export type Payment = Extract<Event, { kind: 'worked' | 'exchanged' | 'bought' }>;

/** How the action under way is paid for. */
export interface Plan {
  /** Where in the log the action began: two actions are never mixed up. */
  readonly begun: number;
  readonly payments: readonly Payment[];
}

/** What was asked about a payment: the good, and everything that could have supplied it. */
export interface Asked {
  readonly good: GoodName;
  readonly choices: readonly HelvetiaChoice[];
}

/** The questions of one action, by the number of payments made before them. */
export interface Memory {
  readonly begun: number;
  readonly asked: ReadonlyMap<number, Asked>;
}

/** One line of the plan: what was paid, and what else could pay it as far as it was asked. */
export interface Row {
  readonly payment: Payment;
  readonly choices: readonly HelvetiaChoice[];
}

/** What the board does of its own accord: pay as the game proposes, or go back to a payment and make it otherwise. */
export type Script =
  | { readonly kind: 'propose' }
  | { readonly kind: 'change'; readonly row: number; readonly option: Option };

/** A step of a script; whatever was chosen, the rest is proposed. */
export type Deed = { readonly kind: 'choose'; readonly option: Option } | { readonly kind: 'undo' };

const BEGINS: readonly Event['kind'][] = ['called', 'usedTile'];
const ENDS: readonly Event['kind'][] = ['round', 'roundOver'];
const PAYS: readonly Event['kind'][] = ['worked', 'exchanged', 'bought'];

/** The payments of the seat's last action, if its turn still goes on. */
export function planOf(log: Sight['log'], seat: number | null): Plan | null {
  const begun = log.findLastIndex(({ event }) => BEGINS.includes(event.kind) || ENDS.includes(event.kind));
  const first = log[begun]?.event;
  if (!first || ENDS.includes(first.kind) || !('seat' in first) || first.seat !== seat) return null;
  const payments = log.slice(begun).flatMap(({ event }) => (isPayment(event) ? [event] : []));
  return { begun, payments };
}

function isPayment(event: Event): event is Payment {
  return PAYS.includes(event.kind);
}

/** The good a payment supplied. */
export function goodOf(payment: Payment): GoodName {
  return payment.kind === 'exchanged' ? payment.get : payment.good;
}

/** Buildings whose villagers lie down in a plan. */
export function lyingIn(plan: Plan | null): ReadonlySet<string> {
  const spots = new Set<string>();
  for (const payment of plan?.payments ?? []) {
    if (payment.kind !== 'bought') spots.add(spotOf(payment));
  }
  return spots;
}

export const spotOf = ({ village, slot }: { village: number; slot: string }): string => `${village}:${slot}`;

/** Whether a payment is what an option would do. */
export function isPaidBy(payment: Payment, option: Option): boolean {
  switch (option.kind) {
    case 'buy':
      return payment.kind === 'bought';
    case 'work':
      return payment.kind === 'worked' && spotOf(payment) === spotOf(option);
    case 'exchange':
      return payment.kind === 'exchanged' && spotOf(payment) === spotOf(option) && payment.give === option.give;
    default:
      return false;
  }
}

/** Lays what was asked beside what was paid. A memory of another plan is left out. */
export function rowsOf(plan: Plan | null, memory: Memory): Row[] {
  if (!plan) return [];
  return plan.payments.map((payment, i) => {
    const asked = memory.begun === plan.begun ? memory.asked.get(i) : undefined;
    const fits = asked?.good === goodOf(payment) && asked.choices.some(({ option }) => isPaidBy(payment, option));
    return { payment, choices: fits ? asked.choices : [] };
  });
}

/** Remembers the question that is asked now; later ones of an earlier plan are forgotten. */
export function remember(memory: Memory, plan: Plan | null, question: Sight['question']): Memory {
  if (!plan || question?.frame.step !== 'pay') return memory;
  const at = plan.payments.length;
  const kept = memory.begun === plan.begun ? [...memory.asked].filter(([i]) => i < at) : [];
  const asked: Asked = { good: goodName(question.frame.todo.good), choices: question.choices };
  return { begun: plan.begun, asked: new Map([...kept, [at, asked]]) };
}

/** What a script does next, or null when it is done. */
export function nextDeed(script: Script, { question, mayUndo }: Sight, plan: Plan | null): Deed | null {
  const paying = question?.step === 'pay';
  if (script.kind === 'propose') {
    return paying && question.forMe ? { kind: 'choose', option: question.forMe.option } : null;
  }
  if (!plan || plan.payments.length < script.row) return null;
  if (paying && plan.payments.length === script.row) {
    return { kind: 'choose', option: script.option };
  }
  return mayUndo ? { kind: 'undo' } : null;
}

/** The goods that are still to be found, first things first. */
export function wantedIn(todo: Todo): GoodName[] {
  const wanted: GoodName[] = [];
  for (let next: Todo | null = todo; next !== null; next = next.rest) {
    if (next.kind !== 'use' && next.kind !== 'keep') wanted.push(goodName(next.good));
  }
  return wanted;
}
