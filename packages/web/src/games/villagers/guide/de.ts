import type { GuideNotes } from './en.ts';

export const de: GuideNotes = {
  road: {
    title: 'Auf der Straße kommen Leute',
    line: 'Jede Runde beginnt mit dem Nehmen: reihum holt sich jeder einen Dorfbewohner. Lies die Karte von oben: ihr Handwerk, worauf sie steht, wer sie aufschließt, und am Fuß, was sie bringt.',
  },
  drafts: {
    title: 'Brot holt Leute',
    line: 'Du nimmst zwei Dorfbewohner je Runde und einen mehr für jedes Nahrungszeichen, das in deinem Dorf wirkt, höchstens fünf. Die Brote im Schild sind die, die noch fehlen.',
  },
  stacks: {
    title: 'Oder einen verdeckten',
    line: 'Oben auf einem Stapel ist nur das Handwerk zu sehen. Sind Stapel leer, öffnen Märkte: jede genommene Karte bringt das Ende näher.',
  },
  others: {
    title: 'Ein Blick zu den Nachbarn',
    line: 'Ihre Dörfer liegen offen. Wer den Dorfbewohner hat, der deine Karte aufschließt, bekommt deine zwei Gold. Ein Tippen zeigt ein Dorf groß.',
  },
  hand: {
    title: 'Jetzt wird gebaut',
    line: 'Zwei Karten aus der Hand und eine mehr für jeden Hammer, der wirkt. Wähle eine umrandete Karte oder zieh sie; die Plätze im Dorf, auf die sie darf, leuchten auf.',
  },
  village: {
    title: 'Eine Kette ist ein Haus',
    line: 'Handwerke stehen aufeinander: Holzfäller, Radmacher, Wagenbauer. Wer verdeckt ist, bringt keine Nahrung, keinen Hammer und kein Gold mehr; Handwerk und Schloss zählen weiter.',
  },
  off: {
    title: 'Schraffierte Karten warten',
    line: 'Tippe eine an, und sie sagt, warum: es fehlt, worauf sie steht, oder wer sie aufschließt. Die Zeile, an der es liegt, ist rot.',
  },
  basics: {
    title: 'Anfänge gibt es immer',
    line: 'Bis zu dreimal je Zug darfst du eine Handkarte gegen Holzfäller, Heumacher oder Bergmann tauschen. Die meisten Ketten beginnen mit einem von ihnen.',
  },
  undo: {
    title: 'Noch ist nichts endgültig',
    line: 'Nimm zurück, was du willst, solange nichts Neues ans Licht kam. Die Laterne fragt einen starken Bot um Rat.',
  },
  market: {
    title: 'Hier öffnet der Markt',
    line: 'Sind dieser Stapel und alle davor leer, werden die Dörfer bezahlt: Goldzeichen und die Münzen auf deinen Leuten, beim zweiten und letzten Markt auch Silber. Das meiste Gold gewinnt.',
  },
  scores: {
    title: 'Wie es steht',
    line: 'Das Gold von allen, Zeile für Zeile mit seiner Herkunft. Mehr braucht es nicht: viel Freude am Spiel.',
  },
};
