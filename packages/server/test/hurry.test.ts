// @module-tag slow
import { openPool } from '@thorp/bots/node';
import type { TableSession } from '@thorp/client';
import { begin, fastChance, imagine, must, readSettings, secretFromSeed } from '@thorp/kernel';
import { villagers } from '@thorp/villagers';
import { expect, test } from 'vitest';
import { addressOf, GAMES } from '../src/games.ts';
import { hurried, LEAST_MS } from '../src/hurry.ts';
import { begun, guest, messagesOf, playOne, SLOW_HAMLET, startServer, until, type Guest } from './guests.ts';

test('a few bots that wait take no time from each other, many do', () => {
  expect(hurried(100, 4, 1)).toBe(100);
  expect(hurried(100, 8, 2)).toBe(100);
  expect(hurried(100, 14, 1)).toBe(5_100);
});

test('behind many others a master decides sooner', async () => {
  const pool = openPool(1);
  const { state, questions } = begin(villagers, readSettings(villagers, 3, {}), secretFromSeed('hurry'));
  const { seat } = must(questions[0], 'the game begins with a question');
  const world = imagine(villagers, state, seat, fastChance(1));
  const task = { game: addressOf(GAMES, 'villagers'), world, seat, level: 'master', seed: 1, untimed: false } as const;
  const thought = async (waiting: number) => (await pool.think({ ...task, spent: hurried(0, waiting, 1) })).ms;
  await thought(100);
  expect(await thought(100)).toBeLessThan((await thought(0)) / 4);
  await pool.close();
});

/** Milliseconds that the bot needs for its next decision. */
async function thinks(session: TableSession, hurry: () => void): Promise<number> {
  while (!session.update()?.waiting.every(seat => seat === 1)) {
    await playOne(session).catch(() => undefined);
    await new Promise(resolve => setTimeout(resolve, 1));
  }
  const version = session.update()?.version ?? 0;
  const began = performance.now();
  hurry();
  await until(() => (session.update()?.version ?? 0) > version);
  return performance.now() - began;
}

test('who plays can make a bot answer sooner, but not at once; who watches cannot', { timeout: 120_000 }, async () => {
  const server = await startServer({}, { games: SLOW_HAMLET });
  const [ada, eve] = [await guest(server.port), await guest(server.port)];
  const session = must((await begun([ada], {}, 1, undefined, 'master'))[0], 'Ada plays');
  const watching = eve.client.table(session.table);
  await until(() => watching.update());
  const alone = await thinks(session, () => watching.hurry());
  expect(alone).toBeGreaterThan(1_900);
  expect(errorsTo(eve)).toEqual(['not-seated']);
  const asked = await thinks(session, () => session.hurry());
  expect(asked).toBeGreaterThan(LEAST_MS - 100);
  expect(asked).toBeLessThan(alone - 500);
  for (const { client } of [ada, eve]) client.close();
  await server.remove();
});

const errorsTo = (who: Guest): string[] => messagesOf(who).flatMap(each => (each.type === 'error' ? [each.code] : []));
