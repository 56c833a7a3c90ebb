import type { GameManifest } from '../manifest.ts';
import cover from './cover.svg?url';
import scene from './scene.svg?url';
import './style/cover.css';

export const helvetia: GameManifest = {
  id: 'helvetia',
  shelf: {
    en: {
      title: 'Helvetia',
      line: 'Marry, work, sleep: an Alpine village by families',
      meta: '2–4 players',
    },
    de: {
      title: 'Helvetia',
      line: 'Heiraten, arbeiten, schlafen: ein Alpendorf aus Familien',
      meta: '2–4 Spieler',
    },
  },
  cover,
  scene,
  seatColours: ['blue', 'yellow', 'red', 'white'],
  presets: [
    { id: 'first', seats: 2, settings: { setupVariant: 'easy' } },
    { id: 'whole', seats: 2, settings: {} },
    { id: 'four', seats: 4, settings: {} },
  ],
  leaning: 'builder',
  board: () => import('./HelvetiaBoard.tsx'),
  cardFace: () => import('./help/HelpFace.tsx'),
  cardLegend: () => import('./help/Legend.tsx'),
  seatFace: () => import('./SeatFace.tsx'),
  stylePage: () => import('./HelvetiaStyle.tsx'),
  moments: () => import('./moments/index.tsx'),
  sinceTurn: () => import('./sinceTurn.ts'),
  waysOut: () => import('./waysOut.ts'),
  clauses: () => import('clauses:helvetia'),
  rulebook: () => import('./rules/index.ts').then(({ rulebook }) => rulebook),
  lessons: () => import('./lessons/index.ts').then(({ lessons }) => lessons),
  problems: () => import('./problems.json'),
  guide: () => import('./guide/index.ts').then(({ guide }) => guide),
};
