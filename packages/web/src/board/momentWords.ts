import type { InLanguages } from '../text/locales.ts';
import { useText } from '../text/text.tsx';

interface MomentWords {
  /** The viewer. */
  readonly you: string;
  readonly onward: string;
  readonly hold: string;
  readonly show: string;
  /** Read aloud with Continue. */
  readonly ring: string;
}

/* The words of the frame around big moments. They are loaded with the first moment, not with the page. */
const WORDS: InLanguages<MomentWords> = {
  en: { you: 'You', onward: 'Continue', hold: 'Hold', show: 'Show', ring: 'Goes on in 8 seconds, H holds.' },
  de: { you: 'Du', onward: 'Weiter', hold: 'Anhalten', show: 'Zeigen', ring: 'Geht in 8 Sekunden weiter, H hält an.' },
};

export function useMomentWords(): MomentWords {
  const { locale } = useText();
  return locale === 'de' ? WORDS.de : WORDS.en;
}
