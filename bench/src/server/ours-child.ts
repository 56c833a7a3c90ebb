// Our server as it is shipped: SQLite in a file, every move on the disk before it is acknowledged.
import { GAMES, openServer, readConfig } from '@thorp/server';
import { hamlet } from '@thorp/testkit/hamlet';
import { answerParent } from './child.ts';

const games = { ...GAMES, hamlet: { module: '@thorp/testkit/hamlet', load: async () => hamlet } };
const { port } = await openServer(readConfig(process.env), { games });
answerParent(port);
