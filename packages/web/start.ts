// `npm start`: builds what has changed, serves the page and says where.
import { buildIfChanged, DIST } from './build.ts';
import { servePage } from './serve.ts';

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
  console.log('Thorp: looking whether the page has to be built …');
  if (await buildIfChanged()) console.log('Thorp: the page is built.');
  const { server, port } = await servePage(DIST, wanted);
  if (port !== wanted && wanted !== 0) console.log(`Thorp: port ${wanted} is taken.`);
  console.log(`Thorp: open http://localhost:${port}`);
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
