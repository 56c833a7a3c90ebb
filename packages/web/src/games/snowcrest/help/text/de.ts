import type { HelpWords } from './en.ts';

export const de: HelpWords = {
  cost: { name: 'Oben links', means: 'Die Gerste, die das Ansiedeln kostet.' },
  corner: { name: 'Oben rechts', means: 'Wofür die Karte ausgegeben werden kann, aus der Hand oder aus dem Dorf.' },
  avoid: {
    name: 'Durchgestrichenes Omen',
    means: 'Ausgegeben wehrt es eine Forderung einer Wächter- oder Waldkarte ab.',
  },
  scroll: {
    name: 'Schriftrolle',
    means: 'Ein Punkt. Verlässt die letzte den Vorrat, wird die Runde zu Ende gespielt.',
  },
  omen: { name: 'Omen', means: 'Schiebt deinen Stein nach links. Am Ende zeigt er gewonnene oder verlorene Punkte.' },
  any: { name: 'Fragezeichen', means: 'Ein beliebiger Rohstoff.' },
  building: { name: 'Haus', means: 'Ein beliebiges Gebäude.' },
  hand: { name: 'Karten', means: 'Eine Karte aus deiner Hand.' },
  village: { name: 'Hütte', means: 'Ein offener Dorfbewohner aus deinem Dorf.' },
  pay: { name: 'Pfeil', means: 'Zahle, was davor steht, und du bekommst, was danach steht.' },
  trade: { name: 'Doppelpfeil', means: 'Tausche das eine gegen das andere, immer ein Glied der Kette weiter.' },
  draw: { name: 'Ziehen', means: 'Ziehe so viele Karten von deinem Stapel.' },
  meditate: {
    name: 'Meditieren',
    means: 'Nenne eine Zahl von Glocken. Die anderen passen oder zahlen mehr, und Schriftrollen werden verteilt.',
  },
  retrieve: { name: 'Zurück', means: 'Nimm eine Karte von deinem Ablagestapel auf die Hand.' },
  discardRedraw: { name: 'Tauschen', means: 'Wirf beliebig viele Handkarten ab und ziehe ebenso viele.' },
  restock: { name: 'Aufdecken', means: 'Drehe alle deine Gebäude wieder auf.' },
  venerate: { name: 'Verehren', means: 'Decke einen Wächter auf: Du bringst das Opfer, die anderen trifft der Fluch.' },
  recruit: {
    name: 'Anwerben',
    means: 'Diese Karte geht. Eine aus der Hand oder der Auslage nimmt umsonst ihren Platz ein und handelt.',
  },
  copy: { name: 'Kopieren', means: 'Führe eine Aktion eines offenen Dorfbewohners von jemand anderem aus.' },
  opponents: { name: 'Andere', means: 'Was folgt, trifft alle außer dir.' },
};
