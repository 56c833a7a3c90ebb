import { memoryStore, StoreConflict, type Entry, type TableHeader, type TableStore } from '@thorp/table';
import { storeTests } from '@thorp/table/testing';
import { describe, expect, test } from 'vitest';
import type { TableSummary } from '../src/protocol/calls.ts';
import type { PageStore } from '../src/store/store.ts';
import { Diverged, keepUnsaved } from '../src/store/unsaved.ts';

/** A store in memory that can be made to fail. */
function shakyStore(): PageStore & { full: boolean; readonly inner: TableStore } {
  const inner = memoryStore();
  const summaries = new Map<string, TableSummary>();
  const store = {
    ...inner,
    inner,
    full: false,
    create: (header: TableHeader) => (store.full ? Promise.reject(new Error('full')) : inner.create(header)),
    append: (id: string, after: number, entries: readonly Entry[]) =>
      store.full ? Promise.reject(new Error('full')) : inner.append(id, after, entries),
    describe: async (summary: TableSummary) => void summaries.set(summary.id, summary),
    summaries: async () => [...summaries.values()],
    extras: async () => null,
    allExtras: async () => [],
    keepExtras: async () => undefined,
  };
  return store;
}

const header: TableHeader = {
  format: 2,
  id: 'a',
  game: 'hamlet',
  rules: 1,
  players: [{ kind: 'human', name: 'Ada' }],
  settings: {},
  secret: '00'.repeat(32),
  entropy: [],
  confirms: true,
};
const entry = (sequence: number, id = `e-${sequence}`): Entry => ({ sequence, at: 0, kind: 'seen', seat: 0, id });

describe('the store that keeps what cannot be stored', () => {
  storeTests(async () => keepUnsaved(shakyStore()));

  test('goes on in memory while the store is full, and stores everything when there is room', async () => {
    const shaky = shakyStore();
    const store = keepUnsaved(shaky);
    await store.create(header);
    await store.append('a', 0, [entry(1)]);
    shaky.full = true;
    await store.append('a', 1, [entry(2)]);
    await store.append('a', 2, [entry(3)]);
    expect(store.failureOf('a')?.message).toBe('full');
    expect((await store.load('a'))?.entries).toEqual([entry(1), entry(2), entry(3)]);
    expect((await shaky.inner.load('a'))?.entries).toEqual([entry(1)]);
    shaky.full = false;
    await store.append('a', 3, [entry(4)]);
    expect(store.failureOf('a')).toBeNull();
    expect((await shaky.inner.load('a'))?.entries).toEqual([entry(1), entry(2), entry(3), entry(4)]);
  });

  test('keeps a table that could not even be created', async () => {
    const shaky = shakyStore();
    const store = keepUnsaved(shaky);
    shaky.full = true;
    await store.create(header);
    await store.append('a', 0, [entry(1)]);
    expect(await store.load('a')).toEqual({ header, entries: [entry(1)] });
    shaky.full = false;
    await store.append('a', 1, [entry(2)]);
    expect(await shaky.inner.load('a')).toEqual({ header, entries: [entry(1), entry(2)] });
  });

  test('never replaces what another window has stored meanwhile, and says so', async () => {
    const shaky = shakyStore();
    const store = keepUnsaved(shaky);
    await store.create(header);
    shaky.full = true;
    await store.append('a', 0, [entry(1, 'here')]);
    await shaky.inner.append('a', 0, [entry(1, 'there')]);
    shaky.full = false;
    await expect(store.append('a', 1, [entry(2)])).rejects.toBeInstanceOf(Diverged);
    expect((await store.load('a'))?.entries).toEqual([entry(1, 'there')]);
  });

  test('says so already when it is loaded', async () => {
    const shaky = shakyStore();
    const store = keepUnsaved(shaky);
    await store.create(header);
    shaky.full = true;
    await store.append('a', 0, [entry(1, 'here')]);
    await shaky.inner.append('a', 0, [entry(1, 'there')]);
    await expect(store.load('a')).rejects.toBeInstanceOf(Diverged);
  });

  test('a conflict is a conflict, not a failure', async () => {
    const store = keepUnsaved(shakyStore());
    await store.create(header);
    await expect(store.append('a', 1, [entry(2)])).rejects.toBeInstanceOf(StoreConflict);
    expect(store.failureOf('a')).toBeNull();
  });
});
