import { useEffect, useState } from 'react';

/** In an object: useState would call words that are a function. */
interface Loaded<W> {
  readonly words: W;
}

/** The words of a language; null until they are loaded, so that no other language is shown first. */
export function useLanguage<W>(
  locale: string,
  en: W,
  languages: { readonly [locale: string]: () => Promise<W> },
): Loaded<W> | null {
  const [loaded, setLoaded] = useState<Loaded<W> | null>(locale === 'en' ? { words: en } : null);
  useEffect(() => {
    let current = true;
    const show = (words: W): void => {
      if (current) setLoaded(before => (before?.words === words ? before : { words }));
    };
    // English, if a language cannot be loaded.
    (languages[locale]?.() ?? Promise.resolve(en)).then(show, () => show(en));
    return () => {
      current = false;
    };
  }, [locale, en, languages]);
  return loaded;
}
