import type { GameCounting, Mode } from '../counting.ts';

const SEASONS = ['events', 'teams', 'specials7', 'clay', 'seasonsSetup'];

const modes: readonly Mode[] = [
  {
    id: 'monastery',
    words: { en: 'The Monastery', de: 'Das Kloster' },
    fits: ({ mode }) => mode === 'monastery',
  },
  {
    id: 'countess',
    words: { en: 'The Countess', de: 'Die Gräfin' },
    fits: ({ mode }) => mode === 'countess',
  },
  {
    id: 'twins',
    words: { en: 'Twin Villages', de: 'Zwillingsdörfer' },
    fits: ({ twinVillages }) => twinVillages === true,
  },
  {
    id: 'poorest',
    words: { en: 'Poorest Village Wins', de: 'Das ärmste Dorf gewinnt' },
    fits: ({ poorestWins }) => poorestWins === true,
  },
  {
    id: 'seasons',
    words: { en: 'Shifting Seasons', de: 'Jahreszeiten' },
    fits: settings => SEASONS.some(module => settings[module] === true),
  },
  { id: 'base', words: { en: 'Base game', de: 'Grundspiel' }, fits: () => true },
];

/** What the pages of figures know about the game. */
export const villagers: GameCounting = {
  modes,
  ladders: [
    {
      settings: { mode: 'monastery' },
      words: { en: 'the Monastery', de: 'das Kloster' },
      counts: 'points',
      ranks: [
        { from: 80, words: { en: 'Hamlet', de: 'Weiler' } },
        { from: 100, words: { en: 'Village', de: 'Dorf' } },
        { from: 150, words: { en: 'Town', de: 'Stadt' } },
        { from: 200, words: { en: 'Capital', de: 'Hauptstadt' } },
      ],
    },
    {
      settings: { mode: 'countess' },
      words: { en: 'the Countess', de: 'die Gräfin' },
      counts: 'wins',
      rival: () => import('./countessFace.ts'),
      knob: 'countessProfile',
    },
  ],
};
