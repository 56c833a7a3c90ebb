import { must } from '@thorp/kernel';
import { StoreConflict } from '@thorp/table';

/*
 * What the store needs of a database. SQLite runs everything in this process, in one transaction a tick; PostgreSQL runs it
 * over connections. Queries are written once, in the SQL that both understand: `?` for values, ON CONFLICT, RETURNING.
 */

export type Value = string | number | Uint8Array | null;

export type Row = { readonly [column: string]: Value };

/** A column that holds JSON. Only the store writes it, so the caller knows what it holds. */
export function parsed<T>(row: Row, column: string): T {
  return JSON.parse(String(row[column])) as T;
}

/** A column that holds one of these words. */
export function wordIn<W extends string>(row: Row, column: string, words: readonly W[]): W {
  return must(
    words.find(word => word === row[column]),
    `${column} is one of ${words.join(', ')}`,
  );
}

export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

export function sql(text: string, ...values: readonly Value[]): Statement {
  return { text, values };
}

/**
 * A change in several statements: it yields one statement after another and is sent its rows. It may run again from the
 * start when it loses a race, so it must do nothing else. What it throws takes back everything it has written.
 */
export type Change<R> = () => Generator<Statement, R, readonly Row[]>;

export type JournalName = 'table' | 'room';

export interface Appended {
  readonly sequence: number;
  readonly body: string;
}

/** What processes send each other: which tables and rooms have changed. */
export interface News {
  /** `anew`: names in it have changed, so all of it has to be read again. */
  tell(id: string, anew?: boolean): void;
  /** Null: any of them may have changed. An id that ends with an exclamation mark was sent with `anew`. */
  listen(heard: (ids: readonly string[] | null) => void): void;
  /** Tells all processes who looks at a table through this one. Of several in one tick the last one goes out. */
  announce(announcement: Announcement): void;
  onAnnounced(heard: (from: string, announcement: Announcement) => void): void;
}

export interface Announcement {
  /** Empty: only that this process is alive. */
  readonly table: string;
  /** All with a seat, and some without one. */
  readonly people: readonly string[];
  /** How many people without a seat. */
  readonly watching: number;
  /** Whether the others should announce theirs. */
  readonly asks: boolean;
}

export interface Database {
  readonly news: News;
  read(statement: Statement): Promise<readonly Row[]>;
  /**
   * One statement that writes; resolved means durable. A statement that does no harm when it is done twice is sent again
   * when the connection breaks.
   */
  run(statement: Statement, repeatable?: boolean): Promise<readonly Row[]>;
  /** A transaction, as if nobody else wrote at the same time; resolved means durable. */
  write<R>(change: Change<R>): Promise<R>;
  /**
   * Adds to a journal whose last number is `after`; resolved means durable. Rejects with a StoreConflict when the journal
   * is gone, or has another last number.
   */
  append(journal: JournalName, id: string, after: number, items: readonly Appended[]): Promise<void>;
  /** How the database spells a claim that skips what others are claiming. */
  readonly skipLocked: string;
  /** Changes that wait to be written. */
  waiting(): number;
  close(): Promise<void>;
}

/** The table of headers and the table of what is appended to them. */
export const JOURNALS = {
  table: { heads: 'tables', items: 'entries' },
  room: { heads: 'rooms', items: 'room_events' },
} as const;

/** Appends whole or not at all. */
export function appending(journal: JournalName, id: string, after: number, list: readonly Appended[]): Change<void> {
  const { heads, items } = JOURNALS[journal];
  return function* () {
    const last = `SELECT (SELECT max(sequence) FROM ${items} WHERE id = h.id) AS last FROM ${heads} h WHERE id = ?`;
    const [found] = yield sql(last, id);
    if (!found || Number(found['last'] ?? 0) !== after) throw new StoreConflict(id);
    yield* insertItems(journal, id, list);
  };
}

export function* insertItems(journal: JournalName, id: string, list: readonly Appended[]): ReturnType<Change<void>> {
  const { items } = JOURNALS[journal];
  for (const { sequence, body } of list) {
    yield sql(`INSERT INTO ${items} (id, sequence, body) VALUES (?, ?, ?)`, id, sequence, body);
  }
}
