import { gameOf } from '../../games/index.ts';
import type { Clause, GameRulebook, PicturesModule, RulesText } from '../../rulebook/types.ts';
import { useText } from '../../text/text.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';

/** A game's rules in the reader's language. */
export interface LoadedRules {
  readonly book: GameRulebook;
  readonly rules: RulesText;
}

/** Null until they are loaded, and for a game without rules pages. */
export function useRulebook(game: string): LoadedRules | null {
  const { locale } = useText();
  return useLoaded(async () => {
    const book = await gameOf(game)?.rulebook?.();
    return book ? { book, rules: await book.text[locale]() } : null;
  }, `${game} ${locale}`);
}

export function usePictures({ book }: LoadedRules): PicturesModule | null {
  return useLoaded(book.pictures, book.letter);
}

export type Clauses = ReadonlyMap<string, Clause>;

/** The exact text of a game's clauses. */
export function useClauses(game: string): Clauses | null {
  return useLoaded(async () => {
    const loaded = await gameOf(game)?.clauses?.();
    if (!loaded) return null;
    const ours = new Set(loaded.ours);
    return new Map(Object.entries(loaded.default).map(([id, text]) => [id, { text, ours: ours.has(id) }]));
  }, game);
}
