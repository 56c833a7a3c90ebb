import type { Answer, ThinkRequest } from '@thorp/table';
import { expect, test } from 'vitest';
import { serve } from '../src/protocol/remote.ts';
import { thinking } from '../src/worker/thinking.ts';

const REQUEST = {} as ThinkRequest;
const ANSWER: Answer = { option: { kind: 'pass' }, ms: 3 };

/** A port at whose other end somebody thinks; null never answers, as a dead worker does. */
function bots(think: (() => Promise<Answer>) | null): MessagePort {
  const { port1, port2 } = new MessageChannel();
  if (think) serve(port2, { think });
  port1.start();
  port2.start();
  return port1;
}

test('a living worker answers, and its errors are final', async () => {
  let restarts = 0;
  const live = thinking(() => restarts++);
  const early = live.think(REQUEST);
  live.connect(bots(async () => ANSWER));
  expect(await early).toEqual(ANSWER);
  live.connect(bots(() => Promise.reject(new Error('lost in thought'))));
  await expect(live.think(REQUEST)).rejects.toThrow('lost in thought');
  expect(restarts).toBe(0);
});

test('a worker that does not answer is replaced, and asked again', async () => {
  let restarts = 0;
  const live = thinking(() => {
    restarts++;
    live.connect(bots(async () => ANSWER));
  }, 20);
  live.connect(bots(null));
  expect(await live.think(REQUEST)).toEqual(ANSWER);
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
  }, 10);
  live.connect(bots(null));
  await expect(live.think(REQUEST)).rejects.toThrow('has broken');
  expect(restarts).toBe(1);
});
