import type { InLanguages } from '../text/locales.ts';
import { useText } from '../text/text.tsx';

interface SinceTurnWords {
  readonly title: string;
  readonly done: string;
  more(n: number): string;
}

/* The words of the slip. They are loaded with the first change, not with the page. */
const WORDS: InLanguages<SinceTurnWords> = {
  en: { title: 'Since your turn', done: 'Got it', more: n => `${n} more in “What happened”.` },
  de: { title: 'Seit deinem Zug', done: 'Verstanden', more: n => `${n} weitere unter „Was geschah“.` },
};

export function useSinceTurnWords(): SinceTurnWords {
  const { locale } = useText();
  return locale === 'de' ? WORDS.de : WORDS.en;
}
