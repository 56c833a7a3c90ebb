import type { GuideNotes } from './en.ts';

export const de: GuideNotes = {
  aim: {
    title: 'So gewinnst du',
    line: 'Baue, liefere Waren und gewinne Plättchen: All das bringt Punkte. Das Spiel endet nach der Runde, in der jemand zwanzig hat, und die meisten Punkte gewinnen.',
  },
  village: {
    title: 'Dein Dorf',
    line: 'Um das Dorfzentrum liegen Gebäude, darin wohnen deine Leute. Wer steht, ist wach und kann einmal die Ware des Gebäudes herstellen.',
  },
  coin: {
    title: 'Eine Münze ist eine Aktion',
    line: 'Eine Münze auf einer Person kauft ihre Aktion: bauen, liefern, ein Viertel wecken, heiraten, ein Kind bekommen. In einem Zug darfst du eine von ihnen so oft nutzen, wie du zahlen kannst. Am Ende der Runde kommen alle Münzen zurück.',
  },
  display: {
    title: 'Was gebaut werden kann',
    line: 'Jedes Gebäude verlangt Waren. Wache Leute stellen sie her, im eigenen Dorf und dort, wohin deine Leute geheiratet haben. Holz, Stein und Ziegel gibt es auch für je eine Münze.',
  },
  sleep: {
    title: 'Wer gearbeitet hat, schläft',
    line: 'Wer eine Ware hergestellt hat, legt sich hin und stellt nichts mehr her, auch in späteren Runden nicht. Nur der Nachtwächter weckt Leute auf.',
  },
  wedding: {
    title: 'Deine erste Hochzeit',
    line: 'Dein Bewohner wohnt jetzt in diesem Dorf und arbeitet dort für dich. Die Kinder des Paars gehören dem Besitzer des Dorfs.',
  },
  dowry: {
    title: 'Eine Mitgift',
    line: 'Wer in ein Dorf heiratet, nimmt eine Münze aus dessen Dorfzentrum. Die eigene Farbe kommt heim und ist eine Aktion mehr je Runde; eine andere wartet in deinem Dorfzentrum auf die nächste Hochzeit.',
  },
  waking: {
    title: 'Ein Viertel wacht auf',
    line: 'Alle in diesem Viertel stehen wieder, gleich welcher Farbe, und können noch einmal arbeiten. Es lohnt sich, viele nebeneinander schlafen zu lassen, bevor du sie weckst.',
  },
  child: {
    title: 'Dein erstes Kind',
    line: 'Es geht am Ende der Runde in die Schule, kann in der nächsten heiraten und kommt an deren Ende heim.',
  },
  tile: {
    title: 'Du hast ein Plättchen gewonnen',
    line: 'Wer die meisten Münzen auf eine Person gelegt hat, bekommt ihr Plättchen: 1 Punkt, solange du es hast, und einmal je Runde ihre Aktion ohne Münze. Andere können es dir abnehmen.',
  },
  scores: {
    title: 'Punkte bisher',
    line: 'Die rote Linie liegt bei zwanzig Punkten. Ein Tippen auf einen Spieler zeigt, woher seine Punkte kommen.',
  },
};
