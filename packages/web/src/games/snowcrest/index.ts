import type { GameManifest } from '../manifest.ts';
import cover from './cover.svg?url';
import './style/cover.css';

export const snowcrest: GameManifest = {
  id: 'snowcrest',
  shelf: {
    en: {
      title: 'Snowcrest',
      line: 'Nine neighbours, stern guardians, one mountain',
      meta: '1–4 players, solo ladder',
    },
    de: {
      title: 'Snowcrest',
      line: 'Neun Nachbarn, strenge Wächter, ein Berg',
      meta: '1–4 Spieler, Sololeiter',
    },
  },
  cover,
  presets: [
    { id: 'first', seats: 2, settings: { basic: true } },
    { id: 'two', seats: 2, settings: {} },
    { id: 'whole', seats: 3, settings: {} },
    { id: 'four', seats: 4, settings: {} },
    { id: 'alone', seats: 1, settings: {} },
  ],
  board: () => import('./SnowcrestBoard.tsx'),
  stylePage: () => import('./SnowcrestStyle.tsx'),
  moments: () => import('./moments/index.tsx'),
  clauses: () => import('clauses:snowcrest'),
  guide: () => import('./guide/index.ts').then(({ guide }) => guide),
};
