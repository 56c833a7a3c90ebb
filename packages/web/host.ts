// `npm run host`: the table server with a page that was built before, on the port from the environment.
import { existsSync } from 'node:fs';
import { messageOf } from '@thorp/kernel';
import { openServer, readConfig } from '@thorp/server';
import { DIST } from './dist.ts';
import { pageHandler } from './serve.ts';

try {
  if (!existsSync(DIST)) throw new Error('the page is not built; run `npm run page` first');
  const server = await openServer(readConfig(process.env), { page: pageHandler(DIST) });
  console.log(`Thorp: page and tables on port ${server.port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.drain());
} catch (error) {
  console.error(`Thorp: ${messageOf(error)}`);
  process.exitCode = 1;
}
