import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must, type Game } from '@thorp/kernel';
import { parseGame } from '@thorp/table';
import { hamlet } from '@thorp/testkit/hamlet';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Games } from '../src/index.ts';
import { sql } from '../src/store/database.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { begun, guest, HAMLET, playOne, startServer, until, type Guest, type Running } from './guests.ts';

/** Games whose rules are one version later; `upgrade` converts options of the older version. */
function later(upgrade: (option: object) => object): Games {
  const game: Game = { ...(hamlet as unknown as Game), version: hamlet.version + 1, upgrades: { 1: upgrade } };
  return { hamlet: { module: '@thorp/testkit/hamlet', load: async () => game } };
}

let data: string;
let running: Running | null;
let opened: Guest[];
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'thorp-rules-'));
  running = null;
  opened = [];
});
afterEach(async () => {
  for (const { client } of opened) client.close();
  await stop();
  rmSync(data, { recursive: true, force: true });
});

async function start(games: Games): Promise<Running> {
  await stop();
  running = await startServer({ THORP_DATA: data }, { games });
  return running;
}

async function stop(): Promise<void> {
  await running?.drain();
  running = null;
}

async function comeBack(server: Running, cookie?: string): Promise<Guest> {
  const back = await guest(server.port, cookie);
  opened.push(back);
  return back;
}

/** A table with two choices, left by a server that has ended. */
async function left(bots = 0): Promise<{ readonly table: string; readonly cookies: readonly string[] }> {
  const server = await start(HAMLET);
  const guests = [await comeBack(server), await comeBack(server)];
  const sessions = await begun(guests, {}, bots);
  await sessions[0]?.act({ kind: 'note', text: 'a note of my own' });
  for (let played = 0; played < 2;) {
    for (const session of sessions) if (await playOne(session)) played++;
    await new Promise(setImmediate);
  }
  const table = must(sessions[0], 'somebody plays').table;
  for (const { client } of guests) client.close();
  await stop();
  return { table, cookies: guests.map(({ cookie }) => cookie) };
}

const recordAt = (server: Running, table: string, cookie = ''): Promise<Response> =>
  fetch(`http://127.0.0.1:${server.port}/api/tables/${table}/record`, { headers: { cookie } });

describe('a running table after an upgrade of the rules', () => {
  test('goes on where all of it is still possible', async () => {
    const { table, cookies } = await left();
    const server = await start(later(option => ({ ...option })));
    const guests = await Promise.all(cookies.map(cookie => comeBack(server, cookie)));
    const sessions = guests.map(({ client }) => client.table(table));
    for (const session of sessions) await until(() => session.update());
    expect(sessions[0]?.update()?.otherRules).toBeNull();
    const mover = await until(() => sessions.find(session => session.update()?.decision));
    expect(await playOne(mover)).toBe(true);
    // The next process loads what it has stored.
    const again = await start(later(() => ({ kind: 'gone' })));
    const session = (await comeBack(again, cookies[0])).client.table(table);
    expect(await until(() => session.update())).toMatchObject({ otherRules: null });
  });

  test('is shown to its seats with the reason and an export, and the server goes on', async () => {
    const { table, cookies } = await left(1);
    const server = await start(later(() => ({ kind: 'gone' })));
    const session = (await comeBack(server, cookies[0])).client.table(table);
    const update = await until(() => session.update());
    const otherRules = { recorded: hamlet.version, here: hamlet.version + 1 };
    expect(update).toMatchObject({ otherRules, decision: null, waiting: [], result: null });
    await expect(session.act({ kind: 'resign' })).rejects.toMatchObject({ code: 'version' });
    const text = await (await recordAt(server, table, cookies[0])).text();
    const { contents } = parseGame(text);
    expect('stored' in contents && contents.stored.entries.length).toBeGreaterThan(2);
    expect(text).toContain('a note of my own');
    expect(await (await recordAt(server, table, cookies[1])).text()).not.toContain('a note of my own');
    expect((await recordAt(server, table)).status).toBe(409);
    const [fresh] = await begun([await comeBack(server)], {}, 1);
    expect(fresh?.update()).not.toBeNull();
  });
});

test('a table whose link was forged in the store is refused, and the server goes on', async () => {
  const { table, cookies } = await left();
  const db = openSqlite(join(data, 'thorp.db'));
  const forge = `UPDATE entries SET body = replace(body, '"link":"', '"link":"0') WHERE id = ? AND body LIKE '%"link"%'`;
  expect(await db.run(sql(`${forge} RETURNING id`, table))).not.toEqual([]);
  await db.close();
  const server = await start(HAMLET);
  const back = await comeBack(server, cookies[0]);
  back.client.table(table);
  const refusal = await until(() => back.received.find(text => text.includes('"error"')));
  expect(JSON.parse(refusal)).toMatchObject({ type: 'error', table, code: 'bad-record' });
  expect(refusal).toContain('ply 1 was changed');
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
});
