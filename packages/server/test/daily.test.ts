import {
  dailySecret,
  dayAfter,
  dealOf,
  isKeyOf,
  keyBefore,
  offlineSecret,
  startOf,
  type DailyResults,
  type DailyToday,
} from '@thorp/client/daily';
import {
  begin,
  choose,
  commitment,
  must,
  parseRecordData,
  recordOf,
  settle,
  verify,
  type GameRecord,
} from '@thorp/kernel';
import { snowcrest } from '@thorp/snowcrest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openKeys } from '../src/daily/chain.ts';
import { streakOf } from '../src/daily/streak.ts';
import { takeUpload } from '../src/daily/upload.ts';
import { GAMES } from '../src/index.ts';
import type { RecordFacts, RecordTask } from '../src/records/verify.ts';
import type { DailyStore } from '../src/store/daily.ts';
import { guest, playOut, startServer, until, type Guest, type Running } from './guests.ts';
import { visitor, type Visitor } from './visitors.ts';

const DAY = '2026-11-18';
const HOUR = 3_600_000;
let server: Running;
/** The server's time; the tests advance it. */
let time = startOf(DAY) + 12 * HOUR;
const opened: Guest[] = [];

beforeAll(async () => {
  server = await startServer({}, { now: () => time });
});

afterAll(async () => {
  for (const { client } of opened) client.close();
  await server.remove();
});

const today = async (who: Visitor): Promise<DailyToday> => (await who.call('GET', '/api/daily')).data as DailyToday;
const results = async (who: Visitor, day = DAY): Promise<DailyResults> =>
  (await who.call('GET', `/api/daily/${day}/snowcrest`)).data as DailyResults;
const opening = async (who: Visitor, practice = false): Promise<string> => {
  const { data } = await who.call('POST', '/api/daily/snowcrest', { name: 'Ada', practice });
  return (data as { table: string }).table;
};

async function finish(who: Visitor, table: string): Promise<void> {
  const player = await guest(server.port, who.cookie);
  opened.push(player);
  const session = player.client.table(table);
  await until(() => session.update());
  await playOut([session]);
}

/** Waits until somebody's result is no longer being checked. */
async function settled(who: Visitor, day = DAY): Promise<DailyResults['results']> {
  for (;;) {
    const { results: lines } = await results(who, day);
    if (lines.length > 0 && lines.every(({ state }) => state !== 'checking')) return lines;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

/** A game of a deal in which the first option is always taken. */
function playedWith(secret: string, settings: object = dealOf(DAY, 'snowcrest')?.settings ?? {}): GameRecord {
  const match = begin(snowcrest, settle(snowcrest, 1, settings), secret);
  while (match.questions.length > 0) {
    const { seat, options } = must(match.questions[0], 'somebody is asked');
    choose(match, seat, options.at(-1));
  }
  return recordOf(match);
}

describe('the deal of the day', () => {
  test('is one for all, counts once, is verified and listed; then the same deal is free', async () => {
    const [ada, ben] = [await visitor(server.port), await visitor(server.port)];
    const before = must(
      (await today(ada)).deals.find(({ game }) => game === 'snowcrest'),
      'there is a deal of each game',
    );
    expect(before).toMatchObject({ seats: 1, finished: 0, mine: null, id: 'level-3' });

    const table = await opening(ada);
    expect(await opening(ada)).toBe(table);
    expect((await ada.call('POST', '/api/daily/snowcrest', { name: 'Ada', practice: true })).status).toBe(409);
    expect((await ada.call('GET', `/api/tables/${table}/record`)).status).toBe(409);
    await finish(ada, table);
    const [mine] = await settled(ada);
    expect(mine).toMatchObject({ you: true, name: 'Ada', state: 'verified', place: 1, kind: 'site' });
    expect(mine?.took).toBe(0);

    // The result matches the record, and the record is of the promised deal.
    const record = parseRecordData((await ada.call('GET', `/api/daily/records/${table}`)).data);
    expect(verify(snowcrest, record)).toMatchObject({ ok: true });
    expect(record.commitment).toBe(before.commitment);
    expect(record.end?.totals).toEqual([mine?.score.total]);

    // Ben sees nothing of it before he has played.
    expect(await results(ben)).toMatchObject({ open: false, results: [], finished: 1, secret: null });
    expect((await ben.call('GET', `/api/daily/records/${table}`)).status).toBe(409);
    expect((await ben.call('GET', `/api/tables/${table}/record`)).status).toBe(403);
    const other = await opening(ben);
    await finish(ben, other);
    expect((await settled(ben)).map(({ place }) => place)).toHaveLength(2);
    const bens = parseRecordData((await ben.call('GET', `/api/daily/records/${other}`)).data);
    expect([bens.secret, bens.settings, bens.entropy]).toEqual([record.secret, record.settings, record.entropy]);
    expect((await ben.call('GET', `/api/daily/records/${table}`)).status).toBe(200);

    const free = await opening(ada, true);
    expect(free).not.toBe(table);
    await finish(ada, free);
    expect((await results(ada)).results).toHaveLength(2);
    expect(await today(ada)).toMatchObject({ streak: { now: 1, best: 1 }, tries: [{ id: table, game: 'snowcrest' }] });
  });

  test('can be checked by everybody when its day is closed, and not before', async () => {
    const ada = await visitor(server.port);
    const { key: told } = await today(ada);
    expect(told.day).toBe(dayAfter(DAY, -1));
    expect((await results(ada)).secret).toBeNull();
    const noon = time;
    time = startOf(dayAfter(DAY)) + HOUR / 2;
    expect((await today(ada)).key).toEqual(told);
    expect((await results(ada)).open).toBe(false);
    time = startOf(dayAfter(DAY)) + HOUR;
    const { key } = await today(ada);
    expect(isKeyOf(told.day, told.key, key)).toBe(true);
    const { secret, commitment: promised, open } = await results(ada);
    expect(secret).toBe(dailySecret(key.key, DAY, 'snowcrest'));
    expect([commitment(secret ?? ''), open]).toEqual([promised, true]);
    expect(await today(ada)).toMatchObject({ yesterday: { game: 'snowcrest', best: { place: 1, name: 'Ada' } } });
    time = noon;
  });

  test('ends without a result when it is given up, and too late when the day is closed', async () => {
    const noon = time;
    const [ada, ben] = [await visitor(server.port), await visitor(server.port)];
    const [given, late] = [await opening(ada), await opening(ben)];
    const player = await guest(server.port, ada.cookie);
    opened.push(player);
    const session = player.client.table(given);
    await until(() => session.update());
    await expect(session.act({ kind: 'ask', what: 'undo' })).rejects.toMatchObject({ code: 'no-undo' });
    await session.act({ kind: 'resign' });
    await until(() => session.update()?.result);
    time = startOf(dayAfter(DAY)) + 2 * HOUR;
    await finish(ben, late);
    const store = async (who: Visitor): Promise<unknown> => (await who.call('GET', '/api/me/data')).data;
    for (const [who, state] of [
      [ada, 'given-up'],
      [ben, 'late'],
    ] as const) {
      await expect.poll(async () => store(who), { timeout: 60_000 }).toMatchObject({ daily: [{ state }] });
    }
    expect((await results(ada)).results.map(({ you }) => you)).not.toContain(true);
    time = noon;
  });
});

describe('a game that was played without a server', () => {
  const path = (day = DAY, game = 'snowcrest'): string => `/api/daily/${day}/${game}/record?name=Cleo`;
  const good = playedWith(offlineSecret(DAY, 'snowcrest'));

  test('is verified, listed apart, and taken once', async () => {
    const cleo = await visitor(server.port);
    const answer = await cleo.call('POST', path(), good);
    expect(answer).toMatchObject({ status: 201, data: { score: { total: good.end?.totals[0] } } });
    const { results: lines, open } = await results(cleo);
    expect([lines.length, open]).toEqual([1, false]);
    expect(lines[0]).toMatchObject({ you: true, kind: 'date', state: 'verified', place: null, name: 'Cleo' });
    expect(await cleo.call('POST', path(), good)).toMatchObject({ status: 429, data: { error: { code: 'too-many' } } });
    const { id } = must(lines[0], 'it is listed');
    const dan = await visitor(server.port);
    expect((await dan.call('GET', `/api/daily/records/${id}`)).data).toEqual(good);
    expect((await today(cleo)).streak).toEqual({ now: 1, best: 1 });
  });

  test('is read by the worker, because a large text would hold up the moves of others', async () => {
    const sent: RecordTask[] = [];
    const unused = { addPlayedTry: async () => true } as Partial<DailyStore> as DailyStore;
    const ports = { store: unused, games: GAMES, now: () => time };
    const verify = async (task: RecordTask): Promise<RecordFacts> => {
      sent.push(task);
      return { game: 'snowcrest', seats: 1, plies: 1, totals: [1] };
    };
    const upload = { day: DAY, game: 'snowcrest', person: 'cleo', name: 'Cleo', text: 'not even JSON' };
    await takeUpload({ ...ports, verify }, upload);
    expect(sent).toMatchObject([{ text: 'not even JSON', deal: { secret: offlineSecret(DAY, 'snowcrest') } }]);
  });

  test('is refused with the reason when it is forged or of another deal', async () => {
    const eve = await visitor(server.port);
    const totals = must(good.end, 'it is over').totals.map(total => total + 5);
    const [first, ...rest] = good.plies;
    const forged: readonly (readonly [unknown, RegExp])[] = [
      [{ ...good, end: { ...good.end, totals } }, /the totals are .* the record claims/],
      [{ ...good, plies: [{ ...first, option: { kind: 'forged' } }, ...rest] }, /ply 1 was changed/],
      [playedWith(offlineSecret(dayAfter(DAY), 'snowcrest')), /not dealt from this date/],
      [playedWith(offlineSecret(DAY, 'snowcrest'), { level: 1 }), /settings are not those of this day/],
      [{ ...good, game: 'villagers' }, /another game/],
      [{ ...good, plies: good.plies.slice(0, -1) }, /has an end/],
    ];
    for (const [record, reason] of forged) {
      const { status, data } = await eve.call('POST', path(), record);
      expect([status, data]).toMatchObject([400, { error: { code: 'bad-record' } }]);
      expect((data as { error: { message: string } }).error.message).toMatch(reason);
    }
    expect(await eve.call('POST', path(dayAfter(DAY)), good)).toMatchObject({ status: 410 });
    expect(await eve.call('POST', path(dayAfter(DAY, -30)), good)).toMatchObject({ status: 410 });
    expect(await eve.call('POST', path('2026-13-45'), good)).toMatchObject({ status: 404 });
    expect((await eve.call('POST', path(DAY, 'helvetia'), { ...good, game: 'helvetia' })).data).toMatchObject({
      error: { message: expect.stringContaining('against bots') as string },
    });
    expect((await results(eve)).results.some(({ you }) => you)).toBe(false);
  });
});

describe('hostile requests', () => {
  test('are refused', async () => {
    const eve = await visitor(server.port);
    const bad: readonly (readonly [string, string, unknown, number])[] = [
      ['POST', '/api/daily/chess', { name: 'Eve' }, 404],
      ['POST', '/api/daily/__proto__', { name: 'Eve' }, 404],
      ['POST', '/api/daily/snowcrest', { name: ' ' }, 400],
      ['POST', '/api/daily/snowcrest', { name: 'Eve\u202e' }, 400],
      ['POST', '/api/daily/snowcrest', { name: 'x'.repeat(41) }, 400],
      ['POST', '/api/daily/snowcrest', { name: 'Eve', secret: '00' }, 400],
      ['GET', '/api/daily/2026-02-30/snowcrest', undefined, 404],
      ['GET', `/api/daily/${dayAfter(DAY)}/snowcrest`, undefined, 404],
      ['GET', `/api/daily/records/${'0'.repeat(32)}`, undefined, 404],
    ];
    for (const [method, path, body, status] of bad)
      expect((await eve.call(method, path, body)).status, path).toBe(status);
    expect((await fetch(`http://127.0.0.1:${server.port}/api/daily`)).status).toBe(401);
  });
});

test('the chain of a site is the one that everybody can compute', () => {
  const keys = openKeys(new Uint8Array(32).fill(7));
  const key = keys.of(DAY);
  expect(keys.of(dayAfter(DAY, -1))).toBe(keyBefore(key));
  expect(keyBefore(keys.of(dayAfter(DAY)))).toBe(key);
  expect(openKeys(new Uint8Array(32).fill(8)).of(DAY)).not.toBe(key);
  expect(() => keys.of('2100-01-01')).toThrow('ends');
});

test('days in a row end with the first that is missed, but not with a day that goes on', () => {
  expect(streakOf([], DAY)).toEqual({ now: 0, best: 0 });
  expect(streakOf(['2026-11-17', '2026-11-16', '2026-11-16'], DAY)).toEqual({ now: 2, best: 2 });
  expect(streakOf(['2026-11-16', '2026-11-15'], DAY)).toEqual({ now: 0, best: 2 });
  expect(streakOf(['2026-10-31', '2026-11-01', '2026-11-02', DAY], DAY)).toEqual({ now: 1, best: 3 });
});
