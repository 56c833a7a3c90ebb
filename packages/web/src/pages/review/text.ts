import { usePreferences } from '../../preferences/preferences.ts';
import type { InLanguages } from '../../text/locales.ts';
import { de } from './text/de.ts';
import { en, type ReviewText } from './text/en.ts';

/** The words of review, fetched with its page. */
const WORDS: InLanguages<ReviewText> = { en, de };

export function useReviewText(): ReviewText {
  return WORDS[usePreferences().locale === 'de' ? 'de' : 'en'];
}

export type { ReviewText } from './text/en.ts';
