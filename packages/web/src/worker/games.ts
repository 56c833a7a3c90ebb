import { ThorpError, type Game, type Types } from '@thorp/kernel';

/** Where each game comes from: a chunk of its own, fetched when somebody sits down to it. */
const LOADERS: { readonly [id: string]: () => Promise<unknown> } = {
  villagers: () => import('@thorp/villagers').then(({ villagers }) => villagers),
  helvetia: () => import('@thorp/helvetia').then(({ helvetia }) => helvetia),
  snowcrest: () => import('@thorp/snowcrest').then(({ snowcrest }) => snowcrest),
  feudalia: () => import('@thorp/feudalia').then(({ feudalia }) => feudalia),
};

/** A game by its id, as the host sees all games: without knowing their types. */
export async function loadGame(id: string): Promise<Game> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (!load) throw new ThorpError('unknown-game', `there is no game '${id}' here`, { game: id });
  return (await load()) as Game<Types>;
}
