import { StoreConflict, type Entry, type TableHeader } from '@thorp/table';
import type { PageStore, ShelfLine } from './store.ts';

/*
 * Where nothing can be stored (no room, storage forbidden), the game goes on in memory and the person is told. What was
 * not stored is stored with the next action that can be. It never replaces what another window has stored meanwhile.
 */

/** Another window has stored other entries than those that this window could not store. */
export class Diverged extends Error {
  constructor(id: string) {
    super(`table ${id} was played on in another window while this one could not store`);
    this.name = 'Diverged';
  }
}

/** What could not be stored of a table. */
interface Unsaved {
  /** Present when the table itself could not be created. */
  header: TableHeader | null;
  /** How many entries are stored. */
  readonly stored: number;
  entries: readonly Entry[];
  failure: Error;
}

export interface UnsavedStore extends PageStore {
  /** Why a table could not be stored; null when all of it is. */
  failureOf(id: string): Error | null;
}

export function keepUnsaved(store: PageStore): UnsavedStore {
  const unsaved = new Map<string, Unsaved>();
  const lines = new Map<string, ShelfLine>();

  async function catchUp(id: string, kept: Unsaved, entries: readonly Entry[]): Promise<void> {
    const all = [...kept.entries, ...entries];
    try {
      if (kept.header) await store.create(kept.header);
      kept.header = null;
      if (all.length > 0) await store.append(id, kept.stored, all);
      unsaved.delete(id);
    } catch (error) {
      if (error instanceof StoreConflict) throw diverged(id);
      kept.entries = all;
      kept.failure = error as Error;
    }
  }

  function diverged(id: string): Diverged {
    unsaved.delete(id);
    return new Diverged(id);
  }

  return {
    async create(header) {
      await store.create(header).catch((failure: unknown) => {
        if (failure instanceof StoreConflict) throw failure;
        unsaved.set(header.id, { header, stored: 0, entries: [], failure: failure as Error });
      });
    },
    async append(id, after, entries) {
      const kept = unsaved.get(id);
      if (kept) return catchUp(id, kept, entries);
      await store.append(id, after, entries).catch((failure: unknown) => {
        if (failure instanceof StoreConflict) throw failure;
        unsaved.set(id, { header: null, stored: after, entries, failure: failure as Error });
      });
    },
    async load(id, after = 0) {
      const kept = unsaved.get(id);
      if (!kept) return store.load(id, after);
      if (kept.header) return { header: kept.header, entries: kept.entries.slice(after) };
      const there = await store.load(id);
      if (!there) unsaved.delete(id);
      if (!there) return null;
      if (there.entries.length !== kept.stored) throw diverged(id);
      return { header: there.header, entries: [...there.entries, ...kept.entries].slice(after) };
    },
    async list() {
      const stored = await store.list().catch(() => []);
      return [...stored, ...[...unsaved.values()].flatMap(({ header }) => header ?? [])];
    },
    async remove(id) {
      unsaved.delete(id);
      lines.delete(id);
      await store.remove(id);
    },
    async describe(line) {
      if (unsaved.has(line.id)) lines.set(line.id, line);
      else await store.describe(line);
    },
    async lines() {
      const stored = await store.lines().catch(() => []);
      const kept = [...lines.values()].filter(({ id }) => unsaved.has(id));
      const others = stored.filter(({ id }) => !kept.some(line => line.id === id));
      return [...kept, ...others].sort((a, b) => b.updated - a.updated);
    },
    failureOf: id => unsaved.get(id)?.failure ?? null,
  };
}
