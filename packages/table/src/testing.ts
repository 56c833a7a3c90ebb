import { expect, test } from 'vitest';
import { StoreConflict, type TableStore } from './store.ts';
import type { Entry, TableHeader } from './types.ts';

/* The contract of every table store. Each store's own tests call this with a function that opens it. */

const header = (id: string): TableHeader => ({
  format: 2,
  id,
  game: 'hamlet',
  rules: 1,
  players: [{ kind: 'human', name: 'Ada' }],
  settings: { rounds: 2 },
  secret: '00'.repeat(32),
  entropy: [],
  confirms: true,
});

const entry = (sequence: number): Entry => ({ sequence, at: 7, kind: 'seen', seat: 0, id: `e-${sequence}` });

/** Registers the tests. `open` returns an empty store; `reopen` opens what the last store has written. */
export function storeTests(open: () => Promise<TableStore>, reopen?: () => Promise<TableStore>): void {
  tableTests(open, reopen);
  entryTests(open);
}

function tableTests(open: () => Promise<TableStore>, reopen?: () => Promise<TableStore>): void {
  test('a new table is loaded as it was created', async () => {
    const store = await open();
    await store.create(header('a'));
    expect(await store.load('a')).toEqual({ header: header('a'), entries: [] });
    expect(await store.load('b')).toBeNull();
  });

  test('an id is taken once', async () => {
    const store = await open();
    await store.create(header('a'));
    await expect(store.create(header('a'))).rejects.toBeInstanceOf(StoreConflict);
  });

  test('a removed table is gone, and nothing can be appended to it', async () => {
    const store = await open();
    await store.create(header('a'));
    await store.create(header('b'));
    await store.append('a', 0, [entry(1)]);
    await store.remove('a');
    expect(await store.load('a')).toBeNull();
    await expect(store.append('a', 1, [entry(2)])).rejects.toBeInstanceOf(StoreConflict);
    expect((await store.list()).map(({ id }) => id)).toEqual(['b']);
    await store.create(header('a'));
    expect((await store.load('a'))?.entries).toEqual([]);
  });

  test('tables are listed with game and players', async () => {
    const store = await open();
    await store.create(header('a'));
    expect(await store.list()).toMatchObject([{ id: 'a', game: 'hamlet', players: [{ kind: 'human', name: 'Ada' }] }]);
  });

  test.skipIf(!reopen)('what was stored is there when the store is opened again', async () => {
    const store = await open();
    await store.create(header('a'));
    await store.append('a', 0, [entry(1)]);
    const again = await reopen?.();
    expect(await again?.load('a')).toEqual({ header: header('a'), entries: [entry(1)] });
    await again?.append('a', 1, [entry(2)]);
  });
}

function entryTests(open: () => Promise<TableStore>): void {
  test('entries are appended in order, and loaded whole or after a number', async () => {
    const store = await open();
    await store.create(header('a'));
    await store.append('a', 0, [entry(1)]);
    await store.append('a', 1, [entry(2), entry(3)]);
    expect((await store.load('a'))?.entries).toEqual([entry(1), entry(2), entry(3)]);
    expect((await store.load('a', 2))?.entries).toEqual([entry(3)]);
    expect((await store.load('a', 3))?.entries).toEqual([]);
  });

  test('an append that does not follow the last entry is refused and changes nothing', async () => {
    const store = await open();
    await store.create(header('a'));
    await store.append('a', 0, [entry(1)]);
    await expect(store.append('a', 0, [entry(1)])).rejects.toBeInstanceOf(StoreConflict);
    await expect(store.append('a', 2, [entry(3)])).rejects.toBeInstanceOf(StoreConflict);
    expect((await store.load('a'))?.entries).toEqual([entry(1)]);
  });

  test('of two appends at once one is stored and the other refused', async () => {
    const store = await open();
    await store.create(header('a'));
    const done = await Promise.allSettled([store.append('a', 0, [entry(1)]), store.append('a', 0, [entry(1)])]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await store.load('a'))?.entries).toEqual([entry(1)]);
  });
}
