import type { GameManifest } from '../manifest.ts';
import cover from './cover.svg?url';
import scene from './scene.svg?url';
import './style/cover.css';

export const villagers: GameManifest = {
  id: 'villagers',
  shelf: {
    en: {
      title: 'Villagers',
      line: 'Draft the road, build trades that feed each other',
      meta: '1–5 players, two solo modes',
    },
    de: {
      title: 'Villagers',
      line: 'Von der Straße ins Dorf: Berufe, die einander nähren',
      meta: '1–5 Spieler, zwei Solospiele',
    },
  },
  cover,
  scene,
  presets: [
    { id: 'first', seats: 3, settings: {} },
    { id: 'two', seats: 2, settings: {} },
    {
      id: 'seasons',
      seats: 4,
      settings: { events: true, teams: true, specials7: true, clay: true },
      words: {
        en: { title: 'All seasons', line: 'Events, Teams, Clay and the seven Specials.' },
        de: { title: 'Alle Jahreszeiten', line: 'Ereignisse, Trupps, Ton und die sieben neuen Besonderen.' },
      },
    },
    {
      id: 'monastery',
      seats: 1,
      settings: { mode: 'monastery' },
      words: {
        en: { title: 'Monastery', line: 'Alone against time and the Monastery.' },
        de: { title: 'Kloster', line: 'Allein gegen die Zeit und das Kloster.' },
      },
    },
    {
      id: 'countess',
      seats: 1,
      settings: { mode: 'countess' },
      words: {
        en: { title: 'Countess', line: 'Alone against the Countess and her village.' },
        de: { title: 'Gräfin', line: 'Allein gegen die Gräfin und ihr Dorf.' },
      },
    },
  ],
  leaning: 'locksmith',
  board: () => import('./VillagersBoard.tsx'),
  cardFace: () => import('./HelpFace.tsx'),
  cardLegend: () => import('./Legend.tsx'),
  scoreNotes: () => import('./ScoreNotes.tsx'),
  seatFace: () => import('./SeatFace.tsx'),
  stylePage: () => import('./VillagersStyle.tsx'),
  moments: () => import('./moments/index.tsx'),
  sinceTurn: () => import('./sinceTurn.ts'),
  waysOut: () => import('./waysOut.ts'),
  clauses: () => import('clauses:villagers'),
  rulebook: () => import('./rules/index.ts').then(({ rulebook }) => rulebook),
  lessons: () => import('./lessons/index.ts').then(({ lessons }) => lessons),
  problems: () => import('./problems.json'),
  guide: () => import('./guide/index.ts').then(({ guide }) => guide),
};
