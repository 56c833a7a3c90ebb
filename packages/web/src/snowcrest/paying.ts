import { linesOf, paysOf, unitsOf, VILLAGERS, type Due, type Source, type Units } from '@thorp/snowcrest/cards';
import { isLit } from '../table/widgets.ts';
import type { CardLine } from './CardFace.tsx';
import { eventsOf, spentOf, type Spent } from './reading.ts';
import type { Sight, Table } from './table.ts';
import type { Words } from './text/words.tsx';

/** Whether sources are asked for one after another. */
export function isPaying({ question }: Sight): boolean {
  return question?.step === 'pay' || question?.step === 'source' || question?.step === 'gold';
}

function dueOf({ question }: Sight): Due | null {
  const frame = question?.frame;
  return frame && (frame.step === 'pay' || frame.step === 'gold') ? frame.due : null;
}

/** What a source comes to, said before it is tapped; loss is always stated. */
export function payLine(table: Table, id: string, words: Words): CardLine | null {
  const { sight, lights } = table;
  if (!isPaying(sight)) return null;
  const light = lights(id);
  if (!isLit(light)) return light.refused.length > 0 ? { tone: 'no', text: words.pay.useless } : null;
  const source = light.choices[0]?.option as Source;
  const [text, lost] = worth(sight, source, words);
  if (source.kind === 'villager' && closesLine(table, source.slot)) {
    return { tone: 'warn', text: words.pay.closes(paidBy(sight, source)) };
  }
  return { tone: lost > 0 ? 'pay' : 'good', text };
}

/** The same in a few words, for "pay for me". */
export function payNote(table: Table, words: Words, name: (source: Source) => string): string | null {
  const choice = table.sight.question?.forMe;
  if (!choice || !isPaying(table.sight) || table.sight.question?.step === 'gold') return null;
  const source = choice.option as Source;
  const closes = source.kind === 'villager' && closesLine(table, source.slot);
  return [name(source), closes ? words.pay.closesNote : null].filter(Boolean).join(', ');
}

function unitsHere(sight: Sight, source: Source): Units {
  return unitsOf(source, sight.view.players[sight.seat ?? 0]?.village ?? []);
}

function paidBy(sight: Sight, source: Source): number {
  const due = dueOf(sight);
  const units = unitsHere(sight, source);
  return due ? paysOf(due, units).paid : units.length;
}

function worth(sight: Sight, source: Source, words: Words): readonly [text: string, lost: number] {
  const due = dueOf(sight);
  const units = unitsHere(sight, source);
  // S-5.6 What an offering does not need now is credit for its next items.
  if (!due) return [words.pay.some(units.length), 0];
  const { paid, lost } = paysOf(due, units);
  if (lost > 0) return [words.pay.lost(paid, lost), lost];
  const rest = due.reduce((sum, n) => sum + n, 0) - paid;
  return [rest === 0 ? words.pay.exact(paid) : words.pay.some(paid), 0];
}

function closesLine({ view, me }: Table, slot: number): boolean {
  return linesOf(view.players[me]?.village ?? []).some(({ last }) => last === slot);
}

/** A payment as it stands. */
export interface Payment {
  readonly spent: readonly Spent[];
  readonly due: Due;
  /** Units that came to nothing; null where the whole price is not on the table. */
  readonly lost: number | null;
}

export function paymentOf(sight: Sight): Payment | null {
  const due = dueOf(sight);
  if (!due || sight.seat === null) return null;
  const spent = spentOf(eventsOf(sight), sight.seat);
  return { spent, due, lost: lostOf(sight, due, spent) };
}

/** S-7.1 Only the price of a card on its way is known from start to end. */
function lostOf({ view }: Sight, due: Due, spent: readonly Spent[]): number | null {
  const arriving = view.arriving === null ? null : VILLAGERS[view.arriving];
  if (!arriving) return null;
  const given = spent.reduce((sum, { units }) => sum + units.length, 0);
  const left = due.reduce((sum, n) => sum + n, 0);
  return given - (arriving.cost - left);
}
