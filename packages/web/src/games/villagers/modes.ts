import type { Mode } from '../manifest.ts';

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

export default modes;
