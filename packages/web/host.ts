// `npm run host`: the table server with a page that was built before, on the port from the environment.
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';

// Compiled code is kept between starts, so that a restart takes less time.
enableCompileCache();
const { messageOf } = await import('@thorp/kernel');
const { openServer, readConfig } = await import('@thorp/server');
const { DIST } = await import('./dist.ts');
const { pageHandler } = await import('./serve.ts');

try {
  if (!existsSync(DIST)) throw new Error('the page is not built; run `npm run page` first');
  const server = await openServer(readConfig(process.env), { page: pageHandler(DIST) });
  console.log(`Thorp: page and tables on port ${server.port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.drain());
} catch (error) {
  console.error(`Thorp: ${messageOf(error)}`);
  process.exitCode = 1;
}
