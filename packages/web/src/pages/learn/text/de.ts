import type { LearnWords } from './en.ts';

export const de: LearnWords = {
  name: 'Lektion',
  title: 'Lektionen',
  lead: 'Kurze Stellungen am echten Tisch: Jede zeigt eine Regel, und du spielst sie selbst.',
  of: (at, all) => `Lektion ${at} von ${all}`,
  hint: 'Tipp',
  rules: 'In den Regeln',
  again: 'Von vorn',
  done: 'Geschafft!',
  next: 'Nächste Lektion',
  toPath: 'Alle Lektionen',
  last: 'Das war die letzte Lektion. Jetzt ein ganzes Spiel, mit Hinweisen, wo es darauf ankommt.',
  first: 'Spielend lernen',
  isDone: 'geschafft',
  progress: (done, all) => `${done} von ${all} geschafft`,
  unknown: 'Diese Lektion gibt es nicht.',
};
