import type { Game, Phrases } from '@thorp/kernel';

/** Where the words of a game come from, by language and game. */
export type WordLoaders = { readonly [locale: string]: { readonly [game: string]: () => Promise<unknown> } };

/** Every game speaks English by itself; every other language is a chunk of its own, fetched when it is chosen. */
const LOADERS: WordLoaders = {
  de: {
    villagers: () => import('@thorp/villagers/de').then(({ de }) => de),
    helvetia: () => import('@thorp/helvetia/de').then(({ de }) => de),
    snowcrest: () => import('@thorp/snowcrest/de').then(({ de }) => de),
    feudalia: () => import('@thorp/feudalia/de').then(({ de }) => de),
  },
};

/** A game's words in a language, or in English where it has none in that language. */
export async function loadWords(game: Game, locale: string, loaders: WordLoaders = LOADERS): Promise<Phrases> {
  const load = loaders[locale]?.[game.id];
  return load ? ((await load()) as Phrases) : (game.text[locale] ?? game.text.en);
}
