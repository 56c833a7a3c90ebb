import type { en } from './en.ts';

export const de: typeof en = {
  draft: {
    title: 'Jemanden mit Münzen nehmen',
    goal: 'Nimm den Dorfbewohner der Straße, auf dem Münzen liegen.',
    hint: 'Suche die Münze auf einer der sechs Karten in der Mitte und wähle diese Karte.',
    why: 'Münzen auf einem Dorfbewohner der Straße gehören dir, wenn du ihn nimmst. Die Lücke wird sofort gefüllt.',
    tries: {
      unseen: 'Bei einem Stapel siehst du nur die Zunft, und Münzen liegen dort keine. Nimm eine offene Karte.',
    },
    otherwise: 'Den darfst du nehmen, aber auf ihm liegt nichts. Suche die Münze.',
  },
  chain: {
    title: 'Eine Kette bauen',
    goal: 'Lass den Wagenbauer arbeiten: An jedem Markt zahlt er 9 Gold.',
    hint: 'Der Wagenbauer kommt auf einen Radmacher, und du hast einen. Wähle ihn auf der Hand, dann den Platz, der aufleuchtet.',
    why: 'Wer einen anderen nennt, wird direkt auf ihn gebaut: Holzfäller, Radmacher, Wagenbauer.',
    tries: {
      alone: 'Der steht allein und braucht keine Kette. Der Wagenbauer kommt auf deinen Radmacher.',
      basic: 'Einen Einfachen brauchst du jetzt nicht: Holzfäller und Radmacher sind schon da.',
      end: 'Dein Zug wäre zu Ende. Baue zuerst den Wagenbauer.',
    },
    otherwise: 'Das ist erlaubt, baut aber nicht den Wagenbauer.',
  },
  cover: {
    title: 'Nichts verdecken, was wirkt',
    goal: 'Baue einen Dorfbewohner und behalte die Nahrung deines Traubenlesers.',
    hint: 'Wer verdeckt ist, bringt keine Nahrung mehr. Wer von beiden kommt auf eine Karte, die nichts zeigt?',
    why: 'Der Strohdecker steht auf dem Heumacher, der keine Zeichen zu verlieren hat. Auf dem Traubenleser würde der Winzer die Nahrung verdecken.',
    tries: {
      covers:
        'Der Winzer verdeckt den Traubenleser: Seine Nahrung ist fort, und du nimmst in der nächsten Runde einen weniger.',
      end: 'Dein Zug wäre ohne neuen Dorfbewohner zu Ende.',
    },
    otherwise: 'Das ist erlaubt, aber baue eine deiner zwei Karten.',
  },
  basics: {
    title: 'Einen Einfachen holen',
    goal: 'Baue den Schmied. Er braucht einen Bergmann, und du hast noch keinen.',
    hint: 'Tausche eine Karte gegen einen Bergmann: Gib den Höhlenforscher und lege ihn auf irgendeinen Stapel. Dann baue den Schmied auf den Bergmann.',
    why: 'Bis zu dreimal je Zug darfst du eine Handkarte gegen Holzfäller, Heumacher oder Bergmann tauschen. Das kostet keine Bauaktion.',
    tries: {
      again: 'Einen Bergmann hast du jetzt. Baue den Schmied auf ihn.',
      other: 'Der Schmied steht auf einem Bergmann, nicht auf diesem.',
      lost: 'Jetzt ist der Schmied selbst fort. Gib die andere Karte.',
      end: 'Dein Zug wäre zu Ende. Hole zuerst einen Bergmann.',
    },
    otherwise: 'Das ist erlaubt, bringt aber den Schmied nicht ins Dorf.',
  },
  padlock: {
    title: 'Ein Schloss öffnen',
    goal: 'Baue den Glasbläser und öffne sein Schloss, ohne zu zahlen.',
    hint: 'Ein Schmied öffnet es. Dein eigener kostet dich nichts: Die Bank legt 2 Gold auf ihn.',
    why: 'Mit dem eigenen Schlüssel legt die Bank 2 Gold auf deinen Dorfbewohner. Beim Nachbarn hättest du 2 von deinen gezahlt.',
    tries: {
      neighbour: 'Das geht, kostet dich aber 2 Gold, und dein Nachbar bekommt sie. Du hast selbst einen Schmied.',
      end: 'Dein Zug wäre zu Ende. Baue zuerst den Glasbläser.',
    },
    otherwise: 'Das ist erlaubt, aber der Glasbläser wartet noch auf deiner Hand.',
  },
  market: {
    title: 'Den Markt herbeiholen',
    goal: 'Lass den ersten Markt in dieser Runde kommen: Leere Stapel 2.',
    hint: 'Stapel 1 ist leer, Stapel 2 hat noch eine Karte. Nimm sie; oder nimm jemanden von der Straße, dessen Lücke sie füllt.',
    why: 'Der erste Markt kommt in der Runde, in der die Stapel 1 und 2 beide leer sind. Lücken der Straße füllt der linke Stapel.',
    tries: { far: 'Dieser Stapel liegt nicht über dem ersten Markt. Der liegt unter Stapel 2.' },
    otherwise: 'Das leert Stapel 2 nicht.',
  },
};
