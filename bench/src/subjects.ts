import type { Game } from '@thorp/kernel';
import { GAMES } from '@thorp/server/games';
import { ourSubject, type ModuleSets } from './ours.ts';
import type { Subject } from './trial.ts';

/** The kind of a subject: one of the four games, our sample game, or another project's engine. */
export type Kind = 'game' | 'sample' | 'peer';

interface Entry {
  readonly kind: Kind;
  /** Decisions after which its code is compiled, for the count of instructions. */
  readonly warm: number;
  /** Called only by the worker that measures it. */
  load(): Promise<Subject>;
}

/** Measured in addition to the defaults: games must also be fast with their modules. */
const SETS: { readonly [game: string]: ModuleSets } = {
  villagers: {
    'all seasons': { settings: { events: true, teams: true, specials7: true, extraGraper: true }, from: 1 },
    countess: { settings: { mode: 'countess' }, from: 1, to: 1 },
    'retail countess': { settings: { mode: 'countess', countessProfile: 'retail' }, from: 1, to: 1 },
  },
  feudalia: { 'events, trading, iron': { settings: { events: true, trading: true, iron: true }, from: 3 } },
};

const WARM = 60_000;

export const SUBJECTS: { readonly [id: string]: Entry } = {
  ...Object.fromEntries(Object.entries(GAMES).map(([id, { load }]) => [id, ours(id, load)])),
  hamlet: { kind: 'sample', warm: WARM, load: async () => ourSubject((await import('@thorp/testkit/hamlet')).hamlet) },
  'boardgame.io': { kind: 'peer', warm: 6_000, load: async () => (await import('./peers/boardgame.ts')).boardgame },
  chessops: { kind: 'peer', warm: 20_000, load: async () => (await import('./peers/chess.ts')).chess },
};

function ours(id: string, load: () => Promise<Game>): Entry {
  return { kind: 'game', warm: WARM, load: async () => ourSubject(await load(), SETS[id]) };
}
