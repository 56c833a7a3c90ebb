// @module-tag slow
import { hostileLines } from '@thorp/testkit/hostile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngine } from './process.ts';

// A short run of `npm run hostile`, on the sample game.
const LINES = 3_000;

let engine: ReturnType<typeof openEngine>;
beforeAll(() => (engine = openEngine()));
afterAll(async () => expect(await engine.end()).toBe(0));

test('hostile lines are answered at once, and what is refused changes nothing', async () => {
  const { table } = await engine.ask({ do: 'new', game: 'hamlet', seats: 2, seed: 'oak' });
  for (let i = 0; i < 5; i++) await engine.ask({ do: 'choose', table, index: 0 });
  const { state } = await engine.ask({ do: 'state', table });
  const { record } = await engine.ask({ do: 'record', table });
  const next = hostileLines(7, [
    { do: 'new', game: 'hamlet', seats: 2, options: { rounds: 3 }, seed: 'x' },
    { do: 'load', game: 'hamlet', state },
    { do: 'choose', table, index: 99 },
    { do: 'choose', table, option: { kind: 'take', slot: 9 } },
    { do: 'view', table, seat: 0 },
    { do: 'bot', table, level: 'medium', ms: 20 },
    { do: 'undo', table },
    { do: 'replay', record, to: 3 },
  ]);
  let slowest = 0;
  let refused = 0;
  let before = await engine.ask({ do: 'state', table });
  for (let i = 0; i < LINES; i++) {
    const line = next();
    if (line.trim() === '') continue;
    const started = performance.now();
    const answer = await engine.line(line);
    slowest = Math.max(slowest, performance.now() - started);
    const now = await engine.ask({ do: 'state', table });
    if (!answer.ok) expect(now, line.slice(0, 300)).toEqual(before);
    if (!answer.ok) refused++;
    before = now;
  }
  expect(refused).toBeGreaterThan(LINES / 2);
  expect(slowest).toBeLessThan(1_000);
});
