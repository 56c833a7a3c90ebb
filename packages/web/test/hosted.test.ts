import { must, secretFromSeed, ThorpError, type Game } from '@thorp/kernel';
import { snowcrest } from '@thorp/snowcrest';
import { memoryStore, openTable, resumeTable, StoreConflict, type Player, type Table } from '@thorp/table';
import { expect, onTestFinished, test } from 'vitest';
import type { Screen, TableSummary, Trouble } from '../src/protocol/calls.ts';
import type { TableUpdate } from '../src/protocol/update.ts';
import { keepUnsaved } from '../src/store/unsaved.ts';
import type { PageStore } from '../src/store/store.ts';
import { showTable } from '../src/worker/hosted.ts';

/* A table in the worker: what the page gets, and the effects of its calls. */

const game = snowcrest as unknown as Game;
const ADA = { kind: 'human', name: 'Ada' } as const;
const BEN = { kind: 'human', name: 'Ben' } as const;
const READING = { reader: { locale: 'en', pace: 0 }, words: game.text.en };

interface Shelf extends PageStore {
  /** Whether nothing more can be stored. */
  full: boolean;
}

function shelf(): Shelf {
  const inner = memoryStore();
  const described = new Map<string, TableSummary>();
  const store: Shelf = {
    ...inner,
    full: false,
    append: async (...all) => {
      if (store.full) throw new DOMException('no room', 'QuotaExceededError');
      return inner.append(...all);
    },
    describe: async summary => void described.set(summary.id, summary),
    summaries: async () => [...described.values()],
    extras: async () => null,
    allExtras: async () => [],
    keepExtras: async () => undefined,
  };
  return store;
}

interface Window {
  readonly hosted: ReturnType<typeof showTable>;
  readonly screens: Screen[];
  readonly known: number[];
  readonly troubles: (Trouble | null)[];
}

function show(table: Table, store: PageStore): Window {
  const [screens, known, troubles]: [Screen[], number[], (Trouble | null)[]] = [[], [], []];
  const hosted = showTable(table, READING, {
    store: keepUnsaved(store),
    screen(screen, entries) {
      screens.push(screen);
      known.push(entries);
    },
    trouble: trouble => troubles.push(trouble),
    think: () => Promise.reject(new Error('no bot sits here')),
    hurry: () => Promise.reject(new Error('no bot sits here')),
    diverged: () => undefined,
    rematch: () => Promise.reject(new Error('nobody plays again')),
  });
  onTestFinished(() => hosted.close());
  return { hosted, screens, known, troubles };
}

async function newTable(store: PageStore, ...players: Player[]): Promise<Table> {
  const table = openTable(game, { id: 'x', players, settings: {}, secret: secretFromSeed('hosted'), confirms: false });
  await store.create(table.header);
  return table;
}

function updateIn({ screens }: Window): TableUpdate {
  const last = screens.at(-1);
  if (last?.kind !== 'table') throw new Error('no table is shown');
  return last.update;
}

async function chooseFirst(window: Window): Promise<void> {
  const { seat, version, question } = updateIn(window);
  const option = must(question?.choices[0], 'somebody is asked').option;
  await window.hosted.act({ kind: 'move', id: `m${version}`, seat: seat ?? 0, version, options: [option] });
}

test('a choice is stored before it is shown, and its log entries are sent once', async () => {
  const store = shelf();
  const window = show(await newTable(store, ADA), store);
  const before = updateIn(window);
  await chooseFirst(window);
  const stored = must(await store.load('x'), 'the table is stored');
  expect(stored.entries).toHaveLength(1);
  const after = updateIn(window);
  expect(after.version).toBeGreaterThan(before.version);
  expect(window.known.at(-1)).toBe(before.log.length);
  expect((await store.summaries())[0]).toMatchObject({ id: 'x', over: false });
});

test('a stale choice is refused, nothing is stored, and the table is shown again', async () => {
  const store = shelf();
  const window = show(await newTable(store, ADA), store);
  const stale = updateIn(window);
  await chooseFirst(window);
  const shown = window.screens.length;
  const option = must(stale.question?.choices.at(-1), 'somebody was asked').option;
  const late = window.hosted.act({ kind: 'move', id: 'late', seat: 0, version: stale.version, options: [option] });
  await expect(late).rejects.toBeInstanceOf(ThorpError);
  expect(must(await store.load('x'), 'the table is stored').entries).toHaveLength(1);
  expect(window.screens.length).toBe(shown + 1);
});

test('between two people a curtain falls, without anything of the table', async () => {
  const store = shelf();
  const window = show(await newTable(store, ADA, BEN), store);
  for (let i = 0; i < 60 && window.screens.at(-1)?.kind === 'table'; i++) await chooseFirst(window);
  const curtain = must(window.screens.at(-1), 'something is shown');
  expect(Object.keys(curtain).sort()).toEqual(['game', 'kind', 'name', 'seat', 'table']);
  expect(window.known.at(-1)).toBe(0);
  window.hosted.lift();
  expect(updateIn(window).seat).toBe(curtain.kind === 'curtain' ? curtain.seat : null);
});

test('without room the game goes on, and the page is told until there is room again', async () => {
  const store = shelf();
  const window = show(await newTable(store, ADA), store);
  store.full = true;
  await chooseFirst(window);
  expect(window.troubles.at(-1)).toEqual({ kind: 'unsaved', full: true });
  store.full = false;
  await chooseFirst(window);
  expect(window.troubles.at(-1)).toBe(null);
  const stored = must(await store.load('x'), 'the table is stored');
  expect(stored.entries).toHaveLength(2);
  expect(resumeTable(game, stored).version).toBe(updateIn(window).version);
});

test('a preview of another version than the table has is empty', async () => {
  const store = shelf();
  const window = show(await newTable(store, ADA), store);
  const { version, question } = updateIn(window);
  const option = must(question?.choices[0], 'somebody is asked').option;
  expect((await window.hosted.preview([option], version)).steps.length).toBeGreaterThan(0);
  expect(await window.hosted.preview([option], version + 1)).toEqual({ steps: [], changes: [] });
});

test('a table that was removed elsewhere says so', async () => {
  const store = shelf();
  const window = show(await newTable(store, ADA), store);
  await store.remove('x');
  await expect(chooseFirst(window)).rejects.toBeInstanceOf(StoreConflict);
  expect(window.troubles).toContainEqual({ kind: 'removed' });
});

test('what may be set ahead and what is set are told in words', async () => {
  const store = shelf();
  const window = show(await newTable(store, ADA, { kind: 'bot', name: 'Tobias', level: 'easy' }), store);
  const { version, question } = updateIn(window);
  // The bot begins, and there is no bots' worker.
  expect(question).toBeNull();
  const found = await window.hosted.outlook();
  expect(found).toMatchObject({ prompt: expect.any(String) as unknown, pays: true });
  const answers = found.answers.slice(0, 1);
  await window.hosted.setAhead({ answers, repeats: true, forMe: true });
  expect(updateIn(window)).toMatchObject({
    version,
    ahead: { answers, repeats: true, forMe: true, dropped: [] },
  });
  await window.hosted.setAhead({ answers: [], repeats: false, forMe: false });
  expect(updateIn(window).ahead).toEqual({ answers: [], repeats: false, forMe: false, dropped: [] });
  expect(await window.hosted.missed()).toEqual([]);
});
