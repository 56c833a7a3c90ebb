import { lineOf, parseLines, StoreConflict, type Entry, type StoredTable, type TableStore } from '@thorp/table';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../errors.ts';
import { appendSynced, readBounded, writeWhole } from '../files.ts';
import { checkLock } from '../locks.ts';

/*
 * A table is a file of lines: the header, then one line for each entry. An entry is appended and synced to the disk
 * before it is acknowledged. An incomplete last line, left by a crash, is dropped. Locks keep other processes away.
 */

/** The extension of such files. */
export const EXTENSION = '.jsonl';

/** A table in one file. */
export interface TableFile extends Pick<TableStore, 'append' | 'load'> {
  /** Replaces the contents of the file with the table. */
  write(stored: StoredTable): void;
}

/** The contents of the file when it was last read or written here. */
interface Known {
  readonly entries: number;
  readonly bytes: number;
  /** False if part of the file could not be read: it has to be rewritten before entries can be added. */
  readonly clean: boolean;
}

export function tableFile(file: string): TableFile {
  let known: Known | null = null;

  function write(stored: StoredTable): void {
    checkLock(file);
    const text = textOf(stored);
    writeWhole(file, text);
    known = { entries: stored.entries.length, bytes: Buffer.byteLength(text), clean: true };
  }

  function read(): StoredTable | null {
    known = null;
    if (!existsSync(file)) return null;
    const text = readBounded(file);
    const stored = parseLines(text);
    known = { entries: stored.entries.length, bytes: Buffer.byteLength(text), clean: textOf(stored) === text };
    return stored;
  }

  /** Reads the file only if it was changed by another process. */
  function current(): Known | null {
    const bytes = existsSync(file) ? statSync(file).size : null;
    if (known?.bytes !== bytes || !known.clean) {
      const stored = read();
      if (stored && !known?.clean) write(stored);
    }
    return known;
  }

  return {
    write,
    async append(id, after, entries) {
      checkLock(file);
      const now = current();
      if (!now || now.entries !== after) throw new StoreConflict(id);
      const text = entries.map(lineOf).join('');
      appendSynced(file, text, now.bytes);
      known = { entries: after + entries.length, bytes: now.bytes + Buffer.byteLength(text), clean: true };
    },
    async load(_, after = 0) {
      const stored = read();
      return stored && { header: stored.header, entries: stored.entries.slice(after) };
    },
  };
}

/** Tables in a folder, one file for each. */
export function folderStore(folder: string): TableStore {
  const files = new Map<string, TableFile>();
  const pathOf = (id: string): string => join(folder, `${safe(id)}${EXTENSION}`);
  const fileOf = (id: string): TableFile => {
    const file = files.get(id) ?? tableFile(pathOf(id));
    files.set(id, file);
    return file;
  };
  return {
    async create(header) {
      if (existsSync(pathOf(header.id))) throw new StoreConflict(header.id);
      fileOf(header.id).write({ header, entries: [] });
    },
    append: (id, after, entries) => fileOf(id).append(id, after, entries),
    load: (id, after) => fileOf(id).load(id, after),
    async list() {
      const names = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith(EXTENSION)) : [];
      return names.map(name => {
        const { id, game, players } = parseLines(readBounded(join(folder, name))).header;
        return { id, game, players };
      });
    },
    async remove(id) {
      rmSync(pathOf(id), { force: true });
    },
  };
}

function textOf({ header, entries }: StoredTable): string {
  return [header, ...entries].map(lineOf).join('');
}

/** Ids become file names. */
function safe(id: string): string {
  if (/^[\w-][\w.-]{0,99}$/.test(id)) return id;
  throw new UsageError(`'${id.slice(0, 100)}' is not a valid name for a saved game`);
}

/** A table that is being played: if writing fails, entries are kept in memory and written with the next one. */
export interface Saving extends Pick<TableStore, 'append' | 'load'> {
  /** Why the last entry is not on the disk; null if everything is. */
  failure(): unknown;
}

/** Saves a table in a file from now on. `failed` is called once if writing fails. */
export function saveIn(file: string, stored: StoredTable, failed: (error: unknown) => void): Saving {
  const disk = tableFile(file);
  let failure: unknown = null;
  let written = false;
  let unsaved: Entry[] = [];

  async function save(id: string, known: number): Promise<void> {
    try {
      if (!written) disk.write({ header: stored.header, entries: [...stored.entries, ...unsaved] });
      else await disk.append(id, known, unsaved);
      written = true;
      unsaved = [];
      failure = null;
    } catch (error) {
      if (failure === null) failed(error);
      failure = error;
    }
  }

  void save(stored.header.id, 0);
  return {
    failure: () => failure,
    async append(id, after, entries) {
      const known = after - unsaved.length;
      unsaved.push(...entries);
      await save(id, known);
    },
    load: (id, after) => disk.load(id, after),
  };
}
