import { wordsIn } from '../../text/words.tsx';
import { en, type LearnWords } from './text/en.ts';

export const { useWords, WordsProvider } = wordsIn<LearnWords>(en, {
  de: () => import('./text/de.ts').then(({ de }) => de),
});
