import { createContext, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useText } from './text.tsx';

/** A board's own words: English is at hand, other languages are fetched when they are chosen. */
export interface BoardWords<W> {
  useWords(): W;
  readonly WordsProvider: ComponentType<{ children: ReactNode }>;
}

export function wordsIn<W>(en: W, languages: { readonly [locale: string]: () => Promise<W> }): BoardWords<W> {
  const Spoken = createContext<W>(en);
  const spokenIn = (locale: string): Promise<W> => languages[locale]?.() ?? Promise.resolve(en);
  return {
    useWords: () => use(Spoken),
    WordsProvider({ children }) {
      const { locale } = useText();
      const [words, setWords] = useState<{ readonly spoken: W }>({ spoken: en });
      useEffect(() => {
        let current = true;
        void spokenIn(locale).then(spoken => current && setWords({ spoken }));
        return () => {
          current = false;
        };
      }, [locale]);
      return <Spoken value={words.spoken}>{children}</Spoken>;
    },
  };
}
