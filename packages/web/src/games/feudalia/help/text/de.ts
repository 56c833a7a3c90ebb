import type { HelpWords } from './en.ts';

export const de: HelpWords = {
  coins: { name: 'Münzen', means: 'Der Preis in Münzen, oder Münzen, die du bekommst.' },
  cubes: { name: 'Würfel', means: 'Weizen, Holz, Ton und Stein: der Preis in Waren, oder Waren, die du bekommst.' },
  anyCube: { name: 'Fragezeichen', means: 'Ein beliebiger Würfel.' },
  dismiss: {
    name: 'Minus und ein Wort',
    means: 'Teil des Preises: Eine Karte dieser Art verlässt deine Hand für immer.',
  },
  field: { name: 'Pflug', means: 'Was die Karte auf einem Feld eines deiner Lehen bringt.' },
  influence: {
    name: 'Schriftrolle',
    means: 'Was sie stattdessen am Hof bewirkt. Einmal Einfluss je Zug, außer es steht ein Plus dabei.',
  },
  evening: { name: 'Mond', means: 'Was sie am Abend bewirkt, am Ende des Zugs.' },
  income: { name: 'Geld', means: 'Die Münzen, die sie bringt, wenn sie für nichts anderes gespielt wird.' },
  noble: { name: 'Krone', means: 'Adel: entscheidet bei Gleichstand am Ende.' },
  flag: { name: 'Fahne', means: 'Das Lehen, in dessen Stadt dieser Meister wohnt, und die nötige Stufe.' },
  action: { name: 'Am Fuß', means: 'Was der Meister einmal je Zug tut; vor einem Pfeil, was es kostet.' },
};
