import { list, more as extra, p, RECONSTRUCTED, setting, table } from '../../../../rulebook/write.ts';
import type { Chapter } from '../../../../rulebook/types.ts';

/** Chapters that a first game does not need. */
export const more: readonly Chapter[] = [
  extra(
    'named',
    'Karten mit eigenen Regeln',
    list(
      '20.1 20.2 20.3 20.4 20.9',
      '**Gärtner**: 2 Gerste für jeden deiner offenen Höfe; sie bleiben offen.',
      '**Dichter**: ein Zeichen zum Abwehren und sonst nichts. **Abt** und **Großabt**: Abwehren und eine Glocke.',
      '**Nonne**: eine Karte aus deinem Ablagestapel auf die Hand, oder verliere 1 Omen.',
      '**Mystikerin**: Alle anderen bekommen 1 Omen, du verlierst eines. Nicht im Solospiel.',
    ),
    list(
      '20.5',
      '**Händlerin**: ein Tausch zwischen 5 Gerste, 3 Wacholder und 1 Schriftrolle, in beide Richtungen, auch geradewegs von Gerste zur Schriftrolle. Eine Schriftrolle, die du gibst, kommt in den Vorrat. Du zahlst, bevor du bekommst.',
    ),
    list(
      '20.6 20.10',
      '**Werberin**: tut nichts, wenn sie angesiedelt wird. Aktiviert geht sie unter den allgemeinen Stapel, und eine Karte deiner Hand oder der Auslage nimmt **umsonst** ihren Platz ein und handelt sofort. Nur einmal je Zug.',
    ),
    list(
      '20.7 20.8',
      '**Amtmann**: Wirf beliebig viele Handkarten ab, mindestens eine, und ziehe ebenso viele.',
      '**Gelehrte**: Nutze eine Aktion eines offenen Dorfbewohners eines anderen, als wäre es ihre eigene, mit deinen eigenen Gebäuden, deiner Hand und deinem Ablagestapel; nur die Gelehrte wird umgedreht. Eine Gelehrte oder einen Dichter kann sie nicht nachahmen. Ahmt sie eine Werberin nach, geht die Gelehrte. Allein ahmst du eine Karte der Auslage nach, die dann unter den Stapel kommt.',
    ),
    p('21.1 21.2 21.3 21.4 21.5', 'Was alle anderen Karten tun, steht auf ihnen. Öffne eine Karte, um sie zu lesen.'),
  ),
  extra(
    'solo',
    'Allein',
    p(
      '19.1 19.4',
      'Alles wie üblich, mit einem Spieler, 2 Erfolgen, 3 Wacholder im Wald und ohne Mystikerinnen. Der Vorrat hat so viele Schriftrollen, wie die Stufe verlangt. Verflucht wird niemand außer dir.',
    ),
    p('19.3', '**Meditation**: 6 Glocken sind 1 Schriftrolle; was Karten drauflegen, zählt als Glocken.'),
    p(
      '19.5 19.10 19.11',
      'Du **verlierst, wenn deine 4. Rast beginnen würde** (auf Stufe 10 die 3.). Erfolge werden vorher geprüft.',
    ),
    p(
      '19.6 19.7',
      'Ist die letzte Schriftrolle des Vorrats verdient, endet das Spiel sofort. Du gewinnst, wenn Schriftrollen, Gebäude und Omen mindestens die Punkte der Stufe ergeben. Mehrheiten gibt es keine.',
    ),
    table(
      '19.2',
      ['Stufe', 'Schriftrollen und Punkte', 'Gerste'],
      ['1', '10', '3'],
      ['2', '11', '3'],
      ['3', '12', '3'],
      ['4', '13', '3'],
      ['5', '13', '2'],
      ['6', '13', '1'],
      ['7', '13', '0'],
      ['8', '14', '0'],
      ['9', '15', '0'],
      ['10', '15, und die 3. Rast verliert', '0'],
    ),
    table(
      '19.8',
      ['Punkte', 'Rang'],
      ['10', 'Landwirt'],
      ['11–13', 'Gelehrte'],
      ['14–16', 'Priester'],
      ['17–19', 'Terton'],
      ['20 und mehr', 'Mystikerin'],
    ),
  ),
  extra(
    'settings',
    'Einstellungen und Varianten',
    p('', 'Was jede Einstellung ändert, und wozu man sie will.'),
    setting(
      'basic',
      '18.1 18.2 18.3 18.4 18.5 18.6 18.7',
      'Zu zweit bis zu viert. Keine Wächter und keine Erfolge. Der Vorrat hat 14, 17 oder 20 Schriftrollen. Eine Verehrung bringt 2 Schriftrollen und allen anderen ein Omen; der letzte Wacholder des Waldes ebenso, aber nur 1 Schriftrolle. Startkarten lassen sich nicht ersetzen. Diese Omen kann man nicht abwehren.',
      'Ein kürzeres erstes Spiel mit weniger zu lesen.',
    ),
    setting(
      'level',
      '19.2',
      'Wie schwer das Spiel allein ist, von 1 bis 10: mehr Schriftrollen und Punkte, weniger Gerste, zuletzt eine Rast weniger.',
      'Beginne mit 1; schon Stufe 3 verlangt einiges.',
    ),
    setting(
      'rounds',
      '21.8',
      'Nach so vielen Runden endet das Spiel, als wäre der Vorrat leer. Allein gilt es nicht.',
      'Eine Grenze für ein Spiel, das niemand beenden mag. Menschen kommen kaum je auf 200.',
    ),
  ),
  extra(
    'secrets',
    'Was offen ist und was geheim',
    list(
      '22.1 22.2 22.3 22.4 22.5',
      '**Geheim**: Hände, die Reihenfolge aller Stapel und der oberste Wächter und die oberste Waldkarte.',
      '**Offen**: Dörfer, auch was eine verdeckte Karte ist, Gebäude, Marken, Leisten, Schriftrollen, Ablagestapel, die Auslage und wie viele Karten jeder hat.',
      'Bei einer Meditation ist nur der Einsatz bekannt; womit gezahlt wird, sieht man beim Zahlen.',
      'Vom Zufall hängen ab: der Startspieler, das erste Mischen und das Mischen eines Ablagestapels.',
    ),
  ),
  extra(
    'reconstructed',
    'Was wir rekonstruiert haben',
    p(
      '',
      'Das Spiel ist nach Anleitungen, Besprechungen und Listen aufgeschrieben, die wir finden konnten. Wo keine davon einen Punkt entscheidet, haben wir gewählt, was zu allem anderen passt, und bei der Regel steht **unsere Lesart**. Die wichtigsten Punkte:',
    ),
    list(
      '',
      'Kosten, Zeichen und Aktionen der meisten Dorfbewohner.',
      'Alle Wächter und Waldkarten bis auf je eine, und die meisten Erfolge.',
      'In welcher Reihenfolge die anderen gefragt werden.',
      'Wann genau Erfolge geprüft werden.',
      'Was aus Zeichen wird, die innerhalb einer Liste zu viel sind.',
    ),
    RECONSTRUCTED,
  ),
];
