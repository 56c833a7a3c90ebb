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

/** The rules of Feudalia in German. */
export const de = rulesOf(
  'F',
  chapter(
    'aim',
    'Das Ziel',
    p(
      '10.1 2.4',
      'Du herrschst über drei Lehen. Vasallen arbeiten für dich, bringen Güter und Münzen und helfen, die Kathedrale zu bauen. **Beendet jemand seinen Zug mit 10 Siegpunkten**, wird die Runde zu Ende gespielt, und **die meisten Punkte gewinnen**. (Manche Szenarien haben ein anderes Ziel.)',
    ),
  ),
  chapter(
    'fief',
    'Lehen, Vasallen, Münzen',
    p(
      '1.4 1.10',
      'Es gibt vier Güter: **Weizen, Holz, Ton und Stein**. Sie sind Würfel, die **auf einem Lehen** liegen und dort von Zug zu Zug bleiben. Ein schwarzer Würfel steht für jedes Gut.',
    ),
    cards(['fief_wheat', 'Weizen'], ['fief_wood', 'Holz'], ['fief_clay', 'Ton'], ['fief_stone', 'Stein']),
    table(
      '1.5 1.6',
      ['Stufe eines Lehens', 'Felder', 'Punkte', 'Stadt'],
      ['0', '1', '0', 'geschlossen'],
      ['1', '1', '1', 'offen'],
      ['2', '2', '2', 'offen'],
    ),
    p(
      '1.6',
      'Ein Vasall arbeitet auf einem **Feld**; ein Meister wohnt in der **Stadt**. Jedes Lehen hat eine Stadt, du hast also höchstens drei Meister.',
    ),
    p(
      '1.8 1.9 1.11',
      'Vasallen gehören zu einer Art: Arbeiter (Knecht, Freibäuerin), Facharbeiter, Händler, Handwerker, Geistliche, Adlige, Amtsträger. Verlangt eine Karte einen Arbeiter, genügt kein Facharbeiter. **Kronen** der Adligen zählen 1 oder 2; sie entscheiden bei Gleichstand.',
    ),
    p(
      '',
      'Deine **Schatzkammer** zählt deine Münzen, höchstens 20. Am Ende eines Zugs gehen die meisten verloren; gib sie also aus.',
    ),
  ),
  chapter(
    'setup',
    'Aufbau',
    p(
      '2.5 2.6 2.7 2.13',
      '**Lehen**: Der Startspieler zieht zwei, behält eines und gibt das andere weiter; der Nächste zieht eines, sieht also zwei, behält eines und gibt eines weiter, bis alle **drei** haben. Wer drei von einer Art hat, darf eines ersetzen. Beim Weizenstart bekommen alle zuerst ein Weizenlehen und wählen zwei weitere.',
    ),
    p(
      '2.8 2.9',
      'Du beginnst mit **6 Knechten, 2 Kaufleuten, 1 Priester und 1 Steuereintreiber**, wenn das Szenario nichts anderes sagt. Der Steuereintreiber beginnt in deinem Ablagestapel. Mische den Rest und ziehe **5 Karten**.',
    ),
    p(
      '2.1 2.3 2.10 2.12',
      'Das Szenario sagt, welche Vasallen zu haben sind; sie liegen in offenen Stapeln. Deine Schatzkammer beginnt bei 0. Der Startspieler wird gelost.',
    ),
    p(
      '2.11',
      'Meister einer Farbe, die kein Lehen am Tisch hat, bleiben draußen; schwarze bleiben drin. Dann liegen **5 Meister** offen.',
    ),
    table('2.2', ['Spieler', 'Plättchen auf dem Fundament, je ½ Punkt'], ['1 oder 2', '8'], ['3', '11'], ['4', '14']),
  ),
  chapter(
    'turn',
    'Ein Zug',
    picture(
      'turn',
      '**Morgen** Meister erwachen, Steuern',
      '**Tag** so viel du willst',
      '**Abend** blaue Karten, sparen, 5 ziehen',
    ),
    p('3.1', 'Reihum, im Uhrzeigersinn. Einmal herum ist eine Runde.'),
    p(
      '3.2',
      '**Morgen**: Drehe deine Meister zurück, Gäste kommen auf die Hand, und Meister, die morgens wirken, tun es. Ist der **Steuereintreiber** auf deiner Hand, wird er jetzt gespielt.',
    ),
    p(
      '3.3',
      '**Tag**: so viele Aktionen du willst, in beliebiger Reihenfolge, bis du ihn beendest. Nur Einfluss ist begrenzt: einmal je Zug.',
    ),
    p('3.4', '**Abend**: siehe das Kapitel darüber.'),
    p(
      '5.1 5.2 5.4',
      'Was eine Karte tut, geschieht sofort, in der gedruckten Reihenfolge, und muss sein, wenn nicht „du darfst“ dabeisteht. Von zwei Schriftrollen wählst du eine. Kannst du nicht zahlen, kannst du sie nicht wählen; geht ein späterer Teil nicht ganz, tust du so viel wie möglich.',
    ),
    p(
      '5.3 5.8',
      'Manche Wirkungen halten bis zum Ende des Zugs. Sie helfen Karten, die danach gespielt werden, und mehrere zählen zusammen.',
    ),
    p(
      '5.6 5.7',
      'Ist dein Deck leer, wenn du ziehst, wird dein Ablagestapel gemischt, **einmal je Zug**. Ist es im selben Zug wieder leer, wird in diesem Teil des Zugs nichts mehr gezogen.',
    ),
  ),
  chapter(
    'vassals',
    'Vasallen spielen',
    p('', 'Einen Vasallen deiner Hand kannst du auf eine dieser Arten nutzen:'),
    heading('income', 'Für Ertrag'),
    p(
      '4.2',
      'Spiele ihn und nimm die **Münzen**, die er zeigt. Seine Wirkung wird nicht genutzt. Ohne Ertrag geht es nicht.',
    ),
    heading('field', 'Auf einem Feld'),
    p(
      '4.3 4.3.1 4.3.2 4.3.3 4.3.4',
      'Lege ihn auf ein **freies Feld** eines Lehens, das seine Karte erlaubt, zahle die Münze, wenn dort eine steht, und tu, was er sagt. Güter kommen aus **diesem Lehen** und gehen dorthin. Das Feld bleibt bis zum Ende des Zugs besetzt, **auch wenn die Karte zurückkommt**; sie kann dann auf einem anderen Feld wieder arbeiten.',
    ),
    p(
      '4.12',
      'Tausche folgen einer nach dem anderen, bis zur Zahl auf der Karte, oder keiner. Was du eben bekamst, darfst du im nächsten geben.',
    ),
    heading('influence', 'Mit Einfluss'),
    p(
      '4.4 4.11 4.14 5.5',
      '**Eine Einflusskarte je Zug.** Eine Karte mit **+** erlaubt eine weitere; eine Kette geht also weiter, solange jede neue ein + hat. Güter dürfen aus allen deinen Lehen kommen und in alle gehen. Ertrag bringt sie nicht.',
    ),
  ),
  chapter(
    'hiring',
    'Anwerben, ausbauen, zahlen',
    p(
      '4.1 24.10',
      '**Einen Vasallen anwerben**: Zahle Münzen und Würfel. Nennt der Preis eine Karte, die du entfernst, kommt sie aus deiner **Hand** und aus dem Spiel. Der Neue kommt auf deinen **Ablagestapel**. Ein leerer Stapel bleibt leer.',
    ),
    p(
      '4.5 4.5.1',
      '**Ein Lehen ausbauen**, um eine Stufe. Würfel und Meister bleiben. Neue Felder und die offene Stadt sind sofort nutzbar; besetzte Felder bleiben besetzt.',
    ),
    table(
      '4.10',
      ['Lehen', 'auf Stufe 1', 'auf Stufe 2'],
      ['Weizen', '4 Münzen, 3 Holz, 1 Ton', '5 Münzen, 2 Holz, 2 Ton, 1 Stein'],
      ['Holz', '4 Münzen, 3 Ton, 1 Weizen', '5 Münzen, 3 Ton, 1 Stein, 1 Weizen'],
      ['Ton', '4 Münzen, 3 Holz, 1 Weizen', '5 Münzen, 3 Holz, 1 Stein, 1 Weizen'],
      ['Stein', '4 Münzen, 2 Holz, 2 Ton', '5 Münzen, 2 Holz, 2 Ton, 1 Weizen'],
    ),
    p(
      '5.5 4.15',
      'Beim Anwerben, Ausbauen und Bauen darfst du Würfel **aller deiner Lehen** mischen. Feld und Meister nutzen die Würfel des eigenen Lehens. Würfel, die bei einem Meister in Sicherheit liegen, werden zuletzt ausgegeben.',
    ),
    p(
      '4.13',
      'Ein **Rabatt** wartet, bis du ihn nutzt oder der Zug endet. Ein Kauf nimmt höchstens einen; du wählst, welchen.',
    ),
    p(
      '4.6 4.7 4.8 4.9',
      'Die übrigen Aktionen des Tages: an der Kathedrale bauen, Meister anwerben, nutzen, umziehen lassen oder entlassen, und handeln, wo das gespielt wird.',
    ),
  ),
  chapter(
    'cathedral',
    'Die Kathedrale',
    p(
      '8.1 8.6 8.7',
      'Du kaufst ihre Plättchen, in einem Zug so viele, wie du zahlen kannst. Sie wächst in **drei Abschnitten**; kaufen kann man nur vom jetzigen.',
    ),
    table(
      '8.2 8.3 8.4 9.8',
      ['Abschnitt', 'Preis', 'Punkte'],
      ['1 Fundament', '3 Ton oder 3 Holz oder 2 Stein', '½'],
      ['2 Langhaus, 2 Plättchen pro Spieler', '1 Stein, 2 Holz, 2 Ton', '1'],
      ['3 Dekan, ein Plättchen, mit dem Bischof', '4 Münzen, 3 Weizen', '1'],
      ['3 Kanoniker, mit dem Bischof', '2 Münzen, 2 Weizen', '½'],
      ['3 Buntglas, mit dem Glaser', '3 Münzen, 2 Ton, 2 Holz', '1'],
      ['3 Silbergerät, mit dem Silberschmied', '6 Münzen, 1 Stein', '1'],
    ),
    p(
      '8.3 8.4',
      'Ist das letzte Plättchen eines Abschnitts fort, beginnt **sofort** der nächste, auch mitten im Zug. Im dritten gibt es einen Dekan und für jeden Spieler außer einem einen Kanoniker, auf den zwei anderen ein Plättchen pro Spieler.',
    ),
    p(
      '8.5 8.8 8.9',
      'Im dritten Abschnitt brauchst du den **Meister dieser Karte** in einer deiner Städte. Anwerben darfst du ihn früher. Ein Rabatt für die Kathedrale gilt in jedem Abschnitt.',
    ),
  ),
  chapter(
    'masters',
    'Meister',
    p(
      '9.1 9.2 9.11',
      '**Einen Meister anwerben**: Zwei weitere werden aufgedeckt, du nimmst einen von allen, die daliegen, zahlst ihn, setzt ihn in eine Stadt, und ein anderer kommt unter das Deck. Beginnen kannst du nur, wenn du schon vorher einen anwerben könntest. Sind die zwei gezogen, gibt es kein Zurück.',
    ),
    p(
      '9.3 9.16',
      'Er braucht eine offene Stadt in einem Lehen **seiner Farbe** (schwarz: beliebig) und mindestens seiner Stufe. Ist sie bewohnt, zieht ihr Meister zuerst um oder wird entlassen.',
    ),
    p(
      '9.4 9.15',
      '**Meister der Kathedrale** (Bischof, Glaser, Silberschmied) liegen in eigenen Stapeln. Sie brauchen ein Lehen der **Stufe 2**, beliebiger Farbe, und du darfst von jedem einen haben. Gezogen wird für sie nichts.',
    ),
    p(
      '9.7 9.14',
      'Ein Meister wirkt **einmal je Zug** am Tag und wird gedreht; manche wirken morgens, manche abends (blau), manche immer. Was es kostet, kommt aus seinem eigenen Lehen, Münzen aus der Schatzkammer. Ein neuer darf sofort wirken.',
    ),
    p(
      '9.5 9.6 9.10 9.12 9.13',
      'An deinem Tag darf ein Meister in eine freie passende Stadt **umziehen** oder **entlassen** werden: Er kommt zu den offenen Meistern, ein Meister der Kathedrale auf seinen Stapel. Würfel auf ihm bleiben im Lehen, das er verlässt. Zwischen zwei anderen Aktionen zieht ein Meister höchstens zweimal um.',
    ),
    p(
      '9.9',
      'Der **Gastwirt** nimmt einen Vasallen, der in diesem Zug gespielt wurde, als Gast auf ein freies Feld seines eigenen Lehens. Der Gast wird abends nicht abgelegt und kommt am nächsten Morgen zu deinen fünf Karten dazu.',
    ),
  ),
  chapter(
    'tax',
    'Der Steuereintreiber',
    p(
      '7.1 7.5 7.6 7.7',
      'Er steckt unter deinen eigenen Karten. Ist er **am Morgen** auf deiner Hand, wird er gespielt und abgelegt. Später im Zug gezogen, wartet er bis zum nächsten Morgen. Du wirst ihn nicht los; aber je größer dein Deck, desto seltener kommt er.',
    ),
    list(
      '7.2 7.3 7.4 7.8',
      'Hat irgendein Lehen **2 oder mehr Würfel**: Jedes Lehen zahlt die **Hälfte seiner Würfel**, abgerundet. Du wählst, welche.',
      'Wenn nicht: Zähle den **Ertrag deiner Hand** zusammen. Sind es 2 oder mehr, spielst du Karten im Wert der **Hälfte**, abgerundet; sie bringen nichts. Geht es nicht genau auf, nimmst du die kleinste Summe darüber.',
      'Sind es weniger als 2: Lege die **ganze Hand** ab.',
    ),
    p('7.2', 'Würfel, die bei einem Meister in Sicherheit liegen, zählen nicht.'),
  ),
  chapter(
    'evening',
    'Abend',
    list(
      '6.1 6.2 6.3 6.4 6.5 6.6 6.7 6.8',
      '**Blaue Karten**: Jetzt, und nur jetzt, darfst du blaue Vasallen und Meister nutzen, jeden einmal.',
      'Alle gespielten Vasallen werden abgelegt.',
      '**Dienst bei Hof**: Alle Karten, die du noch auf der Hand hast, werden abgelegt, für **je 1 Münze**. Ein Steuereintreiber bleibt.',
      '**Sparen**: Nur ein Teil der Münzen bleibt; siehe die Tabelle.',
      'Ziehe, bis du **5 Karten** hast.',
      'Jedes Lehen behält höchstens **12 Würfel**.',
    ),
    table(
      '6.4',
      ['Stufen deiner Lehen zusammen', 'es bleibt', 'höchstens'],
      ['0–1', 'die Hälfte, aufgerundet', '5'],
      ['2–3', 'die Hälfte, abgerundet', '4'],
      ['4–5', 'ein Drittel, abgerundet', '3'],
      ['6', 'ein Viertel, abgerundet', '2'],
    ),
  ),
  chapter(
    'end',
    'Ende des Spiels',
    p(
      '10.1 10.3',
      'Beendet jemand **seinen Zug am Ziel**, spielt die Runde zu Ende. Punkte bringen deine Lehen, deine Plättchen und was eine Variante gibt.',
    ),
    p(
      '10.2',
      'Bei Gleichstand entscheiden die meisten **Kronen** aller deiner Vasallen, dann die meisten Münzen nach dem Sparen, dann die meisten Würfel; sonst gewinnt ihr gemeinsam.',
    ),
    p('10.4', 'Nach 200 Runden endet das Spiel auf jeden Fall.'),
  ),
  chapter(
    'questions',
    'Oft gefragt',
    question(
      'q-field',
      '4.3.1 4.3.2',
      'Mein Knecht kam auf die Hand zurück. Warum kann er nicht wieder auf dasselbe Feld?',
      'Ein Feld bleibt bis zum Ende des Zugs besetzt, auch wenn seine Karte zurückkommt. Lege sie auf ein anderes freies Feld oder spiele sie für Ertrag.',
    ),
    question(
      'q-tax',
      '7.1 7.2 7.6',
      'Wann zahle ich dem Steuereintreiber, und wie viel?',
      'Am Morgen, wenn er dann auf deiner Hand ist. Jedes Lehen zahlt die Hälfte seiner Würfel, abgerundet, wenn irgendeines mindestens zwei hat. Später gezogen, wartet er bis zu deinem nächsten Morgen. Gib deine Würfel also vorher aus.',
    ),
    question(
      'q-coins',
      '6.4 6.3',
      'Wo sind meine Münzen geblieben?',
      'Am Abend behältst du nur einen Teil, und je weiter deine Lehen ausgebaut sind, desto weniger: höchstens 5, 4, 3 oder 2. Karten, die du noch auf der Hand hast, bringen kurz davor je 1 Münze.',
    ),
    question(
      'q-influence',
      '4.4 4.11',
      'Warum kann ich keinen zweiten Priester spielen?',
      'Du hast eine Einflussaktion je Zug. Nur eine Karte mit + erlaubt eine weitere. Spiele also zuerst die Karten mit + und den Priester zuletzt.',
    ),
    question(
      'q-master',
      '9.3 9.1',
      'Warum kann ich diesen Meister nicht anwerben?',
      'Er braucht eine offene Stadt (Stufe 1 oder 2) in einem Lehen seiner Farbe und mindestens seiner Stufe, und du musst ihn zahlen können. Meister der Kathedrale brauchen Stufe 2. Ist die Stadt bewohnt, muss jemand Platz machen.',
    ),
  ),
  chapter('symbols', 'Zeichen', p('1.9', 'Was die Zeichen auf Karten bedeuten, und wo sie stehen.'), SYMBOLS),
  ...more,
);
