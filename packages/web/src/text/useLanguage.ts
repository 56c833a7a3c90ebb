import { useEffect, useState } from 'react';

/** In an object: useState would call words that are a function. */
interface Spoken<W> {
  readonly spoken: W;
}

/** The words of a language; null until they are loaded, so that no other language is shown first. */
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
    // English, if a language cannot be loaded.
    (languages[locale]?.() ?? Promise.resolve(en)).then(say, () => say(en));
    return () => {
      current = false;
    };
  }, [locale, en, languages]);
  return words;
}
