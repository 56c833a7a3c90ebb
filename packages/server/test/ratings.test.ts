import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { TableSession } from '@thorp/client';
import { describe, expect, test } from 'vitest';
import { rate } from '../src/ratings/rate.ts';
import { storeOf } from './databases.ts';
import { begun, guest, HAMLET, playOut, startServer, until } from './guests.ts';
import { openSite } from './site.ts';
import { call, type Visitor } from './visitors.ts';

const { server, player } = await openSite();

interface RatingLine {
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly wins: number;
  readonly level: string | null;
  readonly steps: readonly { readonly mu: number }[];
}

async function ratings(who: Visitor): Promise<readonly RatingLine[]> {
  return ((await who.call('GET', '/api/me/ratings')).data as { ratings: RatingLine[] }).ratings;
}

/** The results of a person: they arrive shortly after the end of the game. */
async function results(who: Visitor): Promise<readonly { seats: { place: number; you: boolean }[]; rated: boolean }[]> {
  for (;;) {
    const { data } = await who.call('GET', '/api/me/results');
    const found = (data as { results: { seats: { place: number; you: boolean }[]; rated: boolean }[] }).results;
    if (found.length > 0) return found;
  }
}

const playEnd = (sessions: readonly (TableSession | undefined)[]): Promise<void> =>
  playOut(sessions.flatMap(session => (session ? [session] : [])));

const playUntil = (sessions: readonly (TableSession | undefined)[], version: number): Promise<void> =>
  playOut(
    sessions.flatMap(session => (session ? [session] : [])),
    version,
  );

/** Checks that a finished game has no result for the table or its people. A game that counts was finished after it. */
async function expectNoResult(table: string, ...people: readonly Visitor[]): Promise<void> {
  const later = [await player(), await player()] as const;
  await playEnd(await begun(later));
  await results(later[0]);
  const store = await storeOf(server.data);
  expect(await store.hasResult(table)).toBe(false);
  await store.close();
  for (const person of people) expect(await ratings(person)).toEqual([]);
}

describe('the model', () => {
  test('the winner gains what we believe, the loser loses it, and both become surer', () => {
    const [won, lost] = rate([null, null], [1, 2]);
    expect(won?.mu).toBeGreaterThan(25);
    expect(lost?.mu).toBeLessThan(25);
    for (const each of [won, lost]) expect(each?.sigma).toBeLessThan(25 / 3);
  });

  test('a win against a stronger one counts more, and a draw brings both together', () => {
    const [weak, strong] = [
      { mu: 20, sigma: 5 },
      { mu: 30, sigma: 5 },
    ];
    const upset = rate([weak, strong], [1, 2])[0]?.mu ?? 0;
    const expected = rate([weak, strong], [2, 1])[1]?.mu ?? 0;
    expect(upset - weak.mu).toBeGreaterThan(expected - strong.mu);
    const drawn = rate([weak, strong], [1, 1]);
    expect(drawn[0]?.mu).toBeGreaterThan(weak.mu);
    expect(drawn[1]?.mu).toBeLessThan(strong.mu);
  });
});

describe('a finished game', () => {
  test('changes the ratings of both, and both see the result', async () => {
    const [ada, ben] = [await player(), await player()];
    await playEnd(await begun([ada, ben]));
    const [result] = await results(ada);
    expect(result).toMatchObject({ game: 'hamlet', rated: true, seats: [{ you: true }, { you: false }] });
    const winner = result?.seats.findIndex(({ place }) => place === 1) ?? 0;
    const lines = [...(await ratings(ada)), ...(await ratings(ben))];
    expect(lines.map(({ games }) => games)).toEqual([1, 1]);
    expect(lines[winner]?.mu).toBeGreaterThanOrEqual(lines[1 - winner]?.mu ?? Infinity);
    expect(lines[winner]?.wins).toBe(1);
  });

  test('is kept as a step of the rating, in the order of the games', async () => {
    const [ada, ben] = [await player(), await player()];
    await playEnd(await begun([ada, ben]));
    await results(ada);
    const mu = (await ratings(ada))[0]?.mu ?? 0;
    expect((await ratings(ada))[0]?.steps).toMatchObject([{ mu }]);
    await playEnd(await begun([ben, ada]));
    let line = (await ratings(ada))[0];
    while (line?.games !== 2) line = (await ratings(ada))[0];
    expect(line.steps.map(step => step.mu)).toEqual([mu, line.mu]);
    const { data } = await ada.call('GET', '/api/me/results');
    const changes = (data as { results: { change: number }[] }).results.map(({ change }) => change);
    expect(changes).toEqual([expect.closeTo(line.mu - mu), expect.closeTo(mu - 25)]);
  });

  test('against a bot changes the rating of its level', async () => {
    const ada = await player();
    await playEnd(await begun([ada], {}, 1));
    await results(ada);
    expect(await ratings(ada)).toMatchObject([{ game: 'hamlet', games: 1 }]);
    const { data } = await call(server.port, 'GET', '/api/games/hamlet/ratings');
    // Ada has no account, so only the bot is listed.
    expect((data as { ratings: RatingLine[] }).ratings).toMatchObject([{ level: 'random', name: '', games: 1 }]);
  });

  test('of an unrated table changes nothing, and is shown when the table was in the lobby', async () => {
    const [ada, ben] = [await player(), await player()];
    await playEnd(await begun([ada, ben], { rated: false, listed: true }));
    expect(await results(ada)).toMatchObject([{ rated: false, change: null }]);
    expect(await ratings(ada)).toEqual([]);
    const { data } = await call(server.port, 'GET', '/api/games/hamlet/results');
    expect(data).toMatchObject({ results: [{ rated: false, seats: [{ name: 'Guest 0' }, { name: 'Guest 1' }] }] });
    expect(JSON.stringify(data)).not.toMatch(/[0-9a-f]{32}/);
  });

  test('a person who resigns is ranked last, however the bot plays', async () => {
    const [ada, ben] = [await player(), await player()];
    const [one, two] = await begun([ada, ben]);
    await one?.act({ kind: 'resign' });
    await playEnd([two]);
    const [result] = await results(ben);
    expect(result?.seats.map(({ place }) => place)).toEqual([2, 1]);
  });

  test('when both resign in the middle of the game, the one who resigned first has lost', async () => {
    const [ada, ben] = [await player(), await player()];
    const [one, two] = await begun([ada, ben]);
    await playUntil([one, two], 4);
    await two?.act({ kind: 'resign' });
    await one?.act({ kind: 'resign' });
    const [result] = await results(ben);
    expect(result).toMatchObject({ rated: true, seats: [{ place: 1 }, { place: 2 }] });
  });

  test('when both resign before each of them has chosen once, nobody has won, and no rating changes', async () => {
    const [ada, ben] = [await player(), await player()];
    const [one, two] = await begun([ada, ben]);
    await one?.act({ kind: 'resign' });
    await two?.act({ kind: 'resign' });
    await expectNoResult(one?.table ?? '', ada, ben);
  });

  test('a person who resigns before the first choice against a bot loses', async () => {
    const ada = await player();
    const [one] = await begun([ada], {}, 1);
    await one?.act({ kind: 'resign' });
    expect(await results(ada)).toMatchObject([{ rated: true, seats: [{ place: 2 }, { place: 1 }] }]);
  });

  test('a game that everybody agrees to give up changes nothing', async () => {
    const [ada, ben] = [await player(), await player()];
    const [one, two] = await begun([ada, ben]);
    await one?.act({ kind: 'ask', what: 'abandon' });
    const request = await until(() => two?.update()?.request?.sequence);
    await two?.act({ kind: 'answer', request, agrees: true });
    await until(() => one?.update()?.result);
    await expectNoResult(one?.table ?? '', ada, ben);
  });
});

test('a result that a process could not keep before it died is kept by the next one, unasked', async () => {
  const own = await startServer();
  const guests = [await guest(own.port), await guest(own.port)];
  const sessions = await begun(guests);
  await playEnd(sessions);
  const table = sessions[0]?.table ?? '';
  await until(() => sessions[1]?.update()?.result);
  for (const { client } of guests) client.close();
  await own.drain();
  // As if the process had died right after the last move.
  const db = new DatabaseSync(join(own.data, 'thorp.db'));
  for (const name of ['results', 'result_seats', 'ratings']) db.exec(`DELETE FROM ${name}`);
  db.close();
  const later = (): number => Date.now() + 60_000;
  const next = await startServer({ THORP_DATA: own.data }, { games: HAMLET, now: later });
  const store = await storeOf(own.data);
  while (!(await store.hasResult(table))) await new Promise(resolve => setTimeout(resolve, 5));
  const [result] = await store.shownResults('hamlet', 9);
  expect(result).toBeUndefined();
  await store.close();
  await next.remove();
});
