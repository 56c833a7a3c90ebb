import { VILLAGERS, type Due, type Option, type Source } from '@thorp/snowcrest/cards';
import { linesOf, paysOf, spentLast, unitsOf, type Spent } from '@thorp/snowcrest/reading';
import { isLit } from '../../board/lights.ts';
import type { CardLine } from './CardFace.tsx';
import { eventsOf } from './log.ts';
import type { Update, Table } from './table.ts';
import type { Words } from './text/words.tsx';

/** Whether sources are asked for one after another. */
export function isPaying({ question }: Update): boolean {
  return question?.step === 'pay' || question?.step === 'source' || question?.step === 'gold';
}

export function dueOf({ question }: Update): Due | null {
  const frame = question?.frame;
  return frame && (frame.step === 'pay' || frame.step === 'gold') ? frame.due : null;
}

/** What a source would pay, shown before it is tapped; a loss is always mentioned. */
export function payLine(table: Table, id: string, words: Words): CardLine | null {
  const { update, lights } = table;
  if (!isPaying(update)) return null;
  const light = lights(id);
  if (!isLit(light)) return light.refused.length > 0 ? { tone: 'no', text: words.pay.useless } : null;
  const source = light.choices[0]?.option;
  if (!source || !isSource(source)) return null;
  const { paid, lost, rest } = worth(update, source);
  if (source.kind === 'villager' && closesLine(table, source.slot)) {
    return { tone: 'warn', text: words.pay.closes(paid) };
  }
  if (lost > 0) return { tone: 'pay', text: words.pay.lost(paid, lost) };
  return { tone: 'good', text: rest === 0 ? words.pay.exact(paid) : words.pay.some(paid) };
}

function isSource(option: Option): option is Source {
  return option.kind === 'token' || option.kind === 'tile' || option.kind === 'handCard' || option.kind === 'villager';
}

/** How much a source pays, how much of it is lost, and how much is due after it. */
function worth(
  update: Update,
  source: Source,
): { readonly paid: number; readonly lost: number; readonly rest: number } {
  const due = dueOf(update);
  const units = unitsOf(source, update.view.players[update.seat ?? 0]?.village ?? []);
  // S-5.6 What an offering does not need now is credit for its next items.
  if (!due) return { paid: units.length, lost: 0, rest: units.length };
  const { paid, lost } = paysOf(due, units);
  return { paid, lost, rest: sum(due) - paid };
}

function closesLine({ view, me }: Table, slot: number): boolean {
  return linesOf(view.players[me]?.village ?? []).some(({ last }) => last === slot);
}

/** The state of a payment. */
export interface Payment {
  readonly spent: readonly Spent[];
  readonly due: Due;
  /** Units that were lost; null if the whole price is not known. */
  readonly lost: number | null;
}

export function paymentOf(update: Update): Payment | null {
  const due = dueOf(update);
  if (!due || update.seat === null) return null;
  const spent = spentLast(eventsOf(update), update.seat);
  return { spent, due, lost: lostOf(update, due, spent) };
}

/** S-7.1 The whole price is known only for a card that is being placed. */
function lostOf({ view }: Update, due: Due, spent: readonly Spent[]): number | null {
  const arriving = view.arriving === null ? null : VILLAGERS[view.arriving];
  if (!arriving) return null;
  return unitsIn(spent) - (arriving.cost - sum(due));
}

function unitsIn(spent: readonly Spent[]): number {
  return spent.reduce((all, { units }) => all + units.length, 0);
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((all, n) => all + n, 0);
}
