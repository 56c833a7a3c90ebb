import type { TableSession } from '@thorp/client';
import { fastChance, imagine, must } from '@thorp/kernel';
import { commit, openQuestions, openTable, outlook, prepare, type Table } from '@thorp/table';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { begun, guest, HAMLET, messagesOf, playOne, startServer, until, type Guest, type Running } from './guests.ts';

let server: Running;
const opened: Guest[] = [];

beforeAll(async () => {
  server = await startServer({}, { games: { ...GAMES, ...HAMLET } });
});

afterEach(() => {
  for (const { client } of opened.splice(0)) client.close();
});

afterAll(() => server.remove());

/** Two people at a table: one who is asked, and one who waits. */
async function pair(game: string): Promise<{ guests: Guest[]; asked: TableSession; waits: TableSession }> {
  const guests = await Promise.all([0, 1].map(() => guest(server.port)));
  opened.push(...guests);
  const sessions = await begun(guests, { game });
  const asked = await until(() => sessions.find(({ update }) => update()?.decision));
  const waits = must(
    sessions.find(each => each !== asked),
    'somebody waits',
  );
  return { guests: [asked, waits].map(session => must(guests[sessions.indexOf(session)], 'a guest')), asked, waits };
}

test('an answer set ahead is given by the server at once, and nobody is sent anything before', async () => {
  const { guests, asked, waits } = await pair('hamlet');
  const [first] = guests;
  // What the beginning of the game sends comes before this answer.
  await asked.scores();
  const before = messagesOf(must(first, 'somebody is asked')).length;
  const { options, means } = must(await waits.outlook(), 'something can be set');
  const answers = options.map((option, i) => ({ option, means: must(means[i], 'it is named'), label: '' })).slice(0, 8);
  await waits.act({ kind: 'ahead', answers, repeats: false, forMe: false });
  expect(waits.update()?.ahead).toMatchObject({ answers });
  // A message to anybody else would have come before this answer.
  await asked.scores();
  expect(
    messagesOf(must(first, 'somebody is asked'))
      .slice(before)
      .map(({ type }) => type),
  ).toEqual(['scores']);
  const { length } = must(waits.update(), 'the game has begun').log;
  await playOne(asked);
  await until(() => waits.update()?.ahead?.answers.length === 0);
  expect(waits.update()?.log.length).toBeGreaterThan(length + 1);
  expect(waits.update()?.ahead).toMatchObject({ dropped: [] });
});

test('what was missed is sent as it could be seen', async () => {
  const { asked, waits } = await pair('snowcrest');
  const first = must(waits.update(), 'the game has begun').view;
  await playOne(asked);
  await until(() => (waits.update()?.unread ?? 0) > 0);
  const [moment] = await waits.missed();
  expect(moment).toMatchObject({ plies: 0, view: first });
});

test('whoever has no seat is refused', async () => {
  const { asked } = await pair('hamlet');
  const other = await guest(server.port);
  opened.push(other);
  const session = other.client.table(asked.table);
  await until(() => session.update());
  await expect(session.outlook()).rejects.toMatchObject({ code: 'not-seated' });
  await expect(session.missed()).rejects.toMatchObject({ code: 'not-seated' });
});

/** Everybody takes the first option. */
function playFirst(table: Table, choices: number): void {
  for (let i = 0; i < choices; i++) {
    const [question] = openQuestions(table);
    if (!question) return;
    const { seat, options } = question;
    const option = options[(i * 7) % options.length];
    commit(table, prepare(table, { kind: 'move', seat, id: `${i}`, version: table.version, options: [option] }, 0));
  }
}

describe.for(Object.keys(GAMES))('%s', name => {
  test('the outlook of a seat depends on nothing that is hidden from it', async () => {
    const game = await must(GAMES[name], 'a game').load();
    const players = ['Ada', 'Ben', 'Eve'].map(person => ({ kind: 'human' as const, name: person }));
    const setup = { id: name, players, settings: {}, secret: '7'.repeat(64), confirms: false };
    const table = openTable(game, setup);
    let likely = 0;
    for (let round = 0; round < 8; round++) {
      playFirst(table, 5);
      const { state } = table.match;
      for (const seat of [0, 1, 2]) {
        const found = outlook(table, seat);
        if (!found) continue;
        likely++;
        const other = imagine(game, state, seat, fastChance(round));
        expect(outlook({ ...table, match: { ...table.match, state: other } }, seat)).toEqual(found);
      }
    }
    expect(likely).toBeGreaterThan(8);
  });
});
