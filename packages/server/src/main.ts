// Runs the table server without a page: `node packages/server/src/main.ts`.
import { enableCompileCache } from 'node:module';

// Compiled code is kept between starts, so that a restart takes less time.
enableCompileCache();
const { messageOf } = await import('@thorp/kernel');
const { readConfig } = await import('./config.ts');
const { openServer } = await import('./server.ts');

try {
  const server = await openServer(readConfig(process.env));
  console.log(`Thorp: the table server listens on port ${server.port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.drain());
} catch (error) {
  console.error(`Thorp: ${messageOf(error)}`);
  process.exitCode = 1;
}
