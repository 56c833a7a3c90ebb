import type { GuideNotes } from './en.ts';

export const de: GuideNotes = {
  hand: {
    title: 'Deine eigenen Leute',
    line: 'Die Gerste oben links ist der Preis einer Karte. Eine Handkarte kann auch für die Zeichen in ihrer Ecke ausgegeben werden.',
  },
  village: {
    title: 'Neun Plätze',
    line: 'Ein Zug ist eine Aktion: jemanden nutzen, der offen liegt, oder jemanden hinzufügen. Wer gearbeitet hat, wird verdeckt; liegen drei in einer Reihe so, ruht das Dorf, nimmt ein und deckt alle wieder auf.',
  },
  row: {
    title: 'Reisende für alle',
    line: 'Wer in der Reihe liegt, kommt zu jedem, der ihn bezahlt.',
  },
  goals: {
    title: 'Erfolge',
    line: 'Wer zuerst tut, was eine Karte sagt, nimmt ihre Schriftrollen. Ist die letzte Schriftrolle aus dem Vorrat fort, wird die Runde zu Ende gespielt, und die meisten Punkte gewinnen.',
  },
};
