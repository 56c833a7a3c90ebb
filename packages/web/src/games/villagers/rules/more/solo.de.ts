import { heading, more as extra, p, table } from '../../../../rulebook/write.ts';

/** The solo modes. */
export const monastery = extra(
  'monastery',
  'Allein: das Kloster',
  p(
    '14.1 14.6 14.7',
    'Du spielst ein Spiel für zwei allein. Das Kloster nimmt Dorfbewohner fort, baut aber nichts, öffnet nichts und zahlt nichts. Nach dem Nehmen darfst du höchstens 1 Gold auf einen Dorfbewohner der Straße legen; wer keine Münzen hat, geht.',
  ),
  p(
    '14.2 14.5 14.12 14.15',
    'Nach jedem Nehmen **legst du einen Dorfbewohner der Straße** für das Kloster ab; seine Münzen kommen zur Bank. Dann wird die Straße auf sechs aufgefüllt. Nimmst du viermal, nimmt auch das Kloster vier.',
  ),
  p(
    '14.3 14.11',
    'Jede Runde hat eine Reihe von Zeichen. Wen du ablegst, der muss das **am weitesten links stehende Zeichen der Reihe** zeigen, das überhaupt jemand auf der Straße zeigt. Unter mehreren wählst du; passt keines, wählst du frei. Es gilt die Straße nach deinem Nehmen, bevor sie aufgefüllt wird.',
  ),
  table(
    '14.4',
    ['Runde', 'Das Kloster will, von links nach rechts'],
    ['1', 'Baumeister, Nahrung, Silber, Gold'],
    ['2', 'Nahrung, Baumeister, Silber, Gold'],
    ['3', 'Baumeister, Nahrung, Gold, Silber'],
    ['4', 'Gold, Silber, Nahrung, Baumeister'],
    ['5', 'Silber, Gold, Baumeister, Nahrung'],
    ['6', 'Gold, Silber, Baumeister, Nahrung'],
  ),
  p(
    '14.8 14.13',
    'Das Spiel endet nach Runde **5** (mit höheren Stapeln: **6**), oder früher, wenn alle Stapel leer sind. Die letzte Runde wird ganz gespielt: fällige Ereignisse, der erste Markt, wenn er fällig ist, dann immer der zweite Markt. Ein erster Markt, der nie kam, ist verloren.',
  ),
  table('14.9', ['Gold', 'Rang'], ['80', 'Weiler'], ['100', 'Dorf'], ['150', 'Stadt'], ['200', 'Hauptstadt']),
  p('14.10 14.14', 'Alles aus den Jahreszeiten darf dabei sein, nur die Hochzeiten nicht.'),
);

export const countess = extra(
  'countess',
  'Allein: die Gräfin',
  p(
    '15.11 15.2 15.1 15.12 1.8',
    'Die Gräfin hat ein eigenes Dorf. **Du gewinnst nur mit mehr Gold als sie**; bei Gleichstand verlierst du. Der Aufbau ist der für zwei, ohne alle Besonderen. Sie beginnt mit der Karte der Gräfin (4 Gold) und 8 Gold und hat keine Hand. Trupps sind erlaubt.',
  ),
  p(
    '15.4 15.27 15.22 15.24',
    'Nach jedem Nehmen **gibst du ihr einen Dorfbewohner der Straße**, bevor Lücken gefüllt werden. Er steht in ihrem Dorf allein, ohne ein Schloss zu bezahlen, und alle seine Zeichen wirken. Auch wenn du von einem Stapel nimmst, bekommt sie einen.',
  ),
  p(
    '15.5',
    'Auf die Straße kommen keine Münzen. Nach deinem letzten Nehmen werden alle, die dort noch stehen, abgelegt und aus der Reserve ersetzt; die übrigen Lücken werden von den Stapeln gefüllt.',
  ),
  p('15.6 15.28', 'Ihre Dorfbewohner öffnen dir Schlösser wie die eines Nachbarn: 2 Gold von dir kommen auf sie.'),
  p('15.10', 'An den Märkten wird sie bezahlt wie ein Spieler.'),
  heading('countessevents', 'Ihre Ereignisse'),
  p(
    '15.3 15.7 15.8 15.21 15.37',
    'Zwei Sommerereignisse liegen von Anfang an offen. Am Ende jeder Runde führst du **alle offenen Ereignisse in beliebiger Reihenfolge** aus, eines nach dem anderen. Dann nimmt sie die oberste Karte der Reserve. Deren aufgedrucktes Gold sagt, wie viele neue kommen: **ab 10: 1; 1 bis 9: 2; keines: 3**. Am Ende von Runde 1 kommen sie vom Sommerstapel, später vom Winterstapel.',
  ),
  p(
    '15.9 15.19',
    'Sollst du für ein Ereignis mehr zahlen, als du hast, zahlst du, was du hast. Was sie „bekommt“ oder „wertet“, kommt von der Bank. Ein Schloss muss immer voll bezahlt werden.',
  ),
  table(
    '15.13 15.14 15.15 15.16 15.18 15.23 15.25 15.26 15.29',
    ['Sommer', 'was geschieht'],
    ['Gildenkomplott (2)', 'Die Bank legt 2 Gold auf jeden ihrer Dorfbewohner mit Schlüsselring.'],
    ['Entführung (2)', 'Du legst eine Handkarte ab.'],
    ['Mehrwertsteuer', 'In deiner Bauphase will die Bank 4 Gold für ein Schloss.'],
    ['Aushebung (2)', 'Am Ende des Nehmens nimmt sie die oberste Karte des Stapels ganz rechts.'],
    ['Verräter', 'Einer deiner obersten Dorfbewohner zieht zu ihr: kein Einfacher, keine Gründer, kein Trupp.'],
    ['Finsteres Mahl', 'Sie bekommt 3 Gold für jede Nahrung in ihrem Dorf.'],
    ['Leibeigenschaft', 'In deiner Bauphase kommt eine Karte, die du für einen Einfachen gibst, in ihr Dorf.'],
  ),
  table(
    '15.13 15.16 15.17',
    ['Winter', 'was geschieht'],
    ['Zoll', 'Du zahlst 1 Gold für jeden Dorfbewohner deiner größten Zunft, auch für verdeckte.'],
    ['Handelsnetz', 'Sie wertet ihren besten Dorfbewohner mit Silber.'],
    ['Erpressung', 'Sie wertet das höchste wirksame Gold in deinem Dorf.'],
    [
      'Verhaftung (2)',
      'Du legst einen deiner obersten Dorfbewohner ab: keinen Einfachen, keine Gründer, keinen Trupp.',
    ],
    ['Lösegeld (2)', 'Du zahlst 2 Gold für jede Handkarte.'],
    ['Spionagenetz', 'Sie bekommt den Wert eines deiner Dorfbewohner mit Silber; du wählst, welches.'],
    ['Schutzgeld (2)', 'Sie bekommt 3 Gold für jeden deiner Dorfbewohner, auf dem Münzen liegen.'],
  ),
  heading('countessretail', 'Die späteren Karten'),
  p(
    '15.20 15.30 15.35',
    'Die später verkaufte Fassung hat 24 andere Ereignisse, Stapel zu 5 Karten und zu Beginn ein Ereignis, und sie beginnt mit 1 Gold. Winterereignisse kommen nach dem ersten Markt. Die Straße wird wie zu zweit geführt, und Münzen auf einem, den du ihr gibst, bekommt sie. Für den Einstieg: ein Ereignis je Runde, ihre Karte ohne Gold. Schwer: zwei Ereignisse zu Beginn, kein Hofnarr, und sie beginnt mit 10 Gold.',
  ),
  p(
    '15.31 15.32',
    'Der **Hofnarr** verhindert ein Ereignis, einmal im Spiel. Du wirst gefragt, wenn eines gleich wirken würde. Bei „Du warst es!“ muss er in dieser Runde eingesetzt werden, gegen dieses oder ein anderes, das noch wartet; sonst ist er verloren.',
  ),
  p(
    '15.33 15.34 15.36',
    'Was ein Ereignis bewirkt, steht auf seiner Karte. Wo es die Wahl lässt, wählst du, aber Bestechung und Handelsnetz nehmen, was für sie am besten ist. Ratten und Brandstiftung nehmen dir einmal Nehmen oder Bauen, oder 3 Gold, voll bezahlt.',
  ),
);
