// Our server as it is shipped: SQLite in a file, every move on the disk before it is acknowledged.
import { enableCompileCache } from 'node:module';
import { answerParent } from './child.ts';

enableCompileCache();
const { GAMES, openServer, readConfig } = await import('@thorp/server');
const { hamlet } = await import('@thorp/testkit/hamlet');

const games = { ...GAMES, hamlet: { module: '@thorp/testkit/hamlet', load: async () => hamlet } };
const { port } = await openServer(readConfig(process.env), { games });
answerParent(port);
