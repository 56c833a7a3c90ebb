import type { GameCounting, Mode } from '../counting.ts';

const modes: readonly Mode[] = [
  {
    id: 'easy',
    words: { en: 'Easy first game', de: 'Leichtes erstes Spiel' },
    fits: ({ setupVariant }) => setupVariant === 'easy',
  },
  { id: 'advanced', words: { en: 'With the draft', de: 'Mit Aussuchen' }, fits: () => true },
];

/** What the pages of figures know about the game. */
export const helvetia: GameCounting = {
  modes,
  ladders: [],
};
