import { feudalia } from './feudalia/index.ts';
import { helvetia } from './helvetia/index.ts';
import type { GameManifest } from './manifest.ts';
import { snowcrest } from './snowcrest/index.ts';
import { villagers } from './villagers/index.ts';

/** The games of the page in the order of the home page. `rules.ts` lists them for the workers. */
export const GAMES: readonly GameManifest[] = [villagers, helvetia, snowcrest, feudalia];

export function gameOf(id: string | null): GameManifest | null {
  return GAMES.find(game => game.id === id) ?? null;
}
