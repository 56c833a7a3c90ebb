import type { GuideWords } from './en.ts';

const sign = {
  title: 'Das Schild fragt',
  line: 'Es sagt immer, wer dran ist und was gefragt ist. Was du wählen darfst, hat einen bernsteinfarbenen Rand: tippe es an.',
};

export const de: GuideWords = {
  name: 'Anleitung',
  next: 'Verstanden',
  skip: 'Ohne Anleitung weiter',
  of: (told, all) => `${told} von ${all}`,
  key: 'G geht weiter',
  games: {
    villagers: {
      sign,
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
    },
    helvetia: {
      sign,
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
    },
    snowcrest: {
      sign,
      hand: {
        title: 'Deine eigenen Leute',
        line: 'Die Gerste oben links ist der Preis einer Karte. Eine Handkarte kann auch für die Zeichen in ihrer Ecke ausgegeben werden.',
      },
      village: {
        title: 'Neun Plätze',
        line: 'Ein Zug ist eine Tat: jemanden nutzen, der offen liegt, oder jemanden hinzufügen. Wer gearbeitet hat, wird verdeckt; liegen drei in einer Reihe so, ruht das Dorf, nimmt ein und deckt alle wieder auf.',
      },
      row: {
        title: 'Reisende für alle',
        line: 'Wer in der Reihe liegt, kommt zu jedem, der ihn bezahlt.',
      },
      goals: {
        title: 'Erfolge',
        line: 'Wer zuerst tut, was eine Karte sagt, nimmt ihre Schriftrollen. Ist die letzte Schriftrolle aus dem Vorrat fort, wird die Runde zu Ende gespielt, und die meisten Punkte gewinnen.',
      },
    },
    feudalia: {
      sign,
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
    },
  },
};
