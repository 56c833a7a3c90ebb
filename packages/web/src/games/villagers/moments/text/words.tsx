import { wordsIn } from '../../../../text/words.tsx';
import { en, type MomentWords } from './en.ts';

/** The words of the big moments. */
export const { useWords: useMomentWords, WordsProvider: MomentWordsProvider } = wordsIn<MomentWords>(en, {
  de: () => import('./de.ts').then(({ de }) => de),
});
