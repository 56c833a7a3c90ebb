import { wordsIn } from '../../../text/words.tsx';
import { en, type Words } from './en.ts';

/** The board's own words; names of cards come from the game's catalogue. */
export const { useWords, WordsProvider } = wordsIn<Words>(en, {
  de: () => import('./de.ts').then(({ de }) => de),
});

export type { Words };
