import { fastChance, imagine, must, settle } from '@thorp/kernel';
import { situationOf } from '@thorp/bots';
import type { Answer, ThinkRequest } from '@thorp/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../src/protocol/remote.ts';
import { hostBots } from '../src/worker/bots.ts';
import { loadGame } from '../src/worker/games.ts';
import { thinking } from '../src/worker/thinking.ts';

const REQUEST = {} as ThinkRequest;
const ANSWER: Answer = { option: { kind: 'pass' }, ms: 3 };

/** Milliseconds; the test advances the clock. */
const DEADLINE = 20;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A port with a thinking bot at its other end; null never answers, like a dead worker. */
function bots(think: (() => Promise<Answer>) | null): MessagePort {
  const { port1, port2 } = new MessageChannel();
  if (think) serve(port2, { think });
  port1.start();
  port2.start();
  return port1;
}

test('a living worker answers, and its errors are final', async () => {
  const started: boolean[] = [];
  const live = thinking(isFirst => started.push(isFirst));
  const early = live.think(REQUEST);
  live.prepare();
  live.connect(bots(async () => ANSWER));
  expect(await early).toEqual(ANSWER);
  live.connect(bots(() => Promise.reject(new Error('lost in thought'))));
  await expect(live.think(REQUEST)).rejects.toThrow('lost in thought');
  live.prepare();
  expect(started).toEqual([true]);
});

test('a worker that does not answer is replaced, and asked again', async () => {
  let restarts = 0;
  const live = thinking(() => {
    restarts++;
    live.connect(bots(async () => ANSWER));
  }, DEADLINE);
  live.connect(bots(null));
  const asked = live.think(REQUEST);
  await vi.advanceTimersByTimeAsync(DEADLINE - 1);
  expect(restarts).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toEqual(ANSWER);
  expect(restarts).toBe(1);
});

test('a worker that broke is replaced when somebody is to think, and not before', async () => {
  let restarts = 0;
  const live = thinking(() => {
    restarts++;
    live.connect(bots(async () => ANSWER));
  });
  live.connect(bots(null));
  const asked = live.think(REQUEST);
  await Promise.resolve();
  live.broke();
  expect(await asked).toEqual(ANSWER);
  live.broke();
  expect(restarts).toBe(1);
});

test('bots that cannot be started are told, instead of tried for ever', async () => {
  let restarts = 0;
  const live = thinking(() => {
    restarts++;
    live.connect(bots(null));
  }, DEADLINE);
  live.connect(bots(null));
  const asked = live.think(REQUEST).catch(String);
  await vi.advanceTimersByTimeAsync(2 * DEADLINE);
  expect(await asked).toContain('has broken');
  expect(restarts).toBe(1);
});

test('a master that is told to hurry answers at once', async () => {
  vi.useRealTimers();
  const game = await loadGame('helvetia');
  const state = game.setup(settle(game, 4), fastChance(3));
  const { view, decision } = must(situationOf(game, state, 0), 'seat 0 begins');
  const world = imagine(game, state, 0, fastChance(1));
  const asked = { game: 'helvetia', view, question: decision, world, seat: 0, seed: 1, spent: 0, explains: false };
  const { port1, port2 } = new MessageChannel();
  hostBots(port2);
  port1.start();
  port2.start();
  const live = thinking(() => undefined);
  live.connect(port1);
  const answer = live.think({ ...asked, level: 'master', program: null });
  await new Promise(resolve => setTimeout(resolve, 100));
  await live.hurry();
  // Unhurried it thinks for two seconds.
  expect((await answer).ms).toBeLessThan(1_000);
});
