import { wordsIn } from '../../text/words.tsx';
import { en, type ProblemWords } from './text/en.ts';

export const { useWords, WordsProvider } = wordsIn<ProblemWords>(en, {
  de: () => import('./text/de.ts').then(({ de }) => de),
});
