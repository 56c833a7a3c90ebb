// `npm start`: builds what has changed, serves the page and says where.
import { buildIfChanged, DIST } from './build.ts';
import { addressesOf, LOCAL_ONLY, servePage } from './serve.ts';

const DEFAULT_PORT = 8080;

function wantedPort(): number {
  const { PORT } = process.env;
  if (PORT === undefined || PORT === '') return DEFAULT_PORT;
  const port = Number(PORT);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not '${PORT}'`);
}

try {
  const wanted = wantedPort();
  console.log('Thorp: checking whether the page has to be built …');
  if (await buildIfChanged()) console.log('Thorp: the page is built.');
  const host = process.env['HOST'] || LOCAL_ONLY;
  const { server, port } = await servePage(DIST, wanted, host);
  if (port !== wanted && wanted !== 0) console.log(`Thorp: port ${wanted} is taken.`);
  console.log(`Thorp: open ${addressesOf(host, port).join(' or ')}`);
  if (host === LOCAL_ONLY) console.log('Thorp: only this machine can open it; HOST=0.0.0.0 lets others in.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
} catch (error) {
  console.error(`Thorp: ${(error as Error).message}`);
  process.exitCode = 1;
}
