import type { Messages } from '../text/en.ts';

/** The games on the shelf, in order. */
export type GameId = keyof Messages['shelf'];

export const SHELF: readonly GameId[] = ['villagers', 'helvetia', 'snowcrest', 'feudalia'];

export function isOnShelf(game: string | null): game is GameId {
  return SHELF.some(each => each === game);
}
