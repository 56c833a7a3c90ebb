import { usePreferences } from '../../preferences/preferences.ts';
import type { InLanguages } from '../../text/locales.ts';
import { de } from './text/de.ts';
import { en, type GamesText } from './text/en.ts';

/** The words of the list of games, fetched with its page. */
const WORDS: InLanguages<GamesText> = { en, de };

export function useGamesText(): GamesText {
  return WORDS[usePreferences().locale === 'de' ? 'de' : 'en'];
}

export type { GamesText } from './text/en.ts';
