import { ThorpError, type Game } from '@thorp/kernel';
import { didYouMean } from './nearest.ts';

/** Games by id, each loaded when it is asked for, so that the command starts quickly. */
export type Registry = { readonly [id: string]: () => Promise<Game> };

export async function loadGame(registry: Registry, id: string): Promise<Game> {
  const load = Object.hasOwn(registry, id) ? registry[id] : undefined;
  if (load) return load();
  const ids = Object.keys(registry);
  const hint = didYouMean(id, ids) ?? `choose one of ${ids.join(', ')}`;
  throw new ThorpError('unknown-game', `there is no game '${id}'; ${hint}`);
}

export async function loadAll(registry: Registry): Promise<Game[]> {
  return Promise.all(Object.values(registry).map(load => load()));
}
