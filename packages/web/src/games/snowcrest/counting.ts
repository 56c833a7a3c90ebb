import type { GameCounting, Mode } from '../counting.ts';

const modes: readonly Mode[] = [
  { id: 'alone', words: { en: 'Ten levels, alone', de: 'Zehn Stufen, allein' }, fits: (_, seats) => seats === 1 },
  { id: 'basic', words: { en: 'Basic', de: 'Grundvariante' }, fits: ({ basic }) => basic === true },
  { id: 'whole', words: { en: 'The whole game', de: 'Das ganze Spiel' }, fits: () => true },
];

/** What the pages of figures know about the game. */
export const snowcrest: GameCounting = {
  modes,
  ladders: [{ settings: {}, words: { en: 'ten levels', de: 'zehn Stufen' }, counts: 'wins', knob: 'level' }],
};
