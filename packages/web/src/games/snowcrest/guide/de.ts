import type { GuideNotes } from './en.ts';

export const de: GuideNotes = {
  aim: {
    title: 'So gewinnst du',
    line: 'Sammle Schriftrollen: Jede ist ein Punkt. Auch Gebäude ab dem sechsten, gute Omen und das meiste von einem Rohstoff bringen Punkte. Verlässt die letzte Schriftrolle den Vorrat, wird die Runde zu Ende gespielt, und die meisten Punkte gewinnen.',
  },
  hand: {
    title: 'Deine eigenen Leute',
    line: 'Die Gerste oben links ist der Preis einer Karte. Eine Handkarte kann auch für die Zeichen in ihrer Ecke ausgegeben werden.',
  },
  village: {
    title: 'Eine Aktion je Zug',
    line: 'Nutze jemanden, der offen liegt, oder siedle jemanden an. Wer gearbeitet hat, wird verdeckt.',
  },
  row: {
    title: 'Dorfbewohner für alle',
    line: 'Aus dieser Auslage darf jeder jemanden ansiedeln. Wer neu einzieht, handelt sofort und wird dann verdeckt.',
  },
  goals: {
    title: 'Erfolge',
    line: 'Wer zuerst hat, was eine Karte verlangt, nimmt ihre Schriftrollen.',
  },
  line: {
    title: 'Eine Linie ist fast geschlossen',
    line: 'Zwei Dorfbewohner einer Reihe, Spalte oder Diagonale liegen verdeckt. Liegt auch der dritte so, ist dein nächster Zug eine Rast. Hier siehst du, was sie bringt.',
  },
  scrolls: {
    title: 'Deine ersten Schriftrollen',
    line: 'Sie kommen von hier. Meditieren, Verehren und Erfolge bringen Schriftrollen. Die letzte in diesem Vorrat bringt das Ende des Spiels.',
  },
  rest: {
    title: 'Deine erste Rast',
    line: 'Eine Rast ist dein ganzer Zug. Offene Dorfbewohner gaben die Zeichen in ihrer Ecke, verdeckte Startkarten je eine Gerste, und dann wurden alle aufgedeckt.',
  },
  omen: {
    title: 'Deine Omen',
    line: 'Der Stein zeigt, wie viele Punkte deine Omen am Ende bringen oder kosten. Ein Omen schiebt ihn nach links; eine Nonne oder ein Einsiedler schiebt ihn zurück.',
  },
  meditation: {
    title: 'Eine Meditation',
    line: 'Jemand nennt eine Zahl von Glocken. Die anderen passen der Reihe nach, was dieser Person Schriftrollen bringt, oder sie zahlen eine Glocke mehr und nehmen sie selbst.',
  },
  venerating: {
    title: 'Ein Geist erscheint',
    line: 'Erfülle die Forderungen eine nach der anderen: Gib, was verlangt wird, wehre ab oder nimm ein Omen. Den Lohn bekommt, wer am Zug ist; der Fluch trifft alle anderen.',
  },
};
