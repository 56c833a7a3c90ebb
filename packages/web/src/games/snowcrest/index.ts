import type { GameManifest } from '../manifest.ts';
import cover from './cover.svg?url';
import scene from './scene.svg?url';
import './style/cover.css';

export const snowcrest: GameManifest = {
  id: 'snowcrest',
  shelf: {
    en: {
      title: 'Snowcrest',
      line: 'Nine neighbours, stern guardians, one mountain',
      meta: '1–4 players, ten solo levels',
    },
    de: {
      title: 'Snowcrest',
      line: 'Neun Nachbarn, strenge Wächter, ein Berg',
      meta: '1–4 Spieler, Solo in zehn Stufen',
    },
  },
  cover,
  scene,
  presets: [
    { id: 'first', seats: 2, settings: { basic: true } },
    { id: 'two', seats: 2, settings: {} },
    { id: 'whole', seats: 3, settings: {} },
    { id: 'four', seats: 4, settings: {} },
    { id: 'alone', seats: 1, settings: {} },
  ],
  leaning: 'builder',
  board: () => import('./SnowcrestBoard.tsx'),
  cardFace: () => import('./help/HelpFace.tsx'),
  cardLegend: () => import('./help/Legend.tsx'),
  seatFace: () => import('./SeatFace.tsx'),
  stylePage: () => import('./SnowcrestStyle.tsx'),
  moments: () => import('./moments/index.tsx'),
  sinceTurn: () => import('./sinceTurn.ts'),
  waysOut: () => import('./waysOut.ts'),
  clauses: () => import('clauses:snowcrest'),
  rulebook: () => import('./rules/index.ts').then(({ rulebook }) => rulebook),
  lessons: () => import('./lessons/index.ts').then(({ lessons }) => lessons),
  problems: () => import('./problems.json'),
  guide: () => import('./guide/index.ts').then(({ guide }) => guide),
};
