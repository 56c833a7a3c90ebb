import {
  cards,
  chapter,
  heading,
  list,
  p,
  picture,
  question,
  rulesOf,
  SYMBOLS,
  table,
} from '../../../rulebook/write.ts';
import { more } from './more/de.ts';

/** The rules of Snowcrest in German. */
export const de = rulesOf(
  'S',
  chapter(
    'aim',
    'Das Ziel',
    p(
      '16.1 16.3',
      'Führe ein Dorf unter dem Schnee. Du verdienst **Schriftrollen** durch Meditation, durch Verehrung der Wächter und durch Erfolge. Ist der Vorrat an Schriftrollen aufgebraucht, wird die Runde zu Ende gespielt, und **die meisten Punkte gewinnen**.',
    ),
  ),
  chapter(
    'villager',
    'Ein Dorfbewohner',
    picture(
      'villager',
      '**Kosten** in Gerste, um ihn anzusiedeln.',
      '**Zeichen** womit die Karte zahlen kann, und was sie bei einer Rast bringt.',
      '**Aktionen** Du wählst eine davon.',
    ),
    p(
      '1.8',
      'Ein Dorfbewohner hat Kosten in Gerste, Zeichen in seiner Ecke und eine Aktion oder mehrere zur Wahl. Einige haben ein Zeichen zum **Abwehren**.',
    ),
    p(
      '1.6 1.5',
      'Alle haben dieselben 13 Karten: 4 Startkarten und 9 eigene Dorfbewohner. Die 35 allgemeinen sind für alle da.',
    ),
    p(
      '1.7',
      'Dein Dorf hat **9 Plätze**, drei mal drei. Darunter sind Plätze für 8 Gebäude und die **Omenleiste** von −5 bis +5.',
    ),
    p(
      '4.1 4.2',
      'Allgemeine Dorfbewohner kommen nie auf die Hand: Sie ziehen aus der Auslage in dein Dorf und, wenn sie gehen, unter den allgemeinen Stapel. Deine eigenen Karten kommen auf deinen Ablagestapel.',
    ),
  ),
  chapter(
    'setup',
    'Aufbau',
    list(
      '2.1 2.2 2.3 2.4',
      'Fünf allgemeine Dorfbewohner liegen offen: die **Auslage**.',
      'Der Vorrat hat **20, 25 oder 30** Schriftrollen zu zweit, zu dritt oder zu viert.',
      'Auf dem Wald liegen 3 Wacholder pro Spieler.',
      'Offene **Erfolge**: einer mehr als Spieler.',
    ),
    p(
      '2.5 2.6 2.7 2.11',
      'Du hast einen offenen **Hof**, die Omenleiste auf 0, deine 4 Startkarten offen in den Ecken und 3 Handkarten. Der Startspieler wird gelost und bleibt es. In Sitzreihenfolge gibt es **3, 4, 5 oder 6 Gerste**.',
    ),
    p(
      '2.8 2.9 2.10',
      'In Sitzreihenfolge legt jeder **eine Handkarte in die Mitte** seines Dorfs. Die Kosten zahlst du mit Gerstenmarken, soweit du sie hast; **jede fehlende Gerste ist ein Omen**. Du darfst nicht Gerste behalten und stattdessen Omen nehmen. Die Karte tut noch nichts.',
    ),
  ),
  chapter(
    'turn',
    'Ein Zug',
    p(
      '3.1 3.5',
      'Reihum tut jeder **eines**: einen Dorfbewohner **aktivieren**, einen **ansiedeln** oder **rasten**. Passen gibt es nicht, aber du darfst eine Karte aktivieren und auf ihre Aktion verzichten.',
    ),
    picture(
      'turn',
      '**Aktivieren** einen offenen Dorfbewohner',
      '**Ansiedeln** einen Dorfbewohner, und ihn nutzen',
      '**Rasten** nur, wenn eine Linie geschlossen ist',
    ),
    p('3.2 3.3', 'Musst du rasten, kannst du nichts anderes tun. Musst du nicht, darfst du es nicht.'),
    p('3.4', 'Kannst du weder aktivieren noch ansiedeln, rastest du ebenfalls.'),
    heading('activate', 'Aktivieren'),
    p('6.1 6.2', 'Wähle einen **offenen** Dorfbewohner, führe **eine** seiner Aktionen aus und drehe ihn dann **um**.'),
    p(
      '6.3 6.4 6.6 6.7',
      'Nichts ist Pflicht: Du darfst auf die Aktion verzichten; die Karte wird trotzdem umgedreht. Was nichts bewirken könnte, wird nicht angeboten. Eine gewählte Aktion läuft von Anfang bis Ende, soweit es geht; einen Preis mittendrin darfst du ablehnen.',
    ),
    p('6.5', 'Hat die Karte während der Aktion ihren Platz verlassen, wird nichts umgedreht.'),
  ),
  chapter(
    'add',
    'Ansiedeln',
    p(
      '7.1 7.6 7.7',
      'Wähle eine Karte deiner **Hand oder der Auslage**, wähle einen Platz, **zahle ihre Gerste**, lege sie offen hin, nutze **sofort ihre Aktion** und drehe sie **um**.',
    ),
    p(
      '7.2 7.3',
      'Der Platz darf leer sein oder eine **offene** Karte haben, die dann geht. Verdeckte Karten lassen sich nicht ersetzen. Startkarten schon.',
    ),
    p('7.4 7.5', 'Omen ersetzen hier keine Gerste. Kosten von 0 brauchen keine Zahlung.'),
    p('4.5', 'Eine Lücke in der Auslage wird sofort gefüllt, noch vor der Aktion.'),
    p(
      '4.3 4.4 4.6',
      'Ziehst du und dein Stapel ist leer, wird dein Ablagestapel gemischt. Die Hand hat keine Grenze. Eine ersetzte Startkarte kann für 1 Gerste wiederkommen.',
    ),
  ),
  chapter(
    'paying',
    'Zahlen',
    p(
      '5.1 5.2',
      'Gezahlt wird fürs Ansiedeln, für Preise in Aktionen, für Wächter und Wald und für die Meditation. Dabei darfst du mischen:',
    ),
    list(
      '5.3',
      '**Eine Marke** ist 1 ihrer Art. Sie kommt zurück zur Bank.',
      '**Ein offener Dorfbewohner** gibt alle seine Zeichen und wird umgedreht.',
      '**Eine Handkarte** gibt alle ihre Zeichen und wird abgeworfen.',
      '**Ein offenes Gebäude** gibt 1 (Hof: Gerste, Schmiede: Glocke, Schrein: Schale) und wird umgedreht.',
    ),
    p('5.4', '**Gold** steht für alles.'),
    p('5.5', 'Startkarten haben keine Zeichen: Sie können nicht zahlen. Verdecktes kann nie zahlen.'),
    p(
      '5.6 5.7 5.15 5.16',
      'Was eine Karte zu viel gibt, **verfällt**, wenn diese Zahlung vorbei ist; innerhalb der Liste eines Wächters oder einer Waldkarte hilft es noch bei dem, was danach kommt. Nutzen darfst du etwas nur, wenn es etwas deckt, das noch offen ist.',
    ),
    p(
      '5.8',
      'Die Karte, deren Aktion gerade läuft, kann nicht dafür zahlen, ebenso wenig die, die gerade angesiedelt wird, und die, die sie ersetzt.',
    ),
    p(
      '5.9 5.10 5.12',
      'Ein Preis wird ganz bezahlt oder gar nicht erst begonnen. Nur bei Wächtern und im Wald darfst du manches zahlen und für das andere Omen nehmen.',
    ),
    p(
      '5.11 5.13 5.14 23.1',
      'Passt Gold für mehreres, wählst du. Eine Karte oder ein Gebäude, mit dem du gezahlt hast, kannst du nicht auch noch abgeben. Was du abgibst, bringt keine Rohstoffe. „Zahle für mich“ zahlt so, dass keine Linie geschlossen wird, wo das geht.',
    ),
  ),
  chapter(
    'rest',
    'Rast',
    p(
      '9.1 9.5',
      'Liegen zu Beginn deines Zugs **drei deiner Karten in einer Linie verdeckt** (Reihe, Spalte oder Diagonale), musst du rasten. Leere Plätze zählen nicht. Auch Karten, die in Zügen anderer umgedreht wurden, zählen.',
    ),
    picture(
      'lines',
      '**Acht Linien** drei waagrecht, drei senkrecht, zwei Diagonalen. Drei verdeckte Karten darin schließen eine.',
    ),
    list(
      '9.2 9.3',
      'Jeder **offene** Dorfbewohner bringt für jedes seiner Zeichen eine Marke. Startkarten bringen offen nichts.',
      'Jede **verdeckte Startkarte** bringt 1 Gerste. Andere verdeckte Karten bringen nichts.',
      'Wacholder kommt zuletzt, aus dem Wald.',
    ),
    p('9.4 8.4', 'Dann drehst du **alle deine Dorfbewohner auf**. Gebäude bleiben, wie sie sind.'),
  ),
  chapter(
    'buildings',
    'Gebäude',
    p(
      '8.1 8.3',
      'Ein neues Gebäude kommt offen auf den ersten freien Platz: **Hof** (Gerste), **Schmiede** (Glocke) oder **Schrein** (Schale).',
    ),
    p('8.4', '„Decke alle deine Gebäude auf“ dreht sie wieder um. Eine Rast tut das nicht.'),
    p('8.2 8.8', 'Mit 8 Gebäuden gibst du zuerst eines zurück; das bringt nichts.'),
    p(
      '1.2 8.5 8.7',
      'Es gibt 21 Höfe, 16 Schmieden und 16 Schreine. Eine Art, die aufgebraucht ist, kann man nicht bauen, es sei denn, du gibst eine davon zurück.',
    ),
    table('8.6', ['Gebäude am Ende', 'Punkte'], ['6', '1'], ['7', '3'], ['8', '5']),
  ),
  chapter(
    'juniper',
    'Wacholder und der Wald',
    p(
      '10.1 10.7',
      'Wacholder nimmst du immer **aus dem Wald**, einen nach dem anderen, und alles, was dir zusteht. Nur wer am Zug ist, nimmt welchen.',
    ),
    p(
      '10.2 10.3 10.4',
      'Wird der **letzte Wacholder** genommen, wird die oberste Waldkarte aufgedeckt. Du erledigst ihre Liste, dann jeder andere die seine; dann bekommst du **1 Schriftrolle**. Der Wald wird wieder gefüllt, und du nimmst, was dir noch zusteht. Eben genommener Wacholder darf dafür zahlen.',
    ),
    p(
      '10.5 10.6 1.1',
      'Ausgegebener Wacholder kommt in die Schachtel, nicht in den Wald. Marken selbst gehen nie aus.',
    ),
  ),
  chapter(
    'offerings',
    'Gaben und Flüche',
    p(
      '11.1 11.2',
      'Wächter und Waldkarten haben Listen: ein Rohstoff, eine Handkarte, ein offener Dorfbewohner, ein Gebäude oder einfach ein Omen.',
    ),
    p(
      '11.3 11.4 11.7 11.8',
      '**Jedes** davon, der Reihe nach, **gibst du**, **wehrst du ab** oder nimmst dafür **1 Omen**. Das Omen darfst du auch nehmen, wenn du zahlen könntest. Du erledigst deine ganze Liste, bevor die anderen beginnen.',
    ),
    p(
      '11.5 11.6 11.9 11.10',
      'Ein offener Dorfbewohner mit dem Zeichen zum **Abwehren** (Dichter, Abt, Großabt) wird umgedreht und streicht eines von der Liste, nicht von der Hand aus. Abt und Großabt geben dabei auch ihre Glocke, decken also vielleicht zwei. Andere Omen lassen sich nicht abwehren.',
    ),
    p(
      '11.11 11.12',
      'Auch eine Startkarte darf abgegeben werden. Wer Handkarten hat, wird immer gefragt, damit niemand erfährt, was er hat.',
    ),
  ),
  chapter(
    'veneration',
    'Verehrung',
    p(
      '12.1 12.2 12.3',
      'Zahle den Preis deines Dorfbewohners, dann wird der oberste **Wächter** aufgedeckt. Du erledigst die **Gabe**, jeder andere den **Fluch**. Du allein bekommst den **Lohn**: Schriftrollen, dann Gold, dann Karten, auch wenn du nur Omen genommen hast.',
    ),
  ),
  chapter(
    'meditation',
    'Meditation',
    p(
      '14.1 14.2 14.8',
      'Nenne deinen **Einsatz**: wie viele Glocken du zahlen würdest, mindestens 1 und höchstens so viele, wie du kannst. Manche Karten legen etwas drauf. Gezahlt wird noch nichts, und bekannt ist nur die Zahl.',
    ),
    p(
      '14.3 14.5 14.9',
      'Reihum **passt** jeder andere, und du bekommst **1 Schriftrolle**, oder er zahlt sofort **eine Glocke mehr** als deinen Einsatz und bekommt sie an deiner Stelle. Jeder vergleicht sich nur mit dir.',
    ),
    p(
      '14.4 14.7',
      'Hast du mindestens eine Schriftrolle bekommen, zahlst du deinen Einsatz. Überbieten dich alle, behältst du deine Glocken. Deine Karte wird in jedem Fall umgedreht.',
    ),
    p('14.6', '**Zu zweit** ist der Vergleich **2 Schriftrollen** wert.'),
  ),
  chapter(
    'omens',
    'Omen',
    p(
      '13.1 13.2 1.4',
      'Ein Omen schiebt deine Leiste einen Schritt **hinunter**. Bei −5 nimmst du stattdessen eine **Omenmarke**: −1 Punkt, für immer.',
    ),
    p(
      '13.3 13.4',
      'Ein Omen zu verlieren schiebt sie **hinauf**, höchstens bis +5; Marken bleiben. Am Ende zählt die Leiste von −5 bis +5 Punkte.',
    ),
  ),
  chapter(
    'achievements',
    'Erfolge',
    p(
      '15.1 15.2 15.3',
      'Wer einen Erfolg als Erster **im eigenen Zug** erreicht, bekommt **2 Schriftrollen**, sofort und von selbst. Dann ist er fort. Auch ein Ziel, das nur einen Augenblick lang erreicht ist, zählt.',
    ),
    p(
      '15.4',
      'Rohstoffe zählen nur als Marken, nicht als Zeichen. Verdeckte Dorfbewohner zählen als Dorfbewohner deines Dorfs.',
    ),
  ),
  chapter(
    'end',
    'Ende des Spiels',
    p(
      '16.1 16.2 1.3',
      'Ist die letzte Schriftrolle des Vorrats genommen, **spielt die Runde zu Ende**, damit alle gleich viele Züge hatten. Was dann noch verdient wird, kommt aus der Schachtel.',
    ),
    list(
      '16.3 16.4 16.5',
      '**Schriftrollen**: je 1 Punkt.',
      '**Gebäude**: 1, 3 oder 5 Punkte für 6, 7 oder 8.',
      '**Omen**: die Leiste, −5 bis +5, und −1 für jede Marke.',
      '**Mehrheiten**: Bei jedem der fünf Rohstoffe bekommt, wer am meisten hat, 1 Punkt; bei Gleichstand alle. Es zählen Marken, Zeichen offener Dorfbewohner, Zeichen deiner Hand und offene Gebäude. Gold zählt nur als Gold.',
    ),
    p('16.6', 'Bei gleichen Punkten gewinnt, wer insgesamt die meisten Rohstoffe hat; sonst gewinnt ihr gemeinsam.'),
  ),
  chapter(
    'questions',
    'Oft gefragt',
    question(
      'q-rest',
      '9.1 3.3',
      'Warum kann ich jetzt nicht rasten?',
      'Du rastest nur, wenn zu Beginn deines Zugs drei deiner Karten in einer Linie verdeckt sind: Reihe, Spalte oder Diagonale. Sonst darfst du nicht. Und ist eine Linie geschlossen, musst du.',
    ),
    question(
      'q-income',
      '9.2',
      'Warum brachte dieser Dorfbewohner bei der Rast nichts?',
      'Nur offene Dorfbewohner bringen Marken für ihre Zeichen. Bei Startkarten ist es umgekehrt: Sie bringen verdeckt 1 Gerste und offen nichts.',
    ),
    question(
      'q-down',
      '6.1 7.1',
      'Warum ist mein neuer Dorfbewohner verdeckt?',
      'Wer angesiedelt wird, nutzt sofort seine Aktion und wird dann umgedreht, wie einer, der aktiviert wurde. Die nächste Rast dreht ihn auf.',
    ),
    question(
      'q-surplus',
      '5.6 5.7',
      'Was wird aus Zeichen, die ich nicht brauche?',
      'Sie verfallen, wenn die Zahlung vorbei ist. Nur innerhalb der Liste eines Wächters oder einer Waldkarte helfen sie bei dem, was danach kommt. Zahle Kleines also mit Marken.',
    ),
    question(
      'q-beat',
      '14.3 14.4',
      'Verliere ich meine Glocken, wenn andere mich überbieten?',
      'Nur wenn mindestens einer gepasst hat: Dann hast du eine Schriftrolle bekommen und zahlst deinen Einsatz. Überbieten dich alle, behältst du alle Glocken.',
    ),
  ),
  chapter(
    'symbols',
    'Zeichen',
    p('1.8', 'Was die Zeichen auf Karten bedeuten, und wo sie stehen.'),
    SYMBOLS,
    cards(['farm', 'Gerste'], ['forge', 'eine Glocke'], ['shrine', 'eine Schale']),
  ),
  ...more,
);
