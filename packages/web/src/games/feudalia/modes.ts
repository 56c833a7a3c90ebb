import type { Mode } from '../manifest.ts';

const modes: readonly Mode[] = [
  { id: 'alone', words: { en: 'Solitaire', de: 'Solitär' }, fits: (_, seats) => seats === 1 },
  { id: 'iron', words: { en: 'Iron mode', de: 'Eiserner Modus' }, fits: ({ iron }) => iron === true },
  { id: 'trial', words: { en: 'Time trial', de: 'Gegen die Zeit' }, fits: ({ timeTrial }) => timeTrial === true },
  { id: 'scenario', words: { en: 'Scenario', de: 'Szenario' }, knob: 'scenario', fits: () => true },
];

export default modes;
