import type { GameManifest } from '../manifest.ts';
import cover from './cover.svg?url';
import scene from './scene.svg?url';
import './style/cover.css';

export const feudalia: GameManifest = {
  id: 'feudalia',
  shelf: {
    en: {
      title: 'Feudalia',
      line: 'Three fiefs, a deck of vassals and a cathedral',
      meta: '1–4 players, scenarios',
    },
    de: {
      title: 'Feudalia',
      line: 'Drei Lehen, ein Stapel Vasallen und eine Kathedrale',
      meta: '1–4 Spieler, Szenarien',
    },
  },
  cover,
  scene,
  scale: 2,
  presets: [
    { id: 'first', seats: 2, settings: { scenario: 'T1' } },
    {
      id: 'second',
      seats: 2,
      settings: { scenario: 'T2' },
      words: {
        en: { title: 'Second game', line: 'The next step of the tutorial, with more cards.' },
        de: { title: 'Zweites Spiel', line: 'Der nächste Schritt der Einführung, mit mehr Karten.' },
      },
    },
    {
      id: 'third',
      seats: 2,
      settings: { scenario: 'T3' },
      words: {
        en: { title: 'Third game', line: 'The last step of the tutorial, with everything in it.' },
        de: { title: 'Drittes Spiel', line: 'Der letzte Schritt der Einführung, mit allem darin.' },
      },
    },
    { id: 'whole', seats: 3, settings: { events: true } },
    {
      id: 'quick',
      seats: 3,
      settings: { quickStart: true },
      words: {
        en: { title: 'Quick start', line: 'Better cards before the first turn.' },
        de: { title: 'Schnellstart', line: 'Bessere Karten vor dem ersten Zug.' },
      },
    },
    { id: 'alone', seats: 1, settings: {} },
  ],
  leaning: 'builder',
  board: () => import('./FeudaliaBoard.tsx'),
  cardFace: () => import('./help/HelpFace.tsx'),
  cardLegend: () => import('./help/Legend.tsx'),
  seatFace: () => import('./SeatFace.tsx'),
  stylePage: () => import('./FeudaliaStyle.tsx'),
  sinceTurn: () => import('./sinceTurn.ts'),
  waysOut: () => import('./waysOut.ts'),
  moments: () => import('./moments/index.tsx'),
  clauses: () => import('clauses:feudalia'),
  rulebook: () => import('./rules/index.ts').then(({ rulebook }) => rulebook),
  lessons: () => import('./lessons/index.ts').then(({ lessons }) => lessons),
  problems: () => import('./problems.json'),
  guide: () => import('./guide/index.ts').then(({ guide }) => guide),
};
