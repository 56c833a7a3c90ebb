import type { GameAddress } from '@thorp/bots/node';
import { keysOf, ThorpError, type Game, type Phrases } from '@thorp/kernel';

/** A game that is loaded on demand. */
export interface OfferedGame {
  /** The module that exports the game under its id, for worker threads. */
  readonly module: string;
  /** The module of its nets, if it has any. */
  readonly learned?: string;
  load(): Promise<Game>;
  /** Languages other than English, which comes with the game. */
  readonly languages?: { readonly [language: string]: () => Promise<Phrases> };
}

export type Games = { readonly [id: string]: OfferedGame };

const OURS = {
  villagers: {
    module: '@thorp/villagers',
    learned: '@thorp/villagers/learned',
    load: async () => (await import('@thorp/villagers')).villagers,
    languages: { de: async () => (await import('@thorp/villagers/de')).de },
  },
  helvetia: {
    module: '@thorp/helvetia',
    learned: '@thorp/helvetia/learned',
    load: async () => (await import('@thorp/helvetia')).helvetia,
    languages: { de: async () => (await import('@thorp/helvetia/de')).de },
  },
  snowcrest: {
    module: '@thorp/snowcrest',
    learned: '@thorp/snowcrest/learned',
    load: async () => (await import('@thorp/snowcrest')).snowcrest,
    languages: { de: async () => (await import('@thorp/snowcrest/de')).de },
  },
  feudalia: {
    module: '@thorp/feudalia',
    learned: '@thorp/feudalia/learned',
    load: async () => (await import('@thorp/feudalia')).feudalia,
    languages: { de: async () => (await import('@thorp/feudalia/de')).de },
  },
} satisfies Games;

/** The games of the server and the command line, in the order in which they are listed. */
export const GAMES: Games = OURS;
export const GAME_IDS = keysOf(OURS);

export async function loadGame(games: Games, id: string): Promise<Game> {
  return offered(games, id).load();
}

/** A game's words in a language, or in English if it does not have that language. */
export async function loadWords(games: Games, id: string, language: string): Promise<Phrases> {
  const { languages = {}, load } = offered(games, id);
  const found = Object.hasOwn(languages, language) ? languages[language] : undefined;
  return found ? found() : (await load()).text.en;
}

/** Where a worker thread finds the game. */
export function addressOf(games: Games, id: string): GameAddress {
  const { module, learned } = offered(games, id);
  const address = { module: import.meta.resolve(module), name: id };
  return learned === undefined ? address : { ...address, learned: import.meta.resolve(learned) };
}

function offered(games: Games, id: string): OfferedGame {
  const found = Object.hasOwn(games, id) ? games[id] : undefined;
  if (found) return found;
  throw new ThorpError('unknown-game', `there is no such game; choose one of ${Object.keys(games).join(', ')}`);
}
