import { usePreferences } from '../../preferences/preferences.ts';
import type { InLanguages } from '../../text/locales.ts';
import { de } from './text/de.ts';
import { en, type EndingText } from './text/en.ts';

/** The words of the end of a game, fetched with the first end. */
const WORDS: InLanguages<EndingText> = { en, de };

export function useEndingText(): EndingText {
  return WORDS[usePreferences().locale === 'de' ? 'de' : 'en'];
}

export type { EndingText } from './text/en.ts';
