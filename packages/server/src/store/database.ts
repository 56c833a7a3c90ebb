import { must } from '@thorp/kernel';
import { StoreConflict } from '@thorp/table';

/*
 * What the store needs from a database. SQLite runs everything in this process, in one transaction a tick; PostgreSQL
 * runs it over connections. Queries are written once, in SQL that both understand: `?` for values, ON CONFLICT,
 * RETURNING.
 */

export type Value = string | number | Uint8Array | null;

export type Row = { readonly [column: string]: Value };

/** A column with JSON. Only the store writes it, so the caller knows its type. */
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
 * A change of several statements: it yields one statement after another and gets its rows. It may run again from the
 * start after a conflict, so it must do nothing else. If it throws, everything it wrote is rolled back.
 */
export type Change<R> = () => Generator<Statement, R, readonly Row[]>;

export type JournalName = 'table' | 'room';

export interface Appended {
  readonly sequence: number;
  readonly body: string;
}

/** The rows of a journal: its header, and what was appended. */
export interface StoredJournal {
  readonly head: Row;
  readonly items: readonly Row[];
}

/**
 * What is told about a table: it has changed; names in it have changed, so everything has to be loaded again; somebody
 * asks the bot that thinks there to hurry. Or about a person: sessions have ended, or people were muted or blocked.
 */
export type Told = 'changed' | 'anew' | 'hurry' | 'person';

/** What follows the id of the table or person in a message. */
export const MARKS: { readonly [T in Told]: string } = { changed: '', anew: '!', hurry: '>', person: '@' };

/** Messages between processes about tables, rooms and people. */
export interface News {
  tell(id: string, what?: Told): void;
  /** The ids, each with its mark; null: any of them may have changed. */
  listen(heard: (ids: readonly string[] | null) => void): void;
  /** Tells all processes who watches a table through this one. Of several in one tick only the last one is sent. */
  announce(announcement: Announcement): void;
  onAnnounced(heard: (from: string, announcement: Announcement) => void): void;
}

export interface Announcement {
  /** Empty if it only says that this process is alive. */
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
   * One statement that writes; resolves when it is durable. A repeatable statement is sent again if the connection
   * breaks.
   */
  run(statement: Statement, repeatable?: boolean): Promise<readonly Row[]>;
  /** A transaction, isolated from all others; resolves when it is durable. */
  write<R>(change: Change<R>): Promise<R>;
  /**
   * Appends to a journal whose last number is `after`; resolves when it is durable. Rejects with a StoreConflict if the
   * journal is gone or has another last number.
   */
  append(journal: JournalName, id: string, after: number, items: readonly Appended[]): Promise<void>;
  /** A journal with what was appended after a number; null if it does not exist. */
  load(journal: JournalName, id: string, after: number): Promise<StoredJournal | null>;
  /** The SQL that makes a claim skip rows that others are claiming. */
  readonly skipLocked: string;
  /** Changes that wait to be written. */
  waiting(): number;
  close(): Promise<void>;
}

/** The table of headers, and the table of their items. */
export const JOURNALS = {
  table: { heads: 'tables', items: 'entries' },
  room: { heads: 'rooms', items: 'room_events' },
} as const;

/** Appends all items or none. */
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
