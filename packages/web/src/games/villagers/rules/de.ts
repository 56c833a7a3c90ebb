import { chapter, heading, p, picture, question, rulesOf, SYMBOLS, table, list } from '../../../rulebook/write.ts';
import { more } from './more/de.ts';

/** The rules of Villagers in German. */
export const de = rulesOf(
  'V',
  chapter(
    'aim',
    'Das Ziel',
    p(
      '8.1',
      'Baue das reichste Dorf. Du holst Dorfbewohner von der Straße, lässt sie arbeiten, und zwei Märkte machen aus ihrer Arbeit Gold. Nach dem zweiten Markt **gewinnt, wer das meiste Gold hat**.',
    ),
  ),
  chapter(
    'villager',
    'Ein Dorfbewohner',
    picture(
      'villager',
      '**Zunft** Farbe, Zeichen und Muster. Sie zählt immer.',
      '**Wohin** Auf einen Dorfbewohner dieses Namens.',
      '**Nahrung** Du nimmst einen mehr.',
      '**Schloss** Muss beim Bauen geöffnet werden und zählt immer.',
      '**Wer öffnet** Ein Dorfbewohner dieses Namens, in irgendeinem Dorf.',
      '**Schlüsselring** Öffnet Schlösser und sammelt Münzen.',
      '**Baumeister** Du baust einen mehr.',
    ),
    p(
      '1.6 6.6',
      'Eine Karte hat zwei Hälften. Was **über dem Bild** steht (Zunft und Schloss), zählt immer. Was **darunter** steht (Nahrung, Baumeister, Gold, Silber, Schlüsselring), zählt nur, solange niemand auf der Karte steht. Wir sagen dann: Es **wirkt**.',
    ),
    p(
      '1.3 1.4',
      'Die Zahl im Schlüsselring sagt, wie viele Karten des Grundspiels diesen Dorfbewohner zum Öffnen brauchen. Sie dient nur der Übersicht: Für Münzen auf einem Dorfbewohner gibt es keine Obergrenze.',
    ),
    p(
      '1.5',
      'Die Zünfte heißen Getreide, Holz, Heu, Erz, Trauben, Einzelgänger und Besondere. Wolle und Leder sind für vier oder fünf Spieler, ebenso der Ton der Erweiterung. Flößer, Bettenbauer, Glasbläser und Kerzenzieher zeigen ihre Zunft zweimal. Die Rückseite einer Karte zeigt ihre Zunft und sonst nichts.',
    ),
  ),
  chapter(
    'setup',
    'Aufbau',
    p(
      '2.1 2.2 2.3',
      'Sechs Dorfbewohner liegen offen aus: die **Straße**. Holzfäller, Heumacher und Bergleute liegen in drei offenen Stapeln bereit. Alle beginnen mit **Gründern** auf der Goldseite, **8 Gold** und **5 Karten**. Wer anfängt, entscheidet das Los, wenn ihr nichts anderes einstellt.',
    ),
    list(
      '2.4 2.5 2.6 2.7 2.8',
      'Zu zweit oder zu dritt bleiben alle Karten der Wolle und des Leders draußen.',
      'Der Rest wird gemischt und in **6 verdeckte Stapel** zu je 2 Karten pro Spieler geteilt: je 4, 6, 8 oder 10 Karten.',
      'Der erste Markt liegt unter Stapel 2, der zweite unter Stapel 6. Niemand kann sie nehmen.',
      'Was übrig bleibt, ist die **Reserve**: 46, 29, 26 oder 9 Karten zu zweit, zu dritt, zu viert oder zu fünft. Der Ablagestapel ist anfangs leer.',
    ),
    p(
      '1.1 1.2',
      'Das Grundspiel hat 100 Karten zum Mischen: 50 verschiedene Dorfbewohner, je zweimal. Dazu kommen von jedem Einfachen 10 und für jeden Spieler eine Gründerkarte.',
    ),
  ),
  chapter(
    'round',
    'Eine Runde',
    picture(
      'round',
      '**Nehmen** Leute von der Straße',
      '**Auffüllen** neue Gesichter, Münzen',
      '**Bauen** ins eigene Dorf',
      '**Ereignis** wenn sein Stapel leer ist',
      '**Markt** zweimal im Spiel',
    ),
    p(
      '3.1 3.7',
      'Erst nehmen alle, dann bauen alle. Ereignisse und Märkte folgen, wenn sie fällig sind. Ganz am Ende der Runde wandert die Startspielerkarte nach links; in einer Runde gilt also von Anfang bis Ende dieselbe Reihenfolge.',
    ),
    p(
      '3.2 3.3 3.4 3.5',
      'Ein leerer Stapel ist aus dem Spiel; auf ihn kommt keine Karte mehr. Der **erste Markt** kommt, wenn die Stapel **1 und 2** beide leer sind, der **zweite Markt**, wenn **alle sechs** leer sind. Ein Ereignis kommt, sobald sein eigener Stapel leer ist, gleich wie es um die anderen steht. Jedes gibt es einmal.',
    ),
    p(
      '3.6 3.8 20.5 20.6 20.7',
      'Sind beide Märkte in einer Runde fällig, kommt der erste zuerst. Eine zurückgegebene Karte macht ihren Stapel höher und schiebt hinaus, was darunter liegt; was schon fällig ist, bleibt fällig. Ein Stapel, der erst spät in der Runde leer wird, zählt noch in dieser Runde, und ein Ereignis der letzten Runde kommt vor dem zweiten Markt.',
    ),
  ),
  chapter(
    'draft',
    'Nehmen',
    p(
      '4.1 4.2 20.2',
      'Du nimmst **2 Dorfbewohner und 1 mehr für jede wirksame Nahrung** in deinem Dorf, **höchstens 5**. Die Zahl steht fest, wenn die Phase beginnt. Du musst alle nehmen. Reihum nimmt jeder einen; das geht so lange, bis alle genug haben.',
    ),
    picture(
      'draft',
      'einen, den du siehst, mit den Münzen darauf',
      'die oberste Karte eines Stapels: Du siehst nur die Zunft',
    ),
    list(
      '4.3 4.4 4.5',
      '**Einen Dorfbewohner der Straße.** Die Münzen darauf gehören dir. Die Lücke wird sofort vom linken Stapel gefüllt, der noch Karten hat.',
      '**Die oberste Karte eines Stapels.** Du siehst vorher nur ihre Zunft. Die Straße bleibt, wie sie ist.',
      '**Aus der Reserve**, verdeckt, aber erst wenn alle Stapel leer sind. Dann werden auch Lücken der Straße aus ihr gefüllt.',
    ),
    p(
      '4.6 4.7',
      'Was du nimmst, liegt offen auf deinem Dorfplatz, bis du alle Dorfbewohner dieser Runde hast. Dann kommen sie auf die Hand. Eine Karte, die noch auf dem Platz liegt, kannst du nicht spielen.',
    ),
    p(
      '4.8',
      'Ist nirgends mehr etwas da, hört das Nehmen für alle auf. Fehlt es nur in der Reserve, bleiben Lücken leer.',
    ),
  ),
  chapter(
    'refresh',
    'Nach dem Nehmen',
    p(
      '5.1 5.2 5.3',
      '**Ab drei Spielern:** Jeder Dorfbewohner der Straße, auf dem noch Münzen liegen, geht; seine Münzen kommen zur Bank. Die Lücken werden aus der Reserve gefüllt (ist sie leer: vom linken Stapel). Dann legt die Bank **1 Gold auf jeden Dorfbewohner der Straße**, auch auf die neuen.',
    ),
    p(
      '5.4 5.5 5.6',
      '**Zu zweit:** Der zweite Spieler zuerst, darf jeder 1 Gold der Bank auf einen Dorfbewohner der Straße legen, auch beide auf denselben. Dann gehen alle **ohne** Münzen und werden ersetzt. Wer Münzen hat, kann mehrere Runden bleiben und weitere sammeln.',
    ),
    p('5.7 5.8', 'Eine Karte, die dabei einen Stapel verlässt, zählt für Ereignisse und Märkte wie jede andere.'),
  ),
  chapter(
    'build',
    'Bauen',
    p(
      '6.1 11.5',
      'Du darfst **2 Dorfbewohner bauen und 1 mehr für jeden wirksamen Baumeister** in deinem Dorf, **höchstens 5**. Die Zahl steht fest, wenn dein Zug beginnt: Ein Baumeister, den du jetzt baust, hilft ab der nächsten Runde. Du darfst auch weniger bauen.',
    ),
    p(
      '6.2',
      'In beliebiger Reihenfolge baust du, tauschst Karten gegen Einfache, holst einen Trupp und spielst Besondere. Dann beendest du deinen Zug.',
    ),
    heading('basics', 'Eine Karte gegen einen Einfachen tauschen'),
    p(
      '6.9',
      'Bis zu **dreimal** je Bauzug darfst du eine Handkarte verdeckt oben auf einen Stapel legen, der noch Karten hat, und dafür **Holzfäller, Heumacher oder Bergmann** nehmen. Der Einfache kommt sofort in dein Dorf. Das kostet **keine Bauaktion**.',
    ),
    p(
      '6.10 6.11',
      'Sind alle Stapel leer, kommt die Karte oben auf die Reserve, und ist auch diese leer, auf den Ablagestapel. Ein leerer Stapel von Einfachen gibt nichts mehr her.',
    ),
    heading('founders', 'Deine Gründer'),
    p(
      '6.12',
      'Am Ende deines Bauzugs in **Runde 1** drehen sich Gründer, auf denen nichts liegt, von Gold auf **Nahrung**, und zwar für immer. (Die Anleitung des Grundspiels liest es anders: siehe die Einstellung „Gründer umdrehen“.)',
    ),
    p(
      '6.13',
      'Deine Gründer kann dir niemand nehmen. Holt dein eigener Lehrling sie hervor, wählst du die Seite, auf der du sie neu hinlegst.',
    ),
  ),
  chapter(
    'chains',
    'Ketten',
    p(
      '6.3 6.7',
      'Wer einen anderen nennt, wird **direkt auf ihn** gebaut: der Wagenbauer auf den Radmacher, der auf einem Holzfäller steht. Einzelgänger stehen allein. Traubenleser, Schäfer, Gerber und Tongräber beginnen eine eigene Kette; sie zu bauen ist eine Bauaktion.',
    ),
    picture(
      'chain',
      '**Der Heumacher** beginnt die Kette: das Dach. Zwei Dorfbewohner passen nebeneinander darauf.',
      '**Viehzüchter und Milchmagd** sind verdeckt: Nahrung, Baumeister, Gold, Silber und Schlüsselring ruhen. Zunft und Schloss zählen weiter.',
      '**Käser und Pferdehändler** stehen an der Tür: Alle Zeichen wirken.',
    ),
    p(
      '6.4 6.5',
      'Wer eine Kette beginnt (Gründer, Einfache, Traubenleser, Schäfer, Gerber, Tongräber), trägt **zwei** Zweige. Alle anderen in einer Kette tragen einen Dorfbewohner oder keinen. In beiden Zweigen darf derselbe stehen, und von jedem darfst du beliebig viele haben.',
    ),
    p('6.8', 'Eine Kette muss nicht fertig werden. Wer im Dorf ist, bleibt, wenn keine Wirkung ihn entfernt.'),
  ),
  chapter(
    'padlocks',
    'Schlösser',
    p(
      '6.14',
      'Ein Dorfbewohner mit Schloss **muss beim Bauen geöffnet werden**. Auf der Karte steht, wer das kann: Suche diesen Dorfbewohner mit einem **wirksamen Schlüsselring**, in irgendeinem Dorf.',
    ),
    picture(
      'padlock',
      '**Du hast ihn** Die Bank legt 2 Gold auf deinen Dorfbewohner. Du zahlst nichts.',
      '**Jemand anders hat ihn** Du legst 2 Gold von dir auf ihn.',
      '**Niemand hat ihn** Du zahlst der Bank 2 Gold.',
    ),
    p('6.15', 'Es kostet also 2 Gold, nur nicht mit dem eigenen Schlüssel: Dann zahlt die **Bank** für dich.'),
    p(
      '6.16',
      'Haben mehrere den Schlüssel, wählst du: deinen eigenen oder irgendeinen anderen. Die Bank ist nur für den Fall da, dass ihn niemand hat.',
    ),
    p(
      '6.17 6.21',
      'Es zählt der Augenblick des Bauens. Wen du eben gebaut hast, der öffnet schon; wen du eben verdeckt hast, der öffnet nicht mehr.',
    ),
    p(
      '6.18 6.22',
      'Ohne den vollen Preis wird nicht gebaut. Mehrere Schlösser in einem Zug werden einzeln bezahlt, auf Wunsch alle beim selben Dorfbewohner.',
    ),
    p('6.19', 'Wer verdeckt ist, öffnet nichts, es sei denn, ein Ingenieur liegt darauf.'),
    p(
      '6.20',
      'Münzen auf einem Dorfbewohner gehören zu seinem Dorf. Niemand kann sie ausgeben, aber beide Märkte zählen sie.',
    ),
  ),
  chapter(
    'markets',
    'Märkte',
    table(
      '7.1 7.2',
      ['', '1. Markt', '2. Markt'],
      ['Wirksame Goldzeichen', 'ja', 'ja'],
      ['Münzen auf deinen Leuten', 'ja, sie bleiben liegen', 'ja, du nimmst sie'],
      ['Silber', 'nein', 'ja, vor allem anderen'],
    ),
    p(
      '7.3',
      'Silber sieht nur **dein eigenes Dorf**. Nahrung, Baumeister und Gold zählen dabei nur, wenn sie wirken, Zünfte und Schlösser immer. „Je 2“ wird einmal über das ganze Dorf gerechnet und abgerundet.',
    ),
    list(
      '7.4 7.5 7.6 7.7',
      'Wer mit Silber seine Zunft zählt, zählt sich selbst mit. Der Schlosser zählt sein eigenes Schloss.',
      'Der Hausierer zählt Gold**zeichen**, gleich wie viel sie wert sind: Zwei Juweliere sind 2 Zeichen, also 3 Gold.',
      'Der Holzschnitzer zählt das **aufgedruckte Gold** deiner wirksamen Holzleute zusammen. Münzen darauf zählen nicht.',
      'Der Makler zahlt die Münzen auf einem deiner Dorfbewohner; der Tisch nimmt den besten.',
      'Zwei Krämer werten beide voll.',
    ),
    p('7.8', 'An beiden Märkten werden alle Dörfer bezahlt. Die Reihenfolge ist gleichgültig.'),
    table(
      '19.1 19.2 19.3 19.7 19.10',
      ['Beispiel', 'bringt'],
      ['Holzschnitzer, dazu Wagenbauer (9) und Böttcher (4) unverdeckt', '13'],
      ['Hausierer bei 3 Goldzeichen', '3'],
      ['Pferdehändler bei 5 Zeichen Heu', '6'],
      ['Krämer bei 3 wirksamer Nahrung', '9'],
      ['Schlosser, Höhlenforscher und Juwelier: 3 Schlösser', '6'],
    ),
  ),
  chapter(
    'end',
    'Ende des Spiels',
    p(
      '8.1 8.3',
      'Nach dem zweiten Markt ist das Spiel zu Ende. Wer das meiste Gold im Vorrat hat, gewinnt. Handkarten sind nichts wert.',
    ),
    p(
      '8.2',
      'Bei gleichem Gold gewinnt das **kleinere Dorf**: Zähle alle seine Karten, auch verdeckte, Gründer, Einfache und Trupps. Ist auch das gleich, gewinnt ihr gemeinsam.',
    ),
  ),
  chapter(
    'questions',
    'Oft gefragt',
    question(
      'q-exchange',
      '6.2 6.9',
      'Darf ich nach dem Bauen noch tauschen?',
      'Ja. In deinem Bauzug mischst du Bauen und Tauschen, wie du willst, bis zu drei Tausche. Du kannst sogar einen Bergmann eintauschen, auf ihn bauen und wieder tauschen.',
    ),
    question(
      'q-silver',
      '7.1 7.3 6.6',
      'Warum zählt dieses Silber nicht?',
      'Silber wird nur am zweiten Markt bezahlt, und es sieht nur dein eigenes Dorf. Es darf nicht verdeckt sein. Auch was es zählt, muss wirken, wenn es Nahrung, Baumeister oder Gold ist; Zünfte und Schlösser zählen auch verdeckt. „Je 2“ wird abgerundet.',
    ),
    question(
      'q-bank',
      '6.15 6.16',
      'Warum kann ich für dieses Schloss nicht die Bank bezahlen?',
      'Die Bank öffnet ein Schloss nur, wenn niemand in irgendeinem Dorf den genannten Dorfbewohner mit wirksamem Schlüsselring hat. Hat ihn jemand, legst du 2 Gold auf ihn; hast du ihn selbst, zahlt die Bank für dich.',
    ),
    question(
      'q-market',
      '3.3 3.4',
      'Stapel 3 ist leer. Warum kommt kein Markt?',
      'Ein Markt braucht seinen eigenen Stapel und **alle** davor leer: der erste Markt die Stapel 1 und 2, der zweite alle sechs. Nur Ereignisse sehen allein auf ihren eigenen Stapel.',
    ),
    question(
      'q-limit',
      '6.1 4.1 20.2',
      'Ich habe eben einen Baumeister gebaut. Warum darf ich jetzt nicht einmal mehr bauen?',
      'Wie oft du baust, steht fest, wenn dein Zug beginnt, und wie oft du nimmst, wenn das Nehmen beginnt. Ein neues Zeichen hilft ab dem nächsten Mal.',
    ),
  ),
  chapter(
    'symbols',
    'Zeichen',
    p(
      '1.6',
      'Jedes Zeichen hat seinen eigenen Umriss; du kannst sie also auch ohne Farben unterscheiden. Hier steht, was jedes bedeutet und wer es zeigt.',
    ),
    SYMBOLS,
  ),
  ...more,
);
