import { ThorpError, type Game } from '@thorp/kernel';
import type { GameAddress } from '@thorp/bots/node';
import { didYouMean } from './nearest.ts';

/** A game by its id: loaded when it is asked for, so that the command starts quickly. */
export interface GameEntry {
  /** The module that exports the game under its id, for worker threads. */
  readonly module: string;
  /** The module of what its bots have learned, if they have. */
  readonly learned?: string;
  load(): Promise<Game>;
}

/** Games by id. */
export type Registry = { readonly [id: string]: GameEntry };

export async function loadGame(registry: Registry, id: string): Promise<Game> {
  return entryOf(registry, id).load();
}

/** Where a worker thread finds the game. */
export function addressOf(registry: Registry, id: string): GameAddress {
  const { module, learned } = entryOf(registry, id);
  const address = { module: import.meta.resolve(module), name: id };
  return learned === undefined ? address : { ...address, learned: import.meta.resolve(learned) };
}

export async function loadAll(registry: Registry): Promise<Game[]> {
  return Promise.all(Object.values(registry).map(({ load }) => load()));
}

function entryOf(registry: Registry, id: string): GameEntry {
  const found = Object.hasOwn(registry, id) ? registry[id] : undefined;
  if (found) return found;
  const ids = Object.keys(registry);
  const hint = didYouMean(id, ids) ?? `choose one of ${ids.join(', ')}`;
  throw new ThorpError('unknown-game', `there is no game '${id}'; ${hint}`);
}
