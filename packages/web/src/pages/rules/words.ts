import { wordsIn } from '../../text/words.tsx';
import { en, type RulesWords } from './text/en.ts';

export const { useWords, WordsProvider } = wordsIn<RulesWords>(en, {
  de: () => import('./text/de.ts').then(({ de }) => de),
});
