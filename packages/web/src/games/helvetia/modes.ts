import type { Mode } from '../manifest.ts';

const modes: readonly Mode[] = [
  {
    id: 'easy',
    words: { en: 'Easy first game', de: 'Leichtes erstes Spiel' },
    fits: ({ setupVariant }) => setupVariant === 'easy',
  },
  { id: 'advanced', words: { en: 'With the draft', de: 'Mit Aussuchen' }, fits: () => true },
];

export default modes;
