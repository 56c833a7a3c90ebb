import type { GameAddress } from '@thorp/bots/node';
import { ThorpError, type Game } from '@thorp/kernel';

/** A game that tables can be opened for: loaded when it is asked for. */
export interface OfferedGame {
  /** The module that exports the game under its id, for worker threads. */
  readonly module: string;
  load(): Promise<Game>;
}

export type Games = { readonly [id: string]: OfferedGame };

export const GAMES: Games = {
  villagers: { module: '@thorp/villagers', load: async () => (await import('@thorp/villagers')).villagers },
  helvetia: { module: '@thorp/helvetia', load: async () => (await import('@thorp/helvetia')).helvetia },
  snowcrest: { module: '@thorp/snowcrest', load: async () => (await import('@thorp/snowcrest')).snowcrest },
  feudalia: { module: '@thorp/feudalia', load: async () => (await import('@thorp/feudalia')).feudalia },
};

export async function loadGame(games: Games, id: string): Promise<Game> {
  return offered(games, id).load();
}

export function addressOf(games: Games, id: string): GameAddress {
  return { module: import.meta.resolve(offered(games, id).module), name: id };
}

function offered(games: Games, id: string): OfferedGame {
  const found = Object.hasOwn(games, id) ? games[id] : undefined;
  if (found) return found;
  throw new ThorpError('unknown-game', `there is no such game; choose one of ${Object.keys(games).join(', ')}`);
}
