import { must } from '@thorp/kernel';
import { endedByTime } from '@thorp/table';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/index.ts';
import { openStore } from '../src/store/open.ts';
import { begun, guest, HAMLET, playOne, playOut, startServer, until, type Guest, type Running } from './guests.ts';

/* The terms of a table: time, spectators, undo, ending. The test controls the server's clock. */

let now = 1_000_000;
let server: Running;
const opened: Guest[] = [];

const start = (data?: string): Promise<Running> =>
  startServer(data === undefined ? {} : { THORP_DATA: data }, { games: HAMLET, now: () => now });

beforeAll(async () => {
  server = await start();
});

afterEach(() => {
  for (const { client } of opened.splice(0)) client.close();
});

afterAll(() => server.remove());

async function guests(count: number): Promise<Guest[]> {
  const found = await Promise.all(Array.from({ length: count }, () => guest(server.port)));
  opened.push(...found);
  return found;
}

const LIVE = { kind: 'live', base: 60_000, increment: 5000, whenOut: 'turn' } as const;
const FOR_GOOD = { kind: 'live', base: 60_000, increment: 0, whenOut: 'seat' } as const;

/** The places in the only game that somebody has finished. */
async function placesOf({ cookie }: Guest): Promise<number[]> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/me/results`, { headers: { cookie } });
    const { results } = (await answer.json()) as { results: { seats: { place: number }[] }[] };
    if (results[0]) return results[0].seats.map(({ place }) => place);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

describe('clocks', () => {
  test('a bot finishes the turn of somebody whose time is out', async () => {
    const sessions = await begun(await guests(2), { clock: LIVE });
    const [ada, ben] = sessions;
    expect(ada?.update()?.clocks).toEqual([
      { bank: 65_000, free: 0, deadline: now + 65_000 },
      { bank: 60_000, free: 0, deadline: null },
    ]);
    expect(ben?.room()?.clock).toEqual(LIVE);
    now += 65_000;
    await until(() => ben?.update()?.decision);
    expect(ben?.update()).toMatchObject({ resigned: [], standIns: [], waiting: [1] });
    expect(ben?.update()?.clocks?.[0]).toEqual({ bank: 0, free: 0, deadline: null });
    expect(ada?.recap().length).toBeGreaterThan(0);
  });

  test('a bot takes the seat where the table chose so', async () => {
    const clock = { kind: 'correspondence', perMove: 86_400_000, bank: 0, whenOut: 'seat' };
    const [ada, ben] = await begun(await guests(2), { clock });
    now += 86_400_000;
    await until(() => ben?.update()?.decision);
    expect(ben?.update()?.resigned).toEqual([0]);
    await expect(ada?.act({ kind: 'undo' })).rejects.toMatchObject({ code: 'no-undo' });
  });

  test('a game whose seat a bot has taken is played to its end', async () => {
    const people = await guests(2);
    const [ada, ben] = await begun(people, { clock: FOR_GOOD, settings: { rounds: 3 } });
    now += 60_000;
    await until(() => ben?.update()?.decision);
    await playOut([must(ben, 'Ben plays on')]);
    const result = await until(() => ada?.update()?.result);
    expect(result).toMatchObject({ givenUp: false, abandoned: false });
    expect(endedByTime(must(ada?.update(), 'Ada looks on'))).toBe(false);
    expect(ada?.update()?.resigned).toEqual([0]);
    expect(await placesOf(must(people[1], 'Ben is there'))).toEqual([2, 1]);
  });

  test.for([0, 1])('a game whose people are all out of time ends, and says why: %i bots', async bots => {
    const people = await guests(2);
    const [ada, ben] = await begun(people, { clock: FOR_GOOD }, bots);
    // A game that people leave before each of them has chosen once has no result.
    for (const session of [ada, ben]) {
      await until(() => session?.update()?.decision);
      await playOne(must(session, 'both play'));
    }
    await until(() => ada?.update()?.decision);
    now += 60_000;
    await until(() => ben?.update()?.decision);
    expect(ben?.update()?.result).toBeNull();
    now += 60_000;
    for (const session of [ada, ben]) {
      await until(() => session?.update()?.result);
      expect(session?.update()).toMatchObject({ resigned: [0, 1], waiting: [], decision: null });
      expect(session?.update()?.result).toMatchObject({ givenUp: true, abandoned: false });
      expect(endedByTime(must(session?.update(), 'both look on'))).toBe(true);
    }
    const record = await fetch(`http://127.0.0.1:${server.port}/api/tables/${ada?.table ?? ''}/record`);
    expect(record.status).toBe(200);
    expect(await placesOf(must(people[0], 'Ada is there'))).toEqual(bots === 0 ? [2, 1] : [3, 2, 1]);
  });

  test('a deadline comes although the server was stopped meanwhile and nobody is connected', async () => {
    const other = await start();
    const people = [await guest(other.port), await guest(other.port)];
    const [session] = await begun(people, { clock: LIVE });
    for (const { client } of people) client.close();
    await other.drain();
    now += 65_000;
    const again = await start(other.data);
    const store = await openStore(readConfig({ THORP_DATA: other.data }));
    const kinds = async (): Promise<string[]> =>
      (await store.load(session?.table ?? ''))?.entries.map(({ kind }) => kind) ?? [];
    while ((await kinds()).length < 2) await new Promise(resolve => setTimeout(resolve, 20));
    expect((await kinds()).slice(0, 2)).toEqual(['timeout', 'move']);
    await store.close();
    await again.remove();
  });

  test('a clock that makes no sense is refused', async () => {
    const [ada] = (await guests(1)) as [Guest];
    for (const clock of [{ ...LIVE, base: 0 }, { ...LIVE, extra: 1 }, { kind: 'sand' }, 7]) {
      const answer = await ada.post('/api/tables', { game: 'hamlet', seats: 2, clock });
      expect(answer).toMatchObject({ status: 400, data: { error: { code: 'bad-request' } } });
    }
  });
});

describe('requests', () => {
  test('a move that showed something is taken back when the others agree', async () => {
    const [ada, ben] = await begun(await guests(2));
    await until(() => ada?.update()?.decision);
    await ada?.act({ kind: 'move', options: [{ kind: 'blind' }] });
    await until(() => ben?.update()?.decision);
    expect(ada?.update()).toMatchObject({ noUndo: 'revealed', undoTo: 0 });
    await ada?.act({ kind: 'ask', what: 'undo' });
    const request = await until(() => ben?.update()?.request);
    await ben?.act({ kind: 'answer', request: request.sequence, agrees: true });
    await until(() => ada?.update()?.decision);
    expect(ada?.update()).toMatchObject({ log: [], request: { outcome: 'agreed' } });
    await until(() => ben?.update()?.log.length === 0);
  });

  test('a game ends by agreement and its record can be had', async () => {
    const [ada, ben] = await begun(await guests(2));
    await ada?.act({ kind: 'ask', what: 'abandon' });
    const request = await until(() => ben?.update()?.request);
    await ben?.act({ kind: 'answer', request: request.sequence, agrees: true });
    await until(() => ada?.update()?.result);
    expect(ada?.update()?.result).toMatchObject({ abandoned: true });
    const record = await fetch(`http://127.0.0.1:${server.port}/api/tables/${ada?.table ?? ''}/record`);
    expect(record.status).toBe(200);
  });
});

describe('what a seat keeps for itself', () => {
  test('a note and what it has seen are there on another device, and nowhere else', async () => {
    const people = (await guests(2)) as [Guest, Guest];
    const [ada, ben] = await begun(people);
    await ada?.act({ kind: 'note', text: 'watch the miller' });
    await playOne(must(ada, 'Ada plays'));
    await until(() => (ben?.recap().length ?? 0) > 0);
    await ben?.act({ kind: 'seen' });
    const elsewhere = [];
    for (const { cookie } of people) {
      const device = await guest(server.port, cookie);
      opened.push(device);
      elsewhere.push(device.client.table(ada?.table ?? ''));
    }
    const [adaToo, benToo] = elsewhere;
    await until(() => adaToo?.update() && benToo?.update());
    expect(adaToo?.update()?.note).toBe('watch the miller');
    expect(benToo?.update()?.note).toBe('');
    expect(benToo?.recap()).toEqual([]);
    expect(people[1].received.join()).not.toContain('miller');
  });

  test('scores come when they are asked for', async () => {
    const [ada] = await begun(await guests(2));
    expect(await ada?.scores()).toMatchObject([
      { seat: 0, low: 4, high: 4 },
      { seat: 1, low: 4, high: 4 },
    ]);
  });
});

describe('spectators', () => {
  test('see nothing of a game that is closed to them', async () => {
    const [ada, ben, eve] = (await guests(3)) as [Guest, Guest, Guest];
    const [session, other] = await begun([ada, ben], { watch: 'nobody' });
    const table = session?.table ?? '';
    await session?.inRoom({ kind: 'say', text: 'a private word' });
    const watching = eve.client.table(table);
    await until(() => watching.room());
    await playOne(must(session, 'Ada plays'));
    await until(() => other?.update()?.decision);
    await expect(watching.scores()).rejects.toMatchObject({ code: 'not-seated' });
    expect(watching.update()).toBeNull();
    expect(watching.room()).toMatchObject({ watch: 'nobody', chat: [] });
    await session?.act({ kind: 'resign' });
    await other?.act({ kind: 'resign' });
    const record = `http://127.0.0.1:${server.port}/api/tables/${table}/record`;
    expect((await fetch(record, { headers: { cookie: eve.cookie } })).status).toBe(403);
    expect((await fetch(record, { headers: { cookie: ada.cookie } })).status).toBe(200);
  });
});
