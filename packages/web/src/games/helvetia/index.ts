import type { GameManifest } from '../manifest.ts';
import cover from './cover.svg?url';
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
  seatColours: ['blue', 'yellow', 'red', 'white'],
  presets: [
    { id: 'first', seats: 2, settings: { setupVariant: 'easy' } },
    { id: 'whole', seats: 2, settings: {} },
    { id: 'four', seats: 4, settings: {} },
  ],
  board: () => import('./HelvetiaBoard.tsx'),
  stylePage: () => import('./HelvetiaStyle.tsx'),
  clauses: () => import('clauses:helvetia'),
  guide: () => import('./guide/index.ts').then(({ guide }) => guide),
};
