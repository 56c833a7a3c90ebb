import type { Game, Types } from '@thorp/kernel';
import { ourSubject, type ModuleSets } from './ours.ts';
import type { Subject } from './trial.ts';

/** What a subject is to the report: one of the four games, our sample game, or somebody else's engine. */
export type Kind = 'game' | 'sample' | 'peer';

interface Entry {
  readonly kind: Kind;
  /** Loaded by the worker that measures it, and by nobody else. */
  load(): Promise<Subject>;
}

/** Settings measured besides the defaults, at every seat count: a game that is quick only without its modules is not quick. */
const SETS: { readonly [game: string]: ModuleSets } = {};

export const SUBJECTS: { readonly [id: string]: Entry } = {
  villagers: ours('villagers', async () => (await import('@thorp/villagers')).villagers),
  helvetia: ours('helvetia', async () => (await import('@thorp/helvetia')).helvetia),
  snowcrest: ours('snowcrest', async () => (await import('@thorp/snowcrest')).snowcrest),
  feudalia: ours('feudalia', async () => (await import('@thorp/feudalia')).feudalia),
  hamlet: { kind: 'sample', load: async () => ourSubject((await import('@thorp/testkit/hamlet')).hamlet) },
  'boardgame.io': { kind: 'peer', load: async () => (await import('./peers/boardgame.ts')).boardgame },
  chessops: { kind: 'peer', load: async () => (await import('./peers/chess.ts')).chess },
};

function ours<T extends Types>(id: string, game: () => Promise<Game<T>>): Entry {
  return { kind: 'game', load: async () => ourSubject(await game(), SETS[id]) };
}
