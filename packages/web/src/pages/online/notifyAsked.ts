/*
 * Whether a person is asked about notifications: after their first turn at a table with days a move, once more at their
 * third such table if they said no, and then never again. Stored in this browser, because the question is about it.
 */

const KEY = 'thorp-notify-asked';

/** Asked at these tables, by their order. */
const ASKED_AT: readonly number[] = [0, 2];

interface Kept {
  /** The first tables with days a move at which a turn was ended here. */
  readonly tables: readonly string[];
  /** At which of them the question was answered. */
  readonly answered: readonly string[];
  /** They are notified, or the browser does not allow it. */
  readonly done: boolean;
}

const NOTHING: Kept = { tables: [], answered: [], done: false };

function kept(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    // A browser without storage would ask at every table, so it asks nothing.
    return { ...NOTHING, done: true };
  }
}

function keep(next: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // The browser keeps nothing.
  }
}

/** A turn was ended at a table: returns whether to ask now. */
export function asksAfterTurn(table: string): boolean {
  const { tables, answered, done } = kept();
  if (done) return false;
  const all = tables.includes(table) ? tables : [...tables, table].slice(0, Math.max(...ASKED_AT) + 1);
  keep({ tables: all, answered, done });
  return ASKED_AT.includes(all.indexOf(table)) && !answered.includes(table);
}

/** The question was answered at a table. */
export function answeredAt(table: string, isDone: boolean): void {
  const { tables, answered, done } = kept();
  keep({ tables, answered: [...answered, table], done: done || isDone });
}
