// boardgame.io's server with its store in memory.
import { createRequire } from 'node:module';
import { fastChance, shuffle } from '@thorp/kernel';
import { GAMES } from '@thorp/server';
import { hamletTwin, type Twin } from '../peers/twin.ts';
import { boardgameOf } from '../peers/wrapped.ts';
import { answerParent } from './child.ts';

process.env['NODE_ENV'] = 'production';

interface PeerModule {
  Server(options: { games: unknown[]; origins: unknown[] }): {
    run(options: { port: number }): Promise<{ appServer: { address(): { port: number } } }>;
  };
}

/** Longer than any run. */
const ROUNDS = 60;
let games = 0;

/** Matches that are opened by their first player have no setup data. */
const hamlet: typeof hamletTwin = {
  ...hamletTwin,
  setup(context) {
    const dice = { chance: fastChance(games++), learnt: 0 };
    const deck = shuffle(
      dice,
      Array.from({ length: 132 }, (_, card) => card),
    );
    return hamletTwin.setup?.(context, { rounds: ROUNDS, deck }) as Twin;
  },
};

const real = await Promise.all(Object.values(GAMES).map(async ({ load }) => boardgameOf(await load())));
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as PeerModule;
const { appServer } = await Server({ games: [hamlet, ...real], origins: [/localhost/, /127\.0\.0\.1/] }).run({
  port: 0,
});
answerParent(appServer.address().port);
