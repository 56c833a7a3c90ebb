import { ThorpError, type Game } from '@thorp/kernel';
import type { GameAddress } from '@thorp/bots/node';
import { addressOf as addressIn, type Games } from '@thorp/server/games';
import { didYouMean } from './nearest.ts';

/** Games by id, loaded on demand, so that the command starts quickly. */
export type Registry = Games;

export async function loadGame(registry: Registry, id: string): Promise<Game> {
  return entryOf(registry, id).load();
}

/** Where a worker thread finds the game. */
export function addressOf(registry: Registry, id: string): GameAddress {
  entryOf(registry, id);
  return addressIn(registry, id);
}

export async function loadAll(registry: Registry): Promise<Game[]> {
  return Promise.all(Object.values(registry).map(({ load }) => load()));
}

/** Adds a hint for misspelt names, which the server's list does not give. */
function entryOf(registry: Registry, id: string): Registry[string] {
  const found = Object.hasOwn(registry, id) ? registry[id] : undefined;
  if (found) return found;
  const ids = Object.keys(registry);
  const hint = didYouMean(id, ids) ?? `choose one of ${ids.join(', ')}`;
  throw new ThorpError('unknown-game', `there is no game '${id}'; ${hint}`);
}
