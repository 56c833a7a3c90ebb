import { dayOf } from '@thorp/client/daily';
import { expect, test } from 'vitest';
import { newHostToken } from '../src/hosts/token.ts';
import { playedGame } from '../src/hosts/usage.ts';
import { begun, playOut } from './guests.ts';
import { openSite } from './site.ts';
import { storeOf } from './databases.ts';

const { server, connected } = await openSite();
const site = `http://127.0.0.1:${server.port}`;
const figures = async (token: string): Promise<Response> =>
  fetch(`${site}/api/hosts/figures`, { headers: { authorization: `Bearer ${token}` } });

test('those who run the site are told games, people and time per move, without names', async () => {
  const sessions = await begun([await connected(), await connected()]);
  await playOut(sessions);
  const store = await storeOf(server.data);
  const [token, old] = [await newHostToken(store, 1), await newHostToken(store, 1, Date.now() - 2 * 86_400_000)];
  await store.close();
  await expect
    .poll(async () => (await (await figures(token)).json()) as object)
    .toMatchObject({
      today: dayOf(Date.now()),
      games: [{ game: 'hamlet', games: 1 }],
      people: [{ people: 2 }],
    });
  const text = await (await figures(token)).text();
  expect(text).not.toMatch(/Guest|[0-9a-f]{32}/);
  for (const wrong of [old, '', '0'.repeat(64), `${token}0`]) expect((await figures(wrong)).status).toBe(401);
  const metrics = await (await fetch(`${site}/metrics`)).text();
  expect(metrics).toContain('thorp_games_today{game="hamlet"} 1');
  expect(metrics).toContain('thorp_people_today 2');
  expect(metrics).toMatch(/thorp_move_seconds_today\{game="hamlet"\} \d/);
});

test('time per move excludes bots, entries that are not moves, and absent people', () => {
  const seats = [{ kind: 'person', person: 'ada' }, { kind: 'bot' }];
  const room = { header: { id: 'one', game: 'hamlet' }, seats, began: 1_000 };
  const entry = (kind: string, seat: number, at: number): object => ({ kind, seat, at });
  const entries = [
    entry('move', 0, 3_000),
    entry('move', 1, 4_000),
    entry('note', 0, 4_500),
    entry('move', 0, 7_000),
    entry('move', 1, 8_000),
    entry('move', 0, 9_000_000),
  ];
  const played = playedGame(room as never, { entries } as never, Date.parse('2026-11-17T10:00:00Z'));
  expect(played).toEqual({ id: 'one', day: '2026-11-17', game: 'hamlet', moves: 2, ms: 5_000, people: ['ada'] });
});
