import type { GuideNotes } from './en.ts';

export const de: GuideNotes = {
  fiefs: {
    title: 'Deine Lehen',
    line: 'Jedes hat Felder für Arbeiter und behält die Würfel, die dort entstehen. Ausgebaute Lehen bringen Punkte und öffnen einem Meister die Stadt.',
  },
  hand: {
    title: 'Fünf Vasallen',
    line: 'Spiele sie auf Felder, für ihren Einfluss (einmal je Zug) oder für Münzen. Was genutzt oder übrig ist, kommt auf den Ablagestapel, und neue Karten werden gezogen.',
  },
  town: {
    title: 'Die Stadt',
    line: 'Hier wirbst du Vasallen und Meister an, baust Lehen aus und an der Kathedrale, so oft du zahlen kannst.',
  },
  treasury: {
    title: 'Münzen halten nicht',
    line: 'Am Ende des Zugs bleibt nur ein Teil deiner Münzen; hier steht, wie viele. Gib den Rest aus.',
  },
};
