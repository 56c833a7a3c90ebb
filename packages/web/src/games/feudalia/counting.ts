import type { GameCounting, Mode } from '../counting.ts';

const modes: readonly Mode[] = [
  { id: 'alone', words: { en: 'Solitaire', de: 'Solitär' }, fits: (_, seats) => seats === 1 },
  { id: 'iron', words: { en: 'Iron mode', de: 'Eiserner Modus' }, fits: ({ iron }) => iron === true },
  { id: 'trial', words: { en: 'Time trial', de: 'Gegen die Zeit' }, fits: ({ timeTrial }) => timeTrial === true },
  { id: 'scenario', words: { en: 'Scenario', de: 'Szenario' }, knob: 'scenario', fits: () => true },
];

/** What the pages of figures know about the game. */
export const feudalia: GameCounting = {
  modes,
  ladders: [
    {
      settings: {},
      words: { en: 'solitaire', de: 'Solitär' },
      counts: 'points',
      knob: 'scenario',
      leaveOut: ['T1', 'T2', 'T3'],
      botMedians: () => import('./botMedians.ts'),
    },
  ],
};
