import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openServer, openStore, readConfig } from '@thorp/server';
import { afterAll, expect, test } from 'vitest';
import { scratch, within } from './process.ts';

const { folder, drop } = scratch();
const config = readConfig({ THORP_DATA: join(folder, 'data'), PORT: '0', THORP_LOG: 'silent' });
const at = (name: string): string => join(folder, name);
const thorp = (command: string, file: string, data = config.data) => within([command, at(file), '--data', data], {});

afterAll(drop);

test('a store is copied while its server runs, put back when it does not, and moved as lines', async () => {
  const server = await openServer(config, { games: {} });
  expect(await thorp('backup', 'copy')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Keep the key') as string,
  });
  expect((await thorp('backup', 'copy')).code).toBe(1);
  expect(await thorp('restore', 'copy')).toMatchObject({ code: 1 });
  const second = await within(['serve', '--port', '0', '--data', config.data], {});
  expect(second).toMatchObject({ code: 2, err: expect.stringMatching(/^thorp: a server is running on/) as string });
  expect((await thorp('export', 'lines')).code).toBe(0);
  await server.drain();
  expect((await thorp('restore', 'copy')).code).toBe(0);
  const store = await openStore(config);
  await store.setDue('bell', 'k', 1);
  await store.close();
  expect((await thorp('export', 'more')).code).toBe(0);
  const moved = await thorp('import', 'more', at('moved'));
  expect(moved.out).toContain('1 rows were stored');
  expect(existsSync(at('moved'))).toBe(true);
});
