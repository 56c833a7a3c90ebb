import type { GuideNotes } from './en.ts';

export const de: GuideNotes = {
  aim: {
    title: 'So gewinnst du',
    line: 'Wer nach dem zweiten Markt das meiste Gold hat, gewinnt. Gold bringen deine Leute: Hol sie von der Straße, baue Ketten von Handwerken und lass sie arbeiten, bis die Märkte zahlen.',
  },
  aimMonastery: {
    title: 'So gewinnst du',
    line: 'Du spielst um einen Rang: 80 Gold am Ende machen dein Dorf zum Weiler, 100 zum Dorf, 150 zur Stadt und 200 zur Hauptstadt. Die letzte Runde endet mit dem zweiten Markt.',
  },
  aimCountess: {
    title: 'So gewinnst du',
    line: 'Du brauchst mehr Gold als die Gräfin, wenn der zweite Markt gezahlt hat. Ihr Dorf wird bezahlt wie deines.',
  },
  wishes: {
    title: 'Was das Kloster will',
    line: 'Nach jedem deiner Züge beim Nehmen geht jemand von der Straße ins Kloster: wer das erste dieser Zeichen trägt, das dort liegt. Die markierte Zeile gilt in dieser Runde.',
  },
  gift: {
    title: 'Ihr Dorf wächst mit deinem',
    line: 'Nach jedem Nehmen gibst du ihr jemanden von der Straße, und nach jeder Runde nimmt sie jemanden aus der Reserve. Gib ihr, was wenig einbringt.',
  },
  decrees: {
    title: 'Was sie vorhat',
    line: 'Diese Ereignisse kommen am Ende der Runde, in der Reihenfolge, die du wählst, außer sie nennen einen anderen Zeitpunkt. Ein Tippen sagt, was eines tut.',
  },
  cover: {
    title: 'Jemand ist verdeckt',
    line: 'Der Streifen behält sein Handwerk und sein Schloss, und beide zählen weiter. Nahrung, Hämmer und Gold zählen nicht mehr: Nur wer oben steht, arbeitet.',
  },
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
    line: 'Handwerke stehen aufeinander: Holzfäller, Radmacher, Wagenbauer. Die meisten Karten nennen, worauf sie stehen; wer allein steht, beginnt ein eigenes Haus.',
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
  padlock: {
    title: 'Du hast ein Schloss geöffnet',
    line: 'Wer den Schlüssel hat, bekommt 2 Gold: von dir, wenn er im Dorf eines anderen steht, von der Bank, wenn er in deinem steht. Hat ihn niemand, nimmt die Bank deine 2 Gold.',
  },
  paid: {
    title: 'Der Markt hat gezahlt',
    line: 'Bezahlt wurden Goldzeichen und Münzen; Silber zahlt nur der zweite und letzte Markt. „Markt zahlt“ sagt, was dein Dorf jetzt bekäme.',
  },
  scores: {
    title: 'Wie es steht',
    line: 'Das Gold von allen, Zeile für Zeile mit seiner Herkunft. Mehr braucht es nicht: viel Freude am Spiel.',
  },
};
