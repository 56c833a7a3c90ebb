import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { useText } from './text.tsx';
import { useLanguage } from './useLanguage.ts';

/** A board's own words: English is loaded with the board, other languages when they are chosen. */
export interface BoardWords<W> {
  useWords(): W;
  readonly WordsProvider: ComponentType<{ children: ReactNode }>;
}

export function wordsIn<W>(en: W, languages: { readonly [locale: string]: () => Promise<W> }): BoardWords<W> {
  const Words = createContext<W>(en);
  return {
    useWords: () => use(Words),
    WordsProvider({ children }) {
      const loaded = useLanguage(useText().locale, en, languages);
      return loaded ? <Words value={loaded.words}>{children}</Words> : null;
    },
  };
}
