import { StoreConflict, type Entry, type StoredTable, type TableHeader } from '@thorp/table';
import { storeTests } from '@thorp/table/testing';
import { appendFileSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderStore, saveIn, tableFile } from '../src/play/filestore.ts';
import { scratch } from './process.ts';

const files = scratch();
afterAll(files.drop);

let folders = 0;
const newFolder = (): string => files.path(`tables${++folders}`);

const header: TableHeader = {
  format: 2,
  id: 'a',
  game: 'hamlet',
  rules: 1,
  players: [{ kind: 'human', name: 'Ann' }],
  settings: {},
  secret: '00'.repeat(32),
  entropy: [],
  confirms: false,
};
const entry = (sequence: number): Entry => ({ sequence, at: 7, kind: 'seen', seat: 0, id: `e-${sequence}` });
const stored: StoredTable = { header, entries: [entry(1), entry(2)] };

describe('the store in a folder', () => {
  let folder = '';
  storeTests(
    async () => folderStore((folder = newFolder())),
    async () => folderStore(folder),
  );

  test('an id that would lead out of the folder is refused', async () => {
    const store = folderStore(newFolder());
    for (const id of ['../a', 'a/b', '', '.hidden']) {
      await expect(store.create({ ...header, id })).rejects.toThrow('is not a valid name for a saved game');
    }
  });
});

describe('a table in a file', () => {
  test('grows by one line for each entry, and what was written stays as it was', async () => {
    const path = join(newFolder(), 'a.jsonl');
    const file = tableFile(path);
    file.write(stored);
    const before = readFileSync(path, 'utf8');
    await file.append('a', 2, [entry(3)]);
    expect(readFileSync(path, 'utf8')).toBe(`${before}${JSON.stringify(entry(3))}\n`);
  });

  test('a last line that a crash cut off is dropped, and the next entry takes its place', async () => {
    for (const cut of [1, 5, 30]) {
      const path = join(newFolder(), 'a.jsonl');
      tableFile(path).write({ header, entries: [entry(1), entry(2), entry(3)] });
      truncateSync(path, statSync(path).size - cut);
      const again = tableFile(path);
      const left = cut === 1 ? 3 : 2;
      expect((await again.load('a'))?.entries).toHaveLength(left);
      await again.append('a', left, [entry(left + 1)]);
      const all = (await tableFile(path).load('a'))?.entries;
      expect(all?.map(({ sequence }) => sequence)).toEqual(Array.from({ length: left + 1 }, (_, i) => i + 1));
    }
  });

  test('entries that somebody else has added are noticed', async () => {
    const path = join(newFolder(), 'a.jsonl');
    const file = tableFile(path);
    file.write(stored);
    appendFileSync(path, `${JSON.stringify(entry(3))}\n`);
    await expect(file.append('a', 2, [entry(3)])).rejects.toBeInstanceOf(StoreConflict);
    await file.append('a', 3, [entry(4)]);
    expect((await file.load('a', 3))?.entries).toEqual([entry(4)]);
  });
});

describe('a game being saved', () => {
  test('what the disk does not take is written when it does again', async () => {
    const blocked = newFolder();
    writeFileSync(blocked, '');
    const path = join(blocked, 'a.jsonl');
    const failures: unknown[] = [];
    const saving = saveIn(path, stored, error => failures.push(error));
    await saving.append('a', 2, [entry(3)]);
    expect([failures.length, saving.failure() !== null]).toEqual([1, true]);
    rmSync(blocked);
    await saving.append('a', 3, [entry(4)]);
    expect(saving.failure()).toBeNull();
    await saving.append('a', 4, [entry(5)]);
    expect((await tableFile(path).load('a'))?.entries).toEqual([1, 2, 3, 4, 5].map(entry));
  });
});
