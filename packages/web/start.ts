import { messageOf } from '@thorp/kernel';
// `npm start`: builds what has changed, serves the page and the table server on one port, and says where.
import { openServer, readConfig, type Config, type TableServer } from '@thorp/server';
import { buildIfChanged, DIST } from './build.ts';
import { hasCode, pageHandler } from './serve.ts';
import { welcomeLines } from './welcome.ts';

/** How many ports are tried if the wanted one is taken. */
const TRIES = 20;

/**
 * For people in one room, every device in the network may open the page: guests need no account, and a table is found
 * only by its link. HOST=127.0.0.1 limits it to this machine.
 */
const USUAL = { HOST: '0.0.0.0', THORP_LOG: 'warn' };

function environment(): { readonly [name: string]: string | undefined } {
  const given = Object.entries(process.env).filter(([, value]) => value !== '');
  return { ...USUAL, ...Object.fromEntries(given) };
}

async function openOnFreePort(config: Config): Promise<TableServer> {
  const options = { page: pageHandler(DIST) };
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return await openServer({ ...config, port: config.port === 0 ? 0 : config.port + tries }, options);
    } catch (error) {
      if (!hasCode(error, 'EADDRINUSE')) throw error;
    }
  }
  throw new Error(`ports ${config.port} to ${config.port + TRIES - 1} are all taken; set PORT to a free one`);
}

try {
  const config = readConfig(environment());
  console.log('Thorp: checking whether the page has to be built …');
  if (await buildIfChanged()) console.log('Thorp: the page is built.');
  const server = await openOnFreePort(config);
  if (server.port !== config.port && config.port !== 0) console.log(`Thorp: port ${config.port} is taken.`);
  console.log(welcomeLines(config.host, server.port, process.stdout.isTTY).join('\n'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.drain());
} catch (error) {
  console.error(`Thorp: ${messageOf(error)}`);
  process.exitCode = 1;
}
