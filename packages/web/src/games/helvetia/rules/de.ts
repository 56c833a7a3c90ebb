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

/** The rules of Helvetia in German. */
export const de = rulesOf(
  'H',
  chapter(
    'aim',
    'Das Ziel',
    p(
      '18.1',
      'Führe ein Schweizer Dorf. Du baust, lieferst Waren an den Markt, verheiratest deine Leute in andere Dörfer und ziehst Kinder groß. Das Spiel endet nach der Runde, in der jemand **20 Punkte** hat; dann **gewinnen die meisten Punkte**.',
    ),
  ),
  chapter(
    'village',
    'Ein Dorf',
    picture(
      'village',
      '**Dorfzentrum** mit Leuten, die warten, und Münzen der anderen: der Mitgift.',
      '**Zehn Plätze** rundherum, je ein Gebäude.',
      '**Wer steht**, ist wach und kann arbeiten.',
      '**Wer liegt**, schläft und kann nicht arbeiten.',
    ),
    p(
      '3.1 3.2 3.3',
      'Um das Dorfzentrum liegen **10 Plätze**: vier oben, vier unten, einer links und einer rechts. Ein Gebäude kommt auf irgendeinen freien Platz deines Dorfs. Dort bleibt es für immer; ein volles Dorf kann nicht mehr bauen.',
    ),
    p(
      '3.4 3.5 3.6 3.8',
      'In einem Gebäude wohnen höchstens **zwei Erwachsene**: jemand von dir und jemand einer anderen Farbe und des anderen Geschlechts: ein **Paar**. Niemand verlässt je ein Gebäude. Gebäude, die nur Punkte bringen (Mühle, Wirtshaus, Gemeindehaus, Kirche), haben keine Bewohner.',
    ),
    p(
      '3.7 3.12',
      'Wer auf deinem Dorfzentrum oder in der Schule ist, ist **ungebunden**: Nur diese Leute können heiraten. Wer in einem Gebäude wohnt, auch allein, bleibt dort.',
    ),
    p(
      '3.11',
      'Ein Dorf ist **vollständig**, wenn alle 10 Plätze bebaut sind und in jedem Gebäude, das Bewohner aufnimmt, mindestens ein Erwachsener wohnt. Kinder zählen nicht.',
    ),
  ),
  chapter(
    'goods',
    'Waren',
    p(
      '1.13 1.14 4.1 4.2',
      'Es gibt **16 Waren**: 6 einfache und 10, die zuerst eine andere brauchen. Keine Ware hat einen eigenen Stein: Es gibt sie nur in dem Zug, in dem sie hergestellt wird. Holz, Stein und Ziegel sind die Baustoffe.',
    ),
    table(
      '4.1',
      ['Ware', 'braucht', 'hergestellt von'],
      ['Holz, Stein, Ziegel', 'nichts', 'Holzfäller, Steinmetz, Ziegelei'],
      ['Wasser, Getreide, Erz', 'nichts', 'Brunnenmeister, Getreidehof, Bergwerk'],
      ['Bier', 'Wasser', 'Brauhaus'],
      ['Ziege', 'Wasser', 'Ziegenstall'],
      ['Käse, Leder', 'Ziege', 'Käserei, Gerberei'],
      ['Brot', 'Getreide', 'Backhaus'],
      ['Kuh', 'Getreide', 'Kuhstall'],
      ['Fleisch, Butter', 'Kuh', 'Metzgerei, Molkerei'],
      ['Eisen', 'Erz', 'Eisenhütte'],
      ['Glocke', 'Eisen', 'Glockengießer'],
    ),
  ),
  chapter(
    'setup',
    'Aufbau',
    p(
      '7.1 7.2 7.3 7.4 7.5 5.2',
      'Die Plättchen von Stapel 1 liegen offen: die **Auslage**. Die Stapel 2 und 3 werden gemischt, 2 liegt auf 3. Alle haben 16 Bewohner, **6 Münzen** und für jede Ware einen Würfel.',
    ),
    heading('startdraft', 'Startgebäude'),
    p(
      '7.6 7.7 7.8 7.9 7.10 7.11 7.21 7.22 2.3',
      'Abwechselnd sucht sich jeder **drei Startgebäude** aus, keines doppelt: einmal im Uhrzeigersinn herum, einmal zurück, einmal wieder herum. Zu zweit und zu dritt bleibt von jeder Art eines draußen. Wer zuletzt wählt, **beginnt die erste Runde**. Eine Wahl, nach der jemand später nicht mehr wählen könnte, wird nicht angeboten. Was übrig ist, kommt aus dem Spiel.',
    ),
    p(
      '7.12 7.13 7.23 7.24',
      'Im **leichten ersten Spiel** bekommt jeder ein Dorfzentrum mit einem Buchstaben und die drei Startgebäude dieses Buchstabens; wer beginnt, entscheidet das Los.',
    ),
    table(
      '5.5',
      ['Buchstabe', 'Startgebäude'],
      ['A', 'Holzfäller, Steinmetz, Getreidehof'],
      ['B', 'Ziegelei, Brunnenmeister, Getreidehof'],
      ['C', 'Ziegelei, Holzfäller, Getreidehof'],
      ['D', 'Ziegelei, Steinmetz, Brunnenmeister'],
      ['E', 'Holzfäller, Steinmetz, Brunnenmeister'],
    ),
    heading('founding', 'Die ersten Leute'),
    list(
      '7.14 7.15 7.16 7.17 7.18 7.19 7.25 7.26',
      'Lege deine drei Gebäude auf Plätze deiner Wahl. Dann setzt du deine ersten 3 Männer und 3 Frauen, alle wach:',
      'Zuerst **einen Mann und eine Frau** auf zwei deiner Gebäude.',
      'Dann **jemanden** auf das dritte Gebäude und jemanden des anderen Geschlechts in die **Schule**.',
      'Dann **verheiratest** du jemanden in das Dorf deines **linken Nachbarn**, zu jemandem, der dort allein wohnt und vom anderen Geschlecht ist. Mitgift gibt es noch keine. Die letzte Figur wartet auf deinem Dorfzentrum.',
    ),
    p(
      '7.20 7.22',
      'Zuletzt gibt jeder den **zwei Spielern zur Rechten** je eine Münze; zu zweit gehen beide an den anderen. Du beginnst also mit **4 Münzen** und hast 2 Münzen anderer auf deinem Dorfzentrum.',
    ),
  ),
  chapter(
    'turn',
    'Ein Zug',
    p(
      '2.2 8.1 8.3',
      'Gespielt wird **gegen den Uhrzeigersinn**, wie in der Schweiz. Wer Münzen hat, muss einen Zug mit mindestens einer Aktion machen; wer keine hat, wird übergangen.',
    ),
    p(
      '8.2 8.4 8.5',
      'Wähle **eine Person** und nutze sie ein- oder mehrmals. **Jede Aktion kostet 1 Münze**, die du auf diese Person legst. Du kannst die Münzen einzeln legen. Auch andere dürfen dieselbe Person nutzen, und du später wieder.',
    ),
    cards(
      ['character:builder', 'ein Gebäude bauen'],
      ['character:trader', 'eine Ware liefern'],
      ['character:night-watchman', 'ein Viertel wecken'],
      ['character:priest', 'jemanden verheiraten'],
      ['character:midwife', 'ein Kind kommt'],
    ),
    p(
      '8.6 8.10',
      'Eine Aktion muss ganz möglich sein, mit allem, was dafür zu kaufen ist. Der Nachtwächter geht immer, auch wenn niemand schläft. Eine Münze, die in diesem Zug als Mitgift heimkam, kannst du erst in deinem nächsten Zug ausgeben.',
    ),
    p(
      '8.7 8.8 8.12',
      'Die Runde **endet sofort, wenn nur noch einer Münzen hat**. Er bekommt keinen Zug mehr, behält die Münzen und nimmt den **Startspielerstein**. Es kann also sein, dass du keinen zweiten Zug bekommst, zu zweit sogar keinen ersten.',
    ),
  ),
  chapter(
    'work',
    'Arbeit und Schlaf',
    p(
      '9.1 9.2 9.12',
      'Ein **wacher** Bewohner von dir stellt die Ware seines Gebäudes **einmal** her und legt sich dann schlafen. Er darf **in irgendeinem Dorf** stehen: Wer auswärts geheiratet hat, arbeitet dort für dich. Der Gastgeber wird nicht gefragt und verliert nichts. Wer schläft, auf einem Dorfzentrum wartet oder in der Schule ist, stellt nichts her.',
    ),
    p('9.3', '**Niemand wacht von selbst auf**, auch nicht am Ende einer Runde. Nur der Nachtwächter weckt.'),
    p(
      '9.4 9.5 9.10 20.17',
      'Waren werden nur für eine Aktion des Baumeisters oder des Fuhrmanns in diesem Zug hergestellt und sind am Ende des Zugs fort. Niemand arbeitet umsonst: Der Tisch lässt nur arbeiten, wer für die Aktion gebraucht wird.',
    ),
    p(
      '9.6 9.7',
      'Eine Ware, die eine andere braucht, geht, wenn du diese andere **früher in diesem Zug hergestellt** hast. Sie wird nicht verbraucht: Ein Getreide im Zug reicht für Kuh und Brot, und du darfst es trotzdem liefern oder damit zahlen. Verbraucht wird, was du zahlst, lieferst oder tauschst.',
    ),
    p(
      '9.8 9.11',
      'In einem **Tauschgebäude** legt sich ein wacher Bewohner hin, gibt eine Ware und bekommt eine andere. Was du bekommst, gilt als hergestellt und braucht nichts weiter: Eine Ziege vom Ziegenmarkt braucht kein Wasser.',
    ),
    p(
      '9.9 9.13',
      'Wer in deinem Zug in ein Gebäude kommt, ist wach und darf im selben Zug arbeiten. Niemand arbeitet in einem Zug zweimal.',
    ),
  ),
  chapter(
    'builder',
    'Baumeister',
    p(
      '10.1 10.2 10.7 10.11',
      'Baue ein Gebäude der Auslage auf einen freien Platz deines Dorfs. Dasselbe Gebäude kannst du nicht zweimal haben. Was niemand baut, bleibt in der Auslage.',
    ),
    p(
      '10.3 10.6',
      'Du zahlst mit Waren, die deine Leute jetzt herstellen, in irgendeinem Dorf. Jede Ware zahlt nur einmal.',
    ),
    p(
      '10.4 10.5 10.12 10.13',
      'Holz, Stein und Ziegel darfst du stattdessen **für je 1 Münze kaufen**, so viele du willst. Auch diese Münzen liegen dann beim Baumeister. Andere Waren kann man nicht kaufen, und gekaufte Baustoffe lassen sich nicht aufheben, tauschen oder liefern.',
    ),
    p(
      '10.8',
      'Warten Leute auf deinem Dorfzentrum, **muss einer von ihnen einziehen**, wach; du wählst, wer. Wartet niemand, bleibt das Gebäude leer, bis jemand aus der Schule heimkommt.',
    ),
    p('10.9', 'Mühle, Wirtshaus, Gemeindehaus und Kirche nehmen niemanden auf. Jedes ist **3 Punkte** wert.'),
    p(
      '10.10',
      'Wer zuerst ein vollständiges Dorf hat, bekommt **4 Punkte**, der Zweite **2**. Ein Dritter bekommt nichts, und niemand bekommt beides.',
    ),
  ),
  chapter(
    'trader',
    'Fuhrmann',
    p(
      '11.1 11.2 6.1',
      'Liefere eine Ware, die du jetzt herstellst: Lege einen Würfel auf ihren Platz am Markt. Das ist **1 Punkt**. Jede Ware **einmal im Spiel**; andere dürfen sie ebenfalls liefern.',
    ),
    p(
      '11.3 6.2',
      'Wer eine Ware, die eine andere braucht, **als Erster** liefert, nimmt ihr Plättchen: **1 Punkt** für Bier, Ziege, Brot, Kuh und Eisen, **2 Punkte** für Käse, Leder, Fleisch, Butter und Glocke.',
    ),
    p(
      '11.4 11.6',
      'Kaufen kann man hier nichts. Was du schon geliefert hast, kannst du weiter herstellen, um damit zu zahlen oder weil etwas anderes es braucht.',
    ),
    table(
      '6.3 6.4 6.5 11.5',
      ['Zuerst alles geliefert von', 'Punkte'],
      ['Holz, Stein, Ziegel', '1'],
      ['Erz, Eisen, Glocke', '2'],
      ['Getreide, Brot, Kuh, Fleisch, Butter', '4'],
      ['Wasser, Bier, Ziege, Käse, Leder', '4'],
    ),
  ),
  chapter(
    'watchman',
    'Nachtwächter',
    p(
      '12.1 12.2',
      'Wähle ein Dorf, deines oder ein anderes, und eines seiner Viertel. **Alle, die dort schlafen, stehen auf, gleich welcher Farbe.** Jede Münze ist ein Viertel, wo auch immer.',
    ),
    picture(
      'quarters',
      '**Oben** die obere Reihe, links und rechts',
      '**Unten** die untere Reihe, links und rechts',
      '**Links** die linke Spalte',
      '**Rechts** die rechte Spalte',
    ),
    p(
      '3.10 3.13 3.14',
      'Die Viertel heißen **oben, unten, links und rechts**, vom Besitzer des Dorfs aus gesehen. Die Gebäude neben dem Dorfzentrum gehören zu oben **und** unten; das sind also die besten Plätze. Ecken gehören zu zwei Vierteln.',
    ),
    p(
      '12.3 12.4',
      'Kinder, Schule und Dorfzentrum bleiben unberührt. Du darfst auch ein Viertel wecken, in dem niemand von dir schläft.',
    ),
  ),
  chapter(
    'priest',
    'Pfarrer',
    p(
      '13.1 13.2 13.3 13.4',
      'Verheirate einen deiner Ungebundenen in das **Dorf eines anderen**: in ein Gebäude, in dem **genau einer** wohnt, vom **anderen Geschlecht**, wach oder schlafend. Wer neu dazukommt, ist wach. Im eigenen Dorf heiratet niemand.',
    ),
    heading('dowry', 'Mitgift'),
    p(
      '13.5 13.9',
      'Liegen Münzen auf jenem Dorfzentrum, **musst du eine nehmen**; die Farbe wählst du. Jede Hochzeit nimmt ihre eigene.',
    ),
    list(
      '13.6 13.7 13.8 13.10',
      '**Deine eigene Farbe** kommt für immer heim: in jeder Runde eine Aktion mehr, ab deinem nächsten Zug.',
      '**Eine andere Farbe** kommt auf dein Dorfzentrum. Dort wartet sie auf jeden, der in dein Dorf heiratet.',
    ),
  ),
  chapter(
    'midwife',
    'Hebamme',
    p(
      '14.1 14.2 14.3 14.5',
      'Ein Paar **in deinem eigenen Dorf** bekommt ein Kind, Junge oder Mädchen nach deiner Wahl, aus deinem Vorrat. Es gehört dir, nicht dem Ehepartner von auswärts. Das Paar darf schlafen. Hast du keine solche Figur mehr, geht es nicht.',
    ),
    p(
      '14.4',
      'Ein Paar bekommt höchstens **ein Kind je Zug**, in einem späteren Zug der Runde aber vielleicht noch eines.',
    ),
    p(
      '14.6 14.7 1.15',
      'Ein Kind liegt auf seinem Gebäude, braucht keinen Platz und tut nichts. Am Ende der Runde geht es in die **Schule**. In der nächsten Runde darfst du es verheiraten. Wenn nicht, kommt es an deren Ende heim.',
    ),
  ),
  chapter(
    'tiles',
    'Plättchen der Personen',
    p(
      '16.1 15.8',
      'Am Ende einer Runde nimmt, wer **die meisten Münzen** auf einer Person hat, ihr Plättchen. Bei Gleichstand oder ohne Münzen bleibt es, wo es ist. Es ist **1 Punkt** wert, solange du es hast.',
    ),
    p(
      '15.1 15.2 15.3 8.11',
      'Ein Plättchen gibt **je Runde eine Aktion** seiner Person **umsonst**. Du nutzt es in deinem Zug, **vor oder nach** deinen Aktionen mit Münzen, nie dazwischen, und nur eines je Zug. Nutzt du es danach, ist dein Zug zu Ende. Es darf dieselbe Person sein; dann zählt alles als die Arbeit eines Zugs.',
    ),
    p(
      '15.4 15.5 15.6 15.7 15.9 15.10',
      'Es legt keine Münze auf die Person, außer für Baustoffe, die du kaufst. Du brauchst dafür einen eigenen Zug, also Münzen, wenn du an der Reihe bist. Was du in einer Runde nicht nutzt, verfällt. Alle Regeln der Person gelten.',
    ),
  ),
  chapter(
    'roundend',
    'Ende einer Runde',
    picture(
      'roundend',
      '**Plättchen** für die meisten Münzen',
      '**Münzen** kommen zurück',
      '**Die Schule** ist aus: Leute kommen heim',
      '**Kinder** gehen in die Schule',
      '**Punkte** werden gezählt',
      '**Fünf neue** Gebäude liegen aus',
    ),
    p(
      '16.1 16.2 8.9 16.7',
      'Die Plättchen gehen an die mit den meisten Münzen; dann kommen alle Münzen von den Personen zurück. Münzen auf Dorfzentren bleiben. Der Startspielerstein hat schon vorher gewechselt; wer ihn hat, beginnt die nächste Runde.',
    ),
    p(
      '16.3 16.4',
      'Wer in der Schule ist, kommt heim: **zuerst in leere Gebäude**, die Bewohner aufnehmen, so viele wie möglich, du wählst, wer wohin geht; die anderen auf das Dorfzentrum. Dann gehen alle Kinder in die Schule.',
    ),
    p(
      '16.5 16.6',
      'Die Punkte werden gezählt. Hat niemand 20, kommen die nächsten **5 Plättchen** in die Auslage, zuerst von Stapel 2, dann von Stapel 3.',
    ),
  ),
  chapter(
    'end',
    'Punkte und Ende',
    table(
      '17.1 17.2',
      ['Was', 'Punkte', 'verlierbar'],
      ['Startspielerstein', '1', 'ja'],
      ['jeder Würfel am Markt', '1', 'nein'],
      ['jedes Warenplättchen', '1 oder 2', 'nein'],
      ['jedes Plättchen einer Person', '1', 'ja'],
      ['Mühle, Wirtshaus, Gemeindehaus, Kirche', 'je 3', 'nein'],
      ['Gruppen am Markt', '1, 2, 4, 4', 'nein'],
      ['vollständiges Dorf', '4, dann 2', 'nein'],
    ),
    p(
      '17.1 17.3',
      'Nach jeder Runde wird neu gezählt; Punkte können also auch sinken. Der Markt allein könnte einem Spieler 42 bringen.',
    ),
    p(
      '18.1 18.2 18.3 18.5',
      'Hat **nach einer Runde** jemand **20 oder mehr**, endet das Spiel, und die meisten Punkte gewinnen. Bei Gleichstand zähle deine **stehenden** Leute in Gebäuden aller Dörfer und auf deinem Dorfzentrum, ohne Schule und Kinder. Ist auch das gleich, gewinnt ihr gemeinsam.',
    ),
    p(
      '18.4 24.11',
      'Wird **drei Runden in Folge** nichts gebaut, geliefert, geheiratet oder geboren, endet das Spiel ebenfalls.',
    ),
  ),
  chapter(
    'questions',
    'Oft gefragt',
    question(
      'q-woken',
      '12.1 3.10 12.3',
      'Wen weckt der Nachtwächter?',
      'Alle, die im gewählten Viertel eines Dorfs schlafen, gleich welcher Farbe, auch Gäste. Die Gebäude links und rechts zählen zu oben und zu unten. Kinder und Leute in der Schule oder auf dem Dorfzentrum bleiben unberührt.',
    ),
    question(
      'q-used',
      '9.6 9.7',
      'Ist das Wasser verbraucht, wenn ich eine Ziege herstelle?',
      'Nein. Es genügt, dass du in diesem Zug schon Wasser hergestellt hast. Du darfst es trotzdem liefern oder damit zahlen, und es reicht auch für Bier.',
    ),
    question(
      'q-roundend',
      '8.7',
      'Warum ist die Runde vorbei? Ich habe noch Münzen!',
      'Sie endet sofort, wenn nur noch einer Münzen hat. Du behältst sie, bekommst aber keinen Zug mehr. Dafür nimmst du den Startspielerstein: 1 Punkt, und du beginnst die nächste Runde.',
    ),
    question(
      'q-marry',
      '3.12 13.2 13.3',
      'Warum kann diese Figur nicht heiraten?',
      'Heiraten kann nur, wer in der Schule oder auf deinem eigenen Dorfzentrum ist, nicht wer in einem Gebäude wohnt. Und der Platz muss im Dorf eines anderen sein, wo genau einer wohnt, vom anderen Geschlecht.',
    ),
    question(
      'q-tile',
      '15.2 15.5',
      'Wann darf ich mein Plättchen nutzen?',
      'In deinem eigenen Zug, einmal je Runde, vor oder nach deinen Aktionen mit Münzen, aber nicht dazwischen, und nur eines je Zug. Auch wenn die letzte Münze weg ist, geht es im selben Zug noch.',
    ),
  ),
  chapter('symbols', 'Zeichen', p('5.1', 'Was die Zeichen auf den Plättchen bedeuten, und wo sie stehen.'), SYMBOLS),
  ...more,
);
