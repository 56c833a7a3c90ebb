import {
  begin,
  choose,
  fastChance,
  below,
  must,
  recordOf,
  secretFromSeed,
  settle,
  type GameRecord,
} from '@thorp/kernel';
import { snowcrest } from '@thorp/snowcrest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVerifier } from '../src/records/verify.ts';
import { addressOf, GAMES } from '../src/games.ts';
import { startServer, type Running } from './guests.ts';

let server: Running;

beforeAll(async () => {
  server = await startServer({}, {});
});

afterAll(() => server.remove());

/** A random game. */
function played(): GameRecord {
  const match = begin(snowcrest, settle(snowcrest, 2, {}), secretFromSeed('a record'));
  const luck = { chance: fastChance(3), learnt: 0 };
  while (match.questions.length > 0) {
    const { seat, options } = must(match.questions[0], 'somebody is asked');
    choose(match, seat, options[below(luck, options.length)]);
  }
  return recordOf(match);
}

const record = played();

async function person(
  port = server.port,
  address = '10.0.0.1',
): Promise<{ send(method: string, path: string, body?: string): Promise<Response> }> {
  const url = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${url}/api/session`, { method: 'POST' });
  const cookie = must(answer.headers.get('set-cookie')?.split(';')[0], 'a session has a cookie');
  return {
    send: (method, path, body) =>
      fetch(`${url}${path}`, {
        method,
        headers: {
          cookie,
          'x-forwarded-for': address,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
      }),
  };
}

test('an uploaded finished game is verified, stored and shown to everybody with the link', async () => {
  const [ada, ben] = [await person(), await person()];
  const text = JSON.stringify(record);
  const answer = await ada.send('POST', '/api/records', text);
  const kept = (await answer.json()) as { record: string };
  expect(answer.status, JSON.stringify(kept)).toBe(201);
  const { totals } = must(record.end, 'it is over');
  const facts = { game: 'snowcrest', seats: 2, plies: record.plies.length, totals, notProven: 'no-entropy' };
  expect(kept).toMatchObject(facts);
  const path = `/api/records/${kept.record}`;
  expect(await (await ben.send('GET', path)).text()).toBe(text);
  const mine = (await (await ada.send('GET', '/api/me/records')).json()) as { records: object[] };
  expect(mine.records).toMatchObject([{ id: kept.record, game: 'snowcrest' }]);

  // Only the person who imported it can remove it.
  expect((await ben.send('DELETE', path)).status).toBe(404);
  expect((await ada.send('DELETE', path)).status).toBe(204);
  expect((await ben.send('GET', path)).status).toBe(404);
});

test('what does not hold is refused, and nothing is kept', async () => {
  const ada = await person();
  const [first, ...rest] = record.plies;
  const unfinished = { ...record, plies: record.plies.slice(0, -1), end: undefined };
  const bad: readonly unknown[] = [
    { ...record, plies: [{ ...first, option: { kind: 'forged' } }, ...rest] },
    { ...record, secret: undefined },
    { ...record, end: { ...record.end, totals: [99, 99] } },
    { ...record, game: 'chess' },
    { ...record, game: '__proto__' },
    unfinished,
    'a text',
    [],
  ];
  for (const each of bad) {
    const answer = await ada.send('POST', '/api/records', JSON.stringify(each));
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'bad-record' } }]);
  }
  expect((await ada.send('POST', '/api/records')).status).toBe(400);
  const elsewhere = { method: 'POST', headers: { origin: 'https://evil.example' }, body: JSON.stringify(record) };
  expect((await fetch(`http://127.0.0.1:${server.port}/api/records`, elsewhere)).status).toBe(400);
  for (const text of ['{', '['.repeat(100_000)]) {
    expect((await ada.send('POST', '/api/records', text)).status).toBe(400);
  }
  expect((await ada.send('POST', '/api/records', `"${'x'.repeat(3 << 20)}"`)).status).toBe(413);
  expect(await (await ada.send('GET', '/api/me/records')).json()).toEqual({ records: [] });
  const stranger = await fetch(`http://127.0.0.1:${server.port}/api/records`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(record),
  });
  expect(stranger.status).toBe(401);
});

test('a person, and a network, has one record verified at a time, so that nobody keeps the others away', async () => {
  const club = await startServer({ THORP_TRUST_PROXY: 'yes' }, {});
  const [ada, neighbour, ben] = [
    await person(club.port, '10.0.1.1'),
    await person(club.port, '10.0.1.1'),
    await person(club.port, '10.0.1.2'),
  ];
  const text = JSON.stringify(record);
  const sent = [ada, ada, neighbour, ben].map(each => each.send('POST', '/api/records', text));
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses).toEqual([201, 429, 429, 201]);
  expect((await ada.send('POST', '/api/records', text)).status).toBe(201);
  await club.remove();
});

test('all people together keep as many as the host has set', async () => {
  const small = await startServer({ THORP_MOST_RECORDS: '1' }, {});
  const [ada, ben] = [await person(small.port), await person(small.port)];
  const text = JSON.stringify(record);
  const first = await ada.send('POST', '/api/records', text);
  const { record: kept } = (await first.json()) as { record: string };
  expect(first.status).toBe(201);
  const second = await ben.send('POST', '/api/records', text);
  expect(await second.json()).toMatchObject({
    error: { code: 'too-many', message: expect.stringContaining('room') as unknown },
  });
  await ada.send('DELETE', `/api/records/${kept}`);
  expect((await ben.send('POST', '/api/records', text)).status).toBe(201);
  await small.remove();
});

test('verifying ends when its time is up, and says that it may be tried again', async () => {
  const verify = openVerifier(1);
  const task = { text: JSON.stringify(record), games: [addressOf(GAMES, 'snowcrest')] };
  await expect(verify(task)).rejects.toMatchObject({ code: 'not-checked' });
  const both = [verify(task), verify(task)];
  await expect(verify(task)).rejects.toMatchObject({ code: 'too-many' });
  await Promise.allSettled(both);
});
