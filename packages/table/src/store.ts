import type { Entry, Player, StoredTable, TableHeader } from './types.ts';

/** Keeps tables. Entries are only ever added, so a store never rewrites a game. */
export interface TableStore {
  /** Rejects with a StoreConflict when the id is taken. */
  create(header: TableHeader): Promise<void>;
  /**
   * Stores entries durably; the promise resolves when they are. `after` is the number of the last entry that the caller
   * knows. Rejects with a StoreConflict if it is not the last one stored, because somebody else has written, or if the
   * table is gone.
   */
  append(id: string, after: number, entries: readonly Entry[]): Promise<void>;
  /** A table with its entries after a number; null if it does not exist. */
  load(id: string, after?: number): Promise<StoredTable | null>;
  list(): Promise<readonly ListedTable[]>;
  remove(id: string): Promise<void>;
}

export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
}

/** Somebody else has written to the table, or removed it. */
export class StoreConflict extends Error {
  constructor(id: string) {
    super(`table ${id} was changed elsewhere`);
    this.name = 'StoreConflict';
  }
}

/** Keeps tables in memory. */
export function memoryStore(): TableStore {
  const tables = new Map<string, { header: TableHeader; entries: Entry[] }>();
  return {
    async create(header) {
      if (tables.has(header.id)) throw new StoreConflict(header.id);
      tables.set(header.id, { header: structuredClone(header), entries: [] });
    },
    async append(id, after, entries) {
      const table = tables.get(id);
      if (!table || table.entries.length !== after) throw new StoreConflict(id);
      table.entries.push(...structuredClone(entries));
    },
    async load(id, after = 0) {
      const table = tables.get(id);
      return table ? structuredClone({ header: table.header, entries: table.entries.slice(after) }) : null;
    },
    list: async () => [...tables.values()].map(({ header: { id, game, players } }) => ({ id, game, players })),
    async remove(id) {
      tables.delete(id);
    },
  };
}
