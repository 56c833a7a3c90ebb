import { StoreConflict } from '@thorp/table';
import { JOURNALS, type Appended, type JournalName } from '../database.ts';
import type { Connection } from './connection.ts';
import type { Pool } from './pool.ts';

/*
 * All moves of one tick are one statement, and so one commit. While it runs, the next ones are collected. The primary
 * key decides conflicts: an existing row is not written, and its sender learns that it was second.
 */

interface Waiting {
  readonly journal: JournalName;
  readonly id: string;
  readonly after: number;
  readonly item: Appended;
  resolve(): void;
  reject(error: unknown): void;
}

export interface Appender {
  append(journal: JournalName, id: string, after: number, item: Appended): Promise<void>;
  waiting(): number;
  /** Resolves when nothing waits. */
  flushed(): Promise<void>;
}

export function openAppender(pool: Pool): Appender {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;

  async function writeAll(): Promise<void> {
    // The tick ends when everything that is ready has been requested.
    await new Promise(resolve => setImmediate(resolve));
    while (waiting.length > 0) {
      const [batch, rest] = split(waiting);
      waiting = rest;
      await writeBatch(pool, batch);
    }
    writing = null;
  }

  return {
    append: (journal, id, after, item) =>
      new Promise((resolve, reject) => {
        waiting.push({ journal, id, after, item, resolve, reject });
        writing ??= writeAll();
      }),
    waiting: () => waiting.length,
    async flushed() {
      await writing;
    },
  };
}

/**
 * The items of one statement: of one kind, and at most one for each journal, because each must see the one before it.
 */
function split(all: readonly Waiting[]): readonly [batch: Waiting[], rest: Waiting[]] {
  const taken = new Set<string>();
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  for (const each of all) {
    const fits = each.journal === all[0]?.journal && !taken.has(each.id) && batch.length < LARGEST_BATCH;
    // A later item of the same journal must not overtake an earlier one.
    taken.add(each.id);
    (fits ? batch : rest).push(each);
  }
  return [batch, rest];
}

const LARGEST_BATCH = 1_000;

async function writeBatch(pool: Pool, batch: readonly Waiting[]): Promise<void> {
  try {
    const stored = await pool.persist((connection, attempt) => insert(connection, batch, attempt > 0));
    for (const { id, resolve, reject } of batch) {
      if (stored.has(id)) resolve();
      else reject(new StoreConflict(id));
    }
  } catch (error) {
    if (batch.length === 1) batch[0]?.reject(error);
    // One of them is at fault: it must not make the others fail.
    else for (const each of batch) await writeBatch(pool, [each]);
  }
}

async function insert(connection: Connection, batch: readonly Waiting[], again: boolean): Promise<ReadonlySet<string>> {
  const [{ journal } = { journal: 'table' as const }] = batch;
  const values = [
    batch.map(({ id }) => id),
    batch.map(({ after }) => after),
    batch.map(({ item }) => item.sequence),
    batch.map(({ item }) => item.body),
  ];
  const rows = await connection.queryRaw(INSERT[journal], values);
  const stored = new Set(rows.map(({ id }) => String(id)));
  if (!again) return stored;
  // The connection broke after an attempt that may have been stored: then the rows exist, and are ours.
  for (const { id } of await connection.queryRaw(OURS[journal], values)) stored.add(String(id));
  return stored;
}

const NEW = 'unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) AS new (id, after, sequence, body)';

/** Everybody writes rows in the same order, so that two processes never wait for each other. */
const INSERT = forJournals(
  (heads, items) => `
    INSERT INTO ${items} (id, sequence, body) SELECT id, sequence, body FROM ${NEW}
    WHERE EXISTS (SELECT 1 FROM ${heads} WHERE ${heads}.id = new.id)
      AND (after = 0 OR EXISTS (SELECT 1 FROM ${items} old WHERE old.id = new.id AND old.sequence = after))
    ORDER BY id ON CONFLICT DO NOTHING RETURNING id`,
);

const OURS = forJournals(
  (_, items) => `
    SELECT old.id FROM ${NEW} JOIN ${items} old ON old.id = new.id AND old.sequence = new.sequence
    WHERE old.body = new.body`,
);

function forJournals(text: (heads: string, items: string) => string): { readonly [J in JournalName]: string } {
  const of = (journal: JournalName): string => text(JOURNALS[journal].heads, JOURNALS[journal].items);
  return { table: of('table'), room: of('room') };
}
