import { StoreConflict, type Entry, type StoredTable, type TableHeader } from '@thorp/table';
import type { TableSummary } from '../protocol/calls.ts';
import { toError } from '../protocol/errors.ts';
import type { PageStore } from './store.ts';

/*
 * If nothing can be stored (storage full or forbidden), the game continues in memory and the person is told. The
 * missing entries are stored with the next action that succeeds. They never replace what another window has stored
 * meanwhile.
 */

/** Another window has stored other entries than those that this window could not store. */
export class Diverged extends Error {
  constructor(id: string) {
    super(`table ${id} was played on in another window while this one could not store`);
    this.name = 'Diverged';
  }
}

/** The entries of a table that could not be stored. */
interface Unsaved {
  /** Set if the table itself could not be created. */
  header: TableHeader | null;
  /** How many entries are stored. */
  readonly stored: number;
  entries: readonly Entry[];
  failure: Error;
}

export interface UnsavedStore extends PageStore {
  /** Why a table could not be stored; null if it is stored completely. */
  failureOf(id: string): Error | null;
}

export function keepUnsaved(store: PageStore): UnsavedStore {
  const unsaved: UnsavedTables = new Map();
  const summaries = new Map<string, TableSummary>();
  return {
    create: header => create(store, unsaved, header),
    append: (id, after, entries) => append(store, unsaved, { id, after, entries }),
    load: (id, after = 0) => load(store, unsaved, id, after),
    async list() {
      const stored = await store.list().catch(() => []);
      return [...stored, ...[...unsaved.values()].flatMap(({ header }) => header ?? [])];
    },
    async remove(id) {
      unsaved.delete(id);
      summaries.delete(id);
      await store.remove(id);
    },
    async describe(summary) {
      if (unsaved.has(summary.id)) summaries.set(summary.id, { ...summaries.get(summary.id), ...summary });
      else await store.describe(summary);
    },
    async summaries() {
      const stored = await store.summaries().catch(() => []);
      const kept = [...summaries.values()].filter(({ id }) => unsaved.has(id));
      const others = stored.filter(({ id }) => !kept.some(summary => summary.id === id));
      return [...kept, ...others].sort((a, b) => b.updated - a.updated);
    },
    extras: id => store.extras(id),
    allExtras: () => store.allExtras(),
    keepExtras: extras => store.keepExtras(extras),
    failureOf: id => unsaved.get(id)?.failure ?? null,
  };
}

type UnsavedTables = Map<string, Unsaved>;

async function create(store: PageStore, unsaved: UnsavedTables, header: TableHeader): Promise<void> {
  await store.create(header).catch((failure: unknown) => {
    if (failure instanceof StoreConflict) throw failure;
    unsaved.set(header.id, { header, stored: 0, entries: [], failure: toError(failure) });
  });
}

/** Entries of a table after its first `after`. */
interface NewEntries {
  readonly id: string;
  readonly after: number;
  readonly entries: readonly Entry[];
}

async function append(store: PageStore, unsaved: UnsavedTables, { id, after, entries }: NewEntries): Promise<void> {
  const kept = unsaved.get(id);
  if (kept) return catchUp(store, unsaved, kept, { id, after, entries });
  await store.append(id, after, entries).catch((failure: unknown) => {
    if (failure instanceof StoreConflict) throw failure;
    unsaved.set(id, { header: null, stored: after, entries, failure: toError(failure) });
  });
}

/** Stores the entries that could not be stored before, together with the new ones. */
async function catchUp(
  store: PageStore,
  unsaved: UnsavedTables,
  kept: Unsaved,
  { id, entries }: NewEntries,
): Promise<void> {
  const all = [...kept.entries, ...entries];
  try {
    if (kept.header) await store.create(kept.header);
    kept.header = null;
    if (all.length > 0) await store.append(id, kept.stored, all);
    unsaved.delete(id);
  } catch (error) {
    if (error instanceof StoreConflict) throw diverged(unsaved, id);
    kept.entries = all;
    kept.failure = toError(error);
  }
}

async function load(store: PageStore, unsaved: UnsavedTables, id: string, after: number): Promise<StoredTable | null> {
  const kept = unsaved.get(id);
  if (!kept) return store.load(id, after);
  if (kept.header) return { header: kept.header, entries: kept.entries.slice(after) };
  const there = await store.load(id);
  if (!there) unsaved.delete(id);
  if (!there) return null;
  if (there.entries.length !== kept.stored) throw diverged(unsaved, id);
  return { header: there.header, entries: [...there.entries, ...kept.entries].slice(after) };
}

function diverged(unsaved: UnsavedTables, id: string): Diverged {
  unsaved.delete(id);
  return new Diverged(id);
}
