import { wordsIn } from '../../../../text/words.tsx';
import { en, type HelpWords } from './en.ts';

export const { useWords: useHelpWords, WordsProvider: HelpWordsProvider } = wordsIn<HelpWords>(en, {
  de: () => import('./de.ts').then(({ de }) => de),
});

export type { HelpWords };
