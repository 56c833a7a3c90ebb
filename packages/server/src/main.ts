import { messageOf } from '@thorp/kernel';
// Runs the table server without a page: `node packages/server/src/main.ts`.
import { readConfig } from './config.ts';
import { openServer } from './server.ts';

try {
  const server = await openServer(readConfig(process.env));
  console.log(`Thorp: the table server listens on port ${server.port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.drain());
} catch (error) {
  console.error(`Thorp: ${messageOf(error)}`);
  process.exitCode = 1;
}
