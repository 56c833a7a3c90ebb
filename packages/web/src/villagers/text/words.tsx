import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { en, type Words } from './en.ts';

/** Languages beside English are fetched when they are chosen. */
const LANGUAGES: { readonly [locale: string]: () => Promise<Words> } = {
  de: () => import('./de.ts').then(({ de }) => de),
};

const Spoken = createContext<Words>(en);

/** The board's own words; names of cards come from the game's catalogue. */
export function useWords(): Words {
  return use(Spoken);
}

export function WordsProvider({ children }: { children: ReactNode }): ReactNode {
  const { locale } = useText();
  const [words, setWords] = useState<Words>(en);
  useEffect(() => {
    let current = true;
    const load = LANGUAGES[locale] ?? (() => Promise.resolve(en));
    void load().then(loaded => current && setWords(loaded));
    return () => {
      current = false;
    };
  }, [locale]);
  return <Spoken value={words}>{children}</Spoken>;
}

export type { Words };
