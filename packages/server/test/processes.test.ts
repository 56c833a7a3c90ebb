// @module-tag slow
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableSession } from '@thorp/client';
import { must } from '@thorp/kernel';
import { resumeRoom, resumeTable, thinkerToMove, type Entry } from '@thorp/table';
import { hamlet } from '@thorp/testkit/hamlet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES, readConfig } from '../src/index.ts';
import { openStore } from '../src/store/open.ts';
import type { ServerStore } from '../src/store/types.ts';
import {
  begun,
  guest,
  HAMLET,
  playOne,
  playOut,
  SLOW_HAMLET,
  startServer,
  until,
  type Guest,
  type Running,
} from './guests.ts';
import { newProcess } from './load.ts';
import { freePort, newPostgres, urlOf, type PostgresServer } from './postgres.ts';
import { frame, openRaw } from './rawSocket.ts';
import { visitor } from './visitors.ts';

/* Several servers on one database. Each can serve any table. */

const KEY = randomBytes(32).toString('hex');
let postgres: PostgresServer;
let store: ServerStore;
let servers: [Running, Running, Running];
const opened: Guest[] = [];

const environment = (): { [name: string]: string } => ({ DATABASE_URL: urlOf([postgres]), THORP_KEY: KEY });

beforeAll(async () => {
  postgres = await newPostgres();
  await postgres.start();
  const start = (): Promise<Running> => startServer(environment(), { games: HAMLET });
  servers = [await start(), await start(), await start()];
  store = await openStore(readConfig({ ...environment(), THORP_DATA: servers[0].data }));
});

afterAll(async () => {
  for (const { client } of opened) client.close();
  await store.close();
  for (const server of servers) await server.remove();
  await postgres.remove();
});

/** Guests with one session each; the first connects to the first server, and so on. */
async function guests(count: number): Promise<Guest[]> {
  const found = await Promise.all(Array.from({ length: count }, (_, i) => guest(servers[i % 3]?.port ?? 0)));
  opened.push(...found);
  return found;
}

async function storedKinds(table: string): Promise<number> {
  const stored = must(await store.load(table), 'the table is stored');
  // Every hash link is valid, and no number is missing.
  const { sequence } = resumeTable(hamlet, stored);
  expect(stored.entries.map(entry => entry.sequence)).toEqual(stored.entries.map((_, i) => i + 1));
  return sequence;
}

describe('three servers on one database', () => {
  test('people on different servers sit at one table, talk and play to the end', async () => {
    const sessions = await begun(await guests(3));
    await sessions[2]?.inRoom({ kind: 'say', text: 'hello' });
    await until(() => sessions.every(session => session.room()?.chat.length === 1));
    await playOut(sessions);
    const [one, two, three] = sessions.map(session => session.update());
    expect(two?.result).toEqual(one?.result);
    expect(three?.result).toEqual(one?.result);
    await storedKinds(sessions[0]?.table ?? '');
  });

  test('of the same answer through two servers one is stored, and both are told so', async () => {
    const [ada, ben] = (await guests(2)) as [Guest, Guest];
    const again = await guest(servers[2].port, ada.cookie);
    opened.push(again);
    const sessions = await begun([ada, ben]);
    const table = sessions[0]?.table ?? '';
    const twin = again.client.table(table);
    for (let moves = 0; moves < 10; moves++) {
      const mover = await until(() => sessions.find(session => session.update()?.decision));
      const version = mover.update()?.version ?? 0;
      if (mover !== sessions[0]) {
        await playOne(mover);
      } else {
        await until(() => twin.update()?.version === version && twin.update()?.decision);
        const done = await Promise.allSettled([playOne(mover), playOne(twin)]);
        const refused = done.filter(each => each.status === 'rejected');
        expect(refused).toHaveLength(1);
        expect(refused[0]?.reason).toMatchObject({ code: 'version' });
      }
      await until(() => [...sessions, twin].every(session => session.update()?.version === version + 1));
      if (sessions[0]?.update()?.result) break;
    }
    expect(await storedKinds(table)).toBe(sessions[0]?.update()?.version);
  });

  test('a move that was answered by one server and sent again to another is not done twice', async () => {
    const people = (await guests(2)) as [Guest, Guest];
    const sessions = await begun(people);
    const at = (await until(() => sessions.findIndex(session => session.update()?.decision) + 1)) - 1;
    const option = sessions[at]?.update()?.decision?.options[0];
    const table = sessions[0]?.table ?? '';
    const text = JSON.stringify({
      type: 'act',
      table,
      action: { kind: 'move', id: 'same', version: 0, options: [option] },
    });
    for (const { port } of servers) {
      const other = await guest(port, people[at]?.cookie);
      opened.push(other);
      await until(() => other.client.state() === 'open');
      other.send(text);
      const receipt = await until(() => other.received.find(each => each.includes('"same"')));
      expect(JSON.parse(receipt)).toMatchObject({ type: 'receipt', id: 'same', version: 1 });
    }
    expect(await storedKinds(table)).toBe(1);
  });

  test('of two rematches that are asked for through two servers at once there is one, and no other room is left', async () => {
    const [ada, ben] = (await guests(2)) as [Guest, Guest];
    const lists = await Promise.all([ada, ben].map((who, i) => visitor(servers[i]?.port ?? 0, who.cookie)));
    const rooms = new Set<string>();
    for (let round = 0; round < 4; round++) {
      const sessions = await begun([ada, ben]);
      await playOut(sessions);
      const asked = await Promise.allSettled(sessions.map(session => session.inRoom({ kind: 'rematch' })));
      expect(asked.some(({ status }) => status === 'fulfilled')).toBe(true);
      await until(() => sessions.every(session => session.room()?.next));
      const [next, ...others] = new Set(sessions.map(session => session.room()?.next));
      expect(others).toEqual([]);
      for (const id of [sessions[0]?.table, next]) rooms.add(id ?? '');
    }
    for (const list of lists) {
      const { tables } = (await list.call('GET', '/api/me/tables')).data as { tables: { table: string }[] };
      expect(new Set(tables.map(({ table }) => table))).toEqual(rooms);
    }
  });

  test('who is signed out, or mutes somebody, through one server is signed out and hears nothing through another', async () => {
    const [ada, ben] = (await guests(2)) as [Guest, Guest];
    const [, heard] = await begun([ada, ben]);
    // Each uses another server for requests than for the connection.
    const elsewhere = await Promise.all([ada, ben].map(({ cookie }) => visitor(servers[2].port, cookie)));
    const muted = await elsewhere[1]?.call('POST', '/api/me/mutes', { table: heard?.table, seat: 0 });
    expect(muted?.status).toBe(201);
    await until(() => (heard?.room()?.seats[0] as { muted?: true } | undefined)?.muted);
    const stolen = await openRaw(servers[0].port, ada.cookie);
    const ended = once(stolen, 'data');
    expect((await elsewhere[0]?.call('POST', '/api/me/sign-out', { everywhere: true }))?.status).toBe(204);
    // A close frame with code 4001. Without news it would come with the next check, half a minute later.
    expect([...((await ended)[0] as Buffer)].slice(0, 4)).toEqual([0x88, 12, 4001 >> 8, 4001 & 255]);
    stolen.destroy();
  });

  test('who talks through one server while being deleted through another leaves a table that loads', async () => {
    const [ada, ben] = (await guests(2)) as [Guest, Guest];
    const [session, other] = await begun([ada, ben]);
    const table = session?.table ?? '';
    const talking = await openRaw(servers[0].port, ada.cookie);
    const leaver = await visitor(servers[1].port, ada.cookie);
    const leaving = leaver.call('DELETE', '/api/me');
    for (let i = 0; i < 55; i++) {
      const action = { kind: 'say', id: `line ${i}`, text: `private ${i}` };
      talking.write(frame(JSON.stringify({ type: 'room', table, action })));
      await new Promise(resolve => setTimeout(resolve, 1));
    }
    expect((await leaving).status).toBe(204);
    talking.destroy();
    await until(() => (other?.room()?.seats[0] as { name?: string } | undefined)?.name === 'somebody');
    const stored = must(await store.loadRoom(table), 'the room is stored');
    expect(resumeRoom(stored.header, stored.events).seats[0]).toMatchObject({ name: 'somebody' });
    expect(JSON.stringify(stored.events)).not.toContain('private');
    const fresh = await guest(servers[2].port, ben.cookie);
    opened.push(fresh);
    const again = fresh.client.table(table);
    await until(() => again.update());
  });

  test('everybody sees who is here, whichever server they came to, and who has gone', async () => {
    const [ada, ben, eve] = (await guests(3)) as [Guest, Guest, Guest];
    const sessions = await begun([ada, ben]);
    const watching = eve.client.table(sessions[0]?.table ?? '');
    const present = (): string[] => [...sessions, watching].map(session => session.present().join());
    await until(() => present().every(each => each === 'true,true'));
    // One person watches, whichever process is asked.
    await until(() => [...sessions, watching].every(session => session.watching() === 1));
    ben.client.close();
    await until(() => [sessions[0], watching].every(session => session?.present().join() === 'true,false'));
    const back = await guest(servers[2].port, ben.cookie);
    opened.push(back);
    const again = back.client.table(watching.table);
    await until(() => [sessions[0], watching, again].every(session => session?.present().join() === 'true,true'));
  });

  test('bots are let play by one server, whoever moved before them', async () => {
    const sessions = await begun(await guests(2), {}, 1);
    await playOut(sessions);
    const { entries } = must(await store.load(sessions[0]?.table ?? ''), 'the table is stored');
    const bots = entries.filter(({ id }) => id.startsWith('bot-')).map(({ id }) => id);
    expect(bots.length).toBeGreaterThan(0);
    expect(new Set(bots).size).toBe(bots.length);
  });

  test('a bot can be hurried from a server where it does not think', { timeout: 120_000 }, async () => {
    const both = await Promise.all([0, 1].map(() => startServer(environment(), { games: SLOW_HAMLET })));
    const people = await Promise.all(both.map(({ port }) => guest(port)));
    opened.push(...people);
    const sessions = await begun(people, {}, 1, undefined, 'master');
    let last: TableSession | null = null;
    const asked = async (): Promise<TableSession | null> => {
      for (const session of sessions) if (await playOne(session)) last = session;
      return sessions.find(({ update }) => update()?.waiting.every(seat => seat === 2)) ?? null;
    };
    while (!(await asked())) await new Promise(resolve => setTimeout(resolve, 1));
    // The server through which the last person moved lets the bot think.
    const other = must(
      sessions.find(session => session !== last),
      'two people play',
    );
    const version = Math.max(...sessions.map(({ update }) => update()?.version ?? 0));
    await until(() => other.update()?.version === version);
    const began = performance.now();
    other.hurry();
    await until(() => (other.update()?.version ?? 0) > version);
    expect(performance.now() - began).toBeLessThan(1_700);
    for (const server of both) await server.remove();
  });
});

describe.each(['SQLite', 'PostgreSQL'])('a server that is killed, on %s', kind => {
  const data = mkdtempSync(join(tmpdir(), 'thorp-killed-'));
  const running: ChildProcess[] = [];
  const shared = (): { [name: string]: string } =>
    kind === 'SQLite' ? { THORP_DATA: data } : { ...environment(), THORP_DATA: data };

  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  });

  /** The server as started by hand, in its own process. */
  async function start(port: number): Promise<ChildProcess> {
    const main = new URL('../src/main.ts', import.meta.url).pathname;
    const env = { ...process.env, ...shared(), PORT: String(port), THORP_LOG: 'silent' };
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    running.push(child);
    await once(must(child.stdout, 'the output is read'), 'data');
    return child;
  }

  /** Kills the server when a bot has to move; returns the table. */
  async function leaveBotToMove(): Promise<string> {
    const port = await freePort();
    const child = await start(port);
    const ada = await guest(port);
    const { data: answer } = await ada.post('/api/tables', { game: 'snowcrest', seats: 2 });
    const session = ada.client.table((answer as { table: string }).table);
    await session.inRoom({ kind: 'sit', seat: 0, name: 'Ada' });
    await session.inRoom({ kind: 'bot', seat: 1, name: 'Tobias', level: 'hard' });
    await until(() => session.room()?.you !== null && session.room());
    await session.ready();
    await until(() => session.update());
    while (!session.update()?.waiting.every(seat => seat === 1)) {
      await playOne(session).catch(() => undefined);
      await new Promise(resolve => setTimeout(resolve, 1));
    }
    child.kill('SIGKILL');
    await once(child, 'exit');
    ada.client.close();
    return session.table;
  }

  test(
    'leaves clocks to the next one: who was out of time meanwhile loses the turn',
    { timeout: 300_000 },
    async () => {
      const port = await freePort();
      const child = await start(port);
      const people = [await guest(port), await guest(port)];
      const clock = { kind: 'live', base: 600_000, increment: 0, whenOut: 'turn' };
      const [session] = await begun(people, { game: 'snowcrest', clock });
      child.kill('SIGKILL');
      await once(child, 'exit');
      for (const { client } of people) client.close();
      const heir = await startServer(shared(), { now: () => Date.now() + 3_600_000 });
      const own = await openStore(readConfig(shared()));
      const entries = async (): Promise<readonly Entry[]> => (await own.load(session?.table ?? ''))?.entries ?? [];
      while (!(await entries()).some(({ kind: done }) => done === 'timeout')) {
        await new Promise(resolve => setTimeout(resolve, 50));
      }
      await own.close();
      await heir.drain();
    },
  );

  test('leaves its bots to the next one, although nobody opens the table', { timeout: 300_000 }, async () => {
    const game = await must(GAMES['snowcrest'], 'snowcrest is offered').load();
    const botToMove = async (table: string): Promise<boolean> => {
      const own = await openStore(readConfig(shared()));
      const stored = must(await own.load(table), 'the table is stored');
      await own.close();
      return thinkerToMove(resumeTable(game, stored)) !== null;
    };
    let table = await leaveBotToMove();
    // The bot was faster than the kill.
    while (!(await botToMove(table))) table = await leaveBotToMove();
    let ahead = 0;
    const heir = await startServer(shared(), { now: () => Date.now() + ahead });
    // The lease of the dead process ends.
    ahead = 60_000;
    while (await botToMove(table)) await new Promise(resolve => setTimeout(resolve, 100));
    await heir.drain();
  });
});

test('people whose server was killed are seen to be away', async () => {
  const killed = await newProcess({ ...environment(), THORP_DATA: servers[0].data });
  let ahead = 0;
  const server = await startServer(environment(), { now: () => Date.now() + ahead });
  const ada = await guest(killed.port);
  const ben = await guest(server.port);
  const [, session] = await begun([ada, ben], { game: 'snowcrest' });
  await until(() => session?.present().join() === 'true,true');
  await killed.kill();
  ada.client.close();
  // The process has been silent for a minute.
  ahead = 60_000;
  await until(() => session?.present().join() === 'false,true');
  ben.client.close();
  await server.remove();
});

test('a server whose database is away says that it is not ready, and is ready again with it', async () => {
  const own = await newPostgres();
  await own.start();
  const server = await startServer({ DATABASE_URL: urlOf([own]), THORP_KEY: KEY });
  const ready = async (): Promise<number> => (await fetch(`http://127.0.0.1:${server.port}/readyz`)).status;
  expect(await ready()).toBe(200);
  await own.stop();
  expect(await ready()).toBe(503);
  await own.start();
  while ((await ready()) !== 200) await new Promise(resolve => setTimeout(resolve, 50));
  await server.remove();
  await own.remove();
});
