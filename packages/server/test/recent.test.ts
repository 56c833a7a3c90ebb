import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { below, fastChance, must } from '@thorp/kernel';
import { StoreConflict, type Entry, type TableHeader } from '@thorp/table';
import { afterAll, describe, expect, test } from 'vitest';
import { exportLines } from '../src/store/exchange.ts';
import { sql, type Database } from '../src/store/database.ts';
import { STEPS } from '../src/store/migrations.ts';
import { sealer } from '../src/store/sealed.ts';
import { databaseOver } from '../src/store/sqlite.ts';
import { storeOver } from '../src/store/store.ts';
import type { ServerStore } from '../src/store/types.ts';

/*
 * SQLite keeps the latest moves in the order of time and puts them into their tables later. Nobody may notice: not after a
 * crash, not in another process, and not after a change that failed.
 */

/** Few, so that moves are put into their tables all the time. */
const KEPT = 40;
/** More than the free pages of a file hold. */
const LONG = 'x'.repeat(2_000_000);

const folder = mkdtempSync(join(tmpdir(), 'thorp-recent-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => join(folder, `${++files}.db`);

interface Opened {
  readonly raw: DatabaseSync;
  readonly db: Database;
  readonly store: ServerStore;
}

function open(file: string): Opened {
  const raw = new DatabaseSync(file);
  const db = databaseOver(raw, null, KEPT);
  return { raw, db, store: storeOver(db, sealer(Buffer.alloc(32, 1))) };
}

const header = (id: string, rules = 1): TableHeader => ({
  format: 2,
  id,
  game: 'hamlet',
  rules,
  players: [{ kind: 'human', name: 'Ada' }],
  settings: {},
  secret: '00'.repeat(32),
  entropy: [],
  confirms: false,
});

const note = (sequence: number, text: string): Entry => ({ sequence, at: 1, kind: 'note', seat: 0, id: 'n', text });

const rowsIn = ({ raw }: Opened, table: string): number =>
  Number(raw.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.['rows']);

async function filled(file: string, moves: number): Promise<Opened> {
  const opened = open(file);
  await opened.store.create(header('a'));
  for (let i = 1; i <= moves; i++) await opened.store.append('a', i - 1, [note(i, `${i}`)]);
  return opened;
}

const textsOf = async (store: ServerStore, id = 'a'): Promise<string[] | undefined> =>
  (await store.load(id))?.entries.map(entry => (entry.kind === 'note' ? entry.text : entry.kind));

const counted = (count: number): string[] => Array.from({ length: count }, (_, i) => `${i + 1}`);

describe('the latest moves on SQLite', () => {
  test('are put into their tables when there are many of them, and removed after that', async () => {
    const opened = await filled(newFile(), 200);
    expect(rowsIn(opened, 'recent_entries')).toBeLessThan(KEPT + 40);
    expect(rowsIn(opened, 'entries')).toBeGreaterThanOrEqual(200 - KEPT);
    expect(await textsOf(opened.store)).toEqual(counted(200));
    await opened.store.close();
  });

  test('are there after a crash, and in another process', async () => {
    const file = newFile();
    const first = await filled(file, 5);
    const second = open(file);
    expect(await textsOf(second.store)).toEqual(counted(5));
    await first.store.append('a', 5, [note(6, '6')]);
    expect(await textsOf(second.store)).toEqual(counted(6));
    await expect(second.store.append('a', 5, [note(6, 'late')])).rejects.toThrow(StoreConflict);
    await second.store.append('a', 6, [note(7, '7')]);
    await expect(first.store.append('a', 6, [note(7, 'late')])).rejects.toThrow(StoreConflict);
    expect(await textsOf(first.store)).toEqual(counted(7));
    await first.store.close();
    await second.store.close();
  });

  test('are exported while they are not in their tables', async () => {
    const { db, store } = await filled(newFile(), 30);
    const lines: string[] = [];
    for await (const line of exportLines(db)) lines.push(line);
    expect(lines.filter(line => line.startsWith('["entries"'))).toHaveLength(30);
    expect(lines.some(line => line.includes('recent_entries'))).toBe(false);
    await store.close();
  });

  test('of a table that is removed, replaced or made nameless are nowhere any more', async () => {
    const file = newFile();
    const opened = await filled(file, 5);
    const { store, db } = opened;
    await store.convert(must(await store.load('a'), 'it is stored'), {
      header: header('a', 2),
      entries: [note(1, 'converted')],
    });
    await store.append('a', 1, [note(2, 'secret')]);
    await db.write(function* () {
      yield sql('UPDATE entries SET body = ? WHERE id = ? AND sequence = ?', JSON.stringify(note(2, '')), 'a', 2);
    });
    expect(rowsIn(opened, 'recent_entries')).toBe(0);
    const again = open(file);
    expect(await textsOf(again.store)).toEqual(['converted', '']);
    await again.store.append('a', 2, [note(3, '3')]);
    await again.store.remove('a');
    await again.store.create(header('a'));
    await store.close();
    expect(await textsOf(again.store)).toEqual([]);
    await again.store.close();
    expect(await textsOf(open(file).store)).toEqual([]);
  });

  test('that the disk has no room for are refused, and stored when there is room again', async () => {
    const opened = await filled(newFile(), 30);
    const { raw, store } = opened;
    raw.exec('PRAGMA max_page_count = 1');
    await expect(store.append('a', 30, [note(31, LONG)])).rejects.toThrow('full');
    expect(await textsOf(store)).toEqual(counted(30));
    raw.exec('PRAGMA max_page_count = 1000000');
    for (let i = 31; i <= 90; i++) await store.append('a', i - 1, [note(i, `${i}`)]);
    expect(await textsOf(store)).toEqual(counted(90));
    await store.close();
  });

  test('stay when a change that moved them is taken back', async () => {
    const { db, store } = await filled(newFile(), 5);
    const broken = db.write(function* () {
      yield sql('UPDATE entries SET body = ? WHERE id = ?', '{}', 'a');
      throw new Error('taken back');
    });
    const next = store.append('a', 5, [note(6, '6')]);
    await expect(broken).rejects.toThrow('taken back');
    await next;
    expect(await textsOf(store)).toEqual(counted(6));
    await store.close();
  });

  test('of a file of the version before are found', async () => {
    const file = newFile();
    const old = new DatabaseSync(file);
    const version = STEPS.length - 1;
    for (const step of STEPS.slice(0, version)) old.exec(step);
    old.exec(`PRAGMA user_version = ${version}`);
    const body = JSON.stringify(note(1, '1'));
    const { secret: _, ...stored } = header('a');
    const sealed = sealer(Buffer.alloc(32, 1)).seal('a', '00'.repeat(32));
    old
      .prepare('INSERT INTO tables (id, game, players, header, secret) VALUES (?, ?, ?, ?, ?)')
      .run('a', 'hamlet', '[]', JSON.stringify(stored), sealed);
    old.prepare('INSERT INTO entries (id, sequence, body) VALUES (?, ?, ?)').run('a', 1, body);
    old.close();
    const { store } = open(file);
    await store.append('a', 1, [note(2, '2')]);
    expect(await textsOf(store)).toEqual(counted(2));
    await store.close();
  });
});

/** What should be stored of each table. */
type Model = Map<string, string[]>;

test('whatever is done, everybody finds what was acknowledged', async () => {
  const file = newFile();
  const luck = { chance: fastChance(7), learnt: 0 };
  const pick = (count: number): number => below(luck, count);
  const model: Model = new Map();
  let opened = [open(file), open(file)];
  let stamp = 0;
  for (let step = 0; step < 1200; step++) {
    const { raw, store } = must(opened[pick(10) === 0 ? 1 : 0], 'two are open');
    const id = `t${pick(6)}`;
    const texts = model.get(id);
    const kind = pick(100);
    const text = `${++stamp}`;
    if (!texts) {
      await store.create(header(id));
      model.set(id, []);
    } else if (kind < 80) {
      const last = texts.length;
      // Two at once: one of them is second.
      const both = [store.append(id, last, [note(last + 1, text)]), store.append(id, last, [note(last + 1, 'second')])];
      const settled = await Promise.allSettled(both);
      expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      texts.push(text);
    } else if (kind < 85) {
      const last = texts.length;
      await store.append(id, last, [note(last + 1, text), note(last + 2, `${text}b`)]);
      texts.push(text, `${text}b`);
    } else if (kind < 88) {
      await store.remove(id);
      model.delete(id);
    } else if (kind < 91) {
      await store.convert(must(await store.load(id), 'it is stored'), { header: header(id), entries: [note(1, text)] });
      model.set(id, [text]);
    } else if (kind < 94) {
      raw.exec('PRAGMA max_page_count = 1');
      await expect(store.append(id, texts.length, [note(texts.length + 1, LONG)])).rejects.toThrow('full');
      raw.exec('PRAGMA max_page_count = 1000000');
    } else if (kind < 96) {
      // As after a crash: nobody closes.
      opened = [open(file), open(file)];
    } else {
      for (const { store: each } of opened) expect(await textsOf(each, id)).toEqual(texts);
    }
  }
  for (const [id, texts] of model) expect(await textsOf(open(file).store, id)).toEqual(texts);
});
