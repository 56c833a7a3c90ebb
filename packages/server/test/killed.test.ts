import { describe, expect, test } from 'vitest';
import { killOnPostgres, killOnSqlite, promoteStandby, restartPostgres } from './chaos.ts';

/* Small versions; `npm run chaos` runs at full scale. */

describe('under load no acknowledged move is lost, none is done twice, and everybody plays on', () => {
  test.each([
    ['kill -9 of a server on SQLite', killOnSqlite, 1],
    ['kill -9 of two servers on PostgreSQL in turn', killOnPostgres, 1],
    ['restarts of PostgreSQL', restartPostgres, 1],
    ['promotion of a synchronous standby', promoteStandby, 1],
  ])('%s', { tags: ['slow'], timeout: 900_000 }, async (_, strike, blows) => {
    const { acknowledged } = await strike({ blows, pairs: 2 });
    expect(acknowledged).toBeGreaterThan(blows * 10 - 1);
  });
});
