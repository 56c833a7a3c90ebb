import { useEffect, useState } from 'react';

/** In an object of their own: state would call words that are a function. */
interface Spoken<W> {
  readonly spoken: W;
}

/** The words of a language, or null until the first have come: nobody reads a wrong language first. */
export function useLanguage<W>(
  locale: string,
  en: W,
  languages: { readonly [locale: string]: () => Promise<W> },
): Spoken<W> | null {
  const [words, setWords] = useState<Spoken<W> | null>(locale === 'en' ? { spoken: en } : null);
  useEffect(() => {
    let current = true;
    const say = (spoken: W): void => {
      if (current) setWords(before => (before?.spoken === spoken ? before : { spoken }));
    };
    // English is better than nothing where a language cannot be fetched.
    (languages[locale]?.() ?? Promise.resolve(en)).then(say, () => say(en));
    return () => {
      current = false;
    };
  }, [locale, en, languages]);
  return words;
}
