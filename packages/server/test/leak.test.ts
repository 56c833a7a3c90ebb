import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { newReaders, openLeakServer, searchGame, type LeakServer } from './leaks.ts';

/* One game each; `npm run leaks` runs at full scale. */

let server: LeakServer;

beforeAll(async () => {
  server = await openLeakServer();
});

afterAll(() => server.close());

describe.each(Object.keys(GAMES))('everything sent in a game of %s', id => {
  test('follows from what its reader may know, and holds no secret', { tags: ['slow'] }, async () => {
    const readers = await newReaders(server, 0);
    const { compared } = await searchGame(server, readers, id, { longest: 400, positions: 100 });
    expect(compared).toBeGreaterThan(50);
    readers.close();
  });
});
