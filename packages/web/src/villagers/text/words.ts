import { useText } from '../../text/text.tsx';
import { de } from './de.ts';
import { en, type Words } from './en.ts';

const WORDS: { readonly [locale: string]: Words } = { en, de };

/** The board's own words; names of cards come from the game's catalogue. */
export function useWords(): Words {
  return WORDS[useText().locale] ?? en;
}

export type { Words };
