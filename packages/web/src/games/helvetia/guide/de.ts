import type { GuideNotes } from './en.ts';

export const de: GuideNotes = {
  village: {
    title: 'Dein Dorf',
    line: 'Um die Dorfmitte liegen Gebäude, darin wohnen deine Leute. Wer steht, ist wach und stellt einmal die Ware des Gebäudes her; dann legt er sich schlafen.',
  },
  characters: {
    title: 'Fünf Figuren des Dorfs',
    line: 'Eine Münze auf einer Figur kauft ihre Tat: bauen, liefern, ein Viertel wecken, heiraten, ein Kind bekommen. In einem Zug darfst du eine von ihnen so oft nutzen, wie du zahlen kannst.',
  },
  display: {
    title: 'Was gebaut werden kann',
    line: 'Jedes Gebäude verlangt Waren. Wache Leute stellen sie her, im eigenen Dorf und dort, wohin deine Leute geheiratet haben.',
  },
  scores: {
    title: 'Zwanzig Punkte',
    line: 'Das Spiel endet nach der Runde, in der jemand zwanzig Punkte hat. Ein Tippen auf einen Spieler zeigt, woher sie kommen.',
  },
};
