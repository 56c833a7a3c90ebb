import { heading, list, more as extra, p, RECONSTRUCTED, setting, table } from '../../../../rulebook/write.ts';
import type { Chapter } from '../../../../rulebook/types.ts';

/** Chapters that a first game does not need. */
export const more: readonly Chapter[] = [
  extra(
    'scenarios',
    'Szenarien und Variantenkarten',
    p(
      '17.1 17.4',
      'Ein Szenario sagt, welche Vasallen zu haben sind, womit du beginnst, welche Meister es gibt und bei wie vielen Punkten das Spiel endet. Acht Stapel sind immer dabei: Knecht, Schnitter, Holzfäller, Tonkneter, Steinhauer, Kaufmann, Priester und Lehnsherrin.',
    ),
    list(
      '17.2 17.3',
      '**Erste Ernte**: acht Stapel, keine Meister, nur zwei Abschnitte der Kathedrale, 6 Punkte.',
      '**Meister in der Stadt**: drei Stapel mehr, Meister der Stufe 1, die ganze Kathedrale, 8 Punkte.',
      '**Die Kathedrale des Königs**: 14 Stapel, alle Meister, 10 Punkte.',
      'Die ersten zwei beginnen mit einem Weizenlehen für alle.',
    ),
    list(
      '17.5 17.6 17.7',
      '**Die großen Werke**: 12 Punkte.',
      '**Die Weihe**: kein Ziel; das Spiel endet mit der Runde, in der die Kathedrale fertig wird.',
      '**Der Königshof**: 11 Punkte; wer am Ende allein die meisten Kronen hat, bekommt 1 Punkt.',
      '**Die Zunfthalle**: 11 Punkte; jeder deiner Meister ist ½ Punkt wert, solange er in deinen Städten wohnt.',
      '**Volle Scheunen**: Jedes Lehen beginnt mit einem Würfel seiner Art.',
    ),
  ),
  extra(
    'events',
    'Ereignisse der Jahreszeiten',
    p(
      '14.1 14.2 14.12 14.13',
      'Vor dem Zug des Startspielers wird ein Ereignis aufgedeckt; es gilt für die Runde. Sie laufen viermal durch die Jahreszeiten und werden härter. Sind alle 40 vorbei, spielt ihr ohne weiter.',
    ),
    list(
      '14.3 14.4 14.15',
      '**Regen**: Jedes Weizen- und Holzlehen bekommt je Feld einen Würfel seiner Art.',
      '**Schwarzer Tod**: Du vernichtest Karten der Hand oder des Ablagestapels, nach der Summe deiner Stufen: 0–1 keine, 2–3 eine, 4–5 zwei, 6 drei. Der Steuereintreiber ist sicher.',
    ),
    list(
      '14.5 14.14 14.17',
      '**Überfälle**: Jedes Lehen wird mit 2 angegriffen. Meister mit Verteidigung und Karten, die du einsetzt, schützen es; was fehlt, verlierst du in Würfeln deiner Wahl. Würfel in Sicherheit bleiben verschont.',
    ),
    list(
      '14.6 14.7 14.8 14.18',
      '**Dürre**: Weizen- und Holzlehen verlieren je Feld einen Würfel ihrer Art, und Arbeiter können dort in dieser Runde nicht arbeiten.',
      '**Feuer**: Weizenlehen verlieren die Hälfte ihres Weizens, Holzlehen die Hälfte ihres Holzes, aufgerundet.',
      '**Schlachtfest**: ein Weizen für eines deiner Lehen.',
    ),
    list(
      '14.9 14.10 14.11 14.16',
      '**Markt**: am Tag, in jedem Lehen so viele Tausche wie seine Stufe: 1 Würfel gegen 1 Münze; 2 Würfel, kein Weizen, gegen einen beliebigen; 3 Weizen gegen einen beliebigen; 3 Münzen gegen einen beliebigen außer Stein.',
      '**Weinlese**: Arbeiter, die für Ertrag gespielt werden, bringen 1 Münze mehr.',
      '**Frost**: Arbeiter können nicht auf Feldern arbeiten.',
    ),
  ),
  extra(
    'quick',
    'Schnellstart',
    p(
      '12.1 12.2 12.3',
      'Alle ersetzen einen Knecht durch einen Facharbeiter, nehmen einen Vasallen dazu, der weniger als 5 Münzen kostet, haben fünf Schritte und nehmen drei Plättchen zu ½ vom Fundament.',
    ),
    list(
      '12.4 12.5 12.6 12.8',
      'Reihum, einer nach dem anderen. **Ein Schritt** ist: ein Vasall für 5 Münzen oder mehr, ein Lehen auf Stufe 1 oder ein offener Meister für eine Stadt. Alle fünf müssen genutzt werden, soweit es geht.',
      'Außerdem darfst du **ein Plättchen zu ½ zurückgeben** und dafür einen Vasallen nehmen, der weniger als 5 Münzen kostet.',
      'Preise werden nicht gezahlt, aber Karten, die ein Preis entfernt, schon.',
    ),
    p('12.7 12.9', 'Dann werden die Decks gemischt, und das Spiel beginnt wie üblich.'),
  ),
  extra(
    'trading',
    'Handel',
    p(
      '13.1 13.2 13.3',
      'Ab drei Spielern darfst du an deinem Tag **jedem anderen ein Angebot** machen: Würfel gegen Würfel, keine Art auf beiden Seiten, oder ein Geschenk gegen ein Versprechen. Versprechen binden niemanden. Ein abgelehntes Angebot ist verbraucht. Münzen, Karten und Plättchen werden nicht gehandelt.',
    ),
  ),
  extra(
    'iron',
    'Eiserner Modus',
    p(
      '11.1 11.2 11.3 11.6',
      'Ab der Runde, in der jemand zuerst das Ziel erreicht, wirft der Führende am Ende jeder Runde andere hinaus: wer **1 Punkt** zurückliegt; oder **½ Punkt** und eine Krone; oder bei gleichen Punkten **zwei Kronen**. Der Letzte gewinnt.',
    ),
    p(
      '11.4 11.5',
      'Kann niemand mehr punkten, gewinnen die Verbliebenen gemeinsam. Karten der Ausgeschiedenen kommen aus dem Spiel.',
    ),
  ),
  extra(
    'solo',
    'Allein und gegen die Zeit',
    p(
      '16.1 16.2 16.8',
      'Allein spielst du jedes Szenario mit der Kathedrale für zwei und mit Ereignissen. Dreimal ziehst du zwei Lehen und behältst eines. Für das Meiste von etwas gibt es keine Punkte.',
    ),
    p(
      '16.3 16.4 16.7',
      'Um einen Meister anzuwerben, werden drei gezogen, und zwei kommen unter das Deck. Manche Ereignisse nehmen Plättchen von der Kathedrale.',
    ),
    p(
      '16.5 16.6',
      'Das Spiel endet nach dem 40. Ereignis, gleich bei wie vielen Punkten. Zur Übung lassen sich die Ereignisse weglassen, die Lehen und Hand treffen.',
    ),
    table('16.9', ['Punkte', 'Titel'], ['15', 'Herzog'], ['10', 'Graf'], ['6', 'Herr'], ['weniger', 'Verwalter']),
    heading('timetrial', 'Gegen die Zeit'),
    p(
      '15.1 15.2',
      'Mit Ereignissen, für beliebig viele: Das Spiel endet spätestens nach dem 40. Ereignis, und die meisten Punkte gewinnen.',
    ),
  ),
  extra(
    'settings',
    'Einstellungen und Varianten',
    p('', 'Was jede Einstellung ändert, und wozu man sie will.'),
    setting(
      'scenario',
      '17.1',
      'Welche Vasallen, welche Meister und welches Ziel es gibt.',
      'Spielt die ersten drei der Reihe nach, um zu lernen; dann ist jedes ein anderes Spiel.',
    ),
    setting(
      'variant',
      '17.5 17.7',
      'Eine Karte, die das Ziel ändert oder eine Regel hinzufügt.',
      'Ein längeres Spiel, ein anderes Ziel oder mit Vollen Scheunen ein schnellerer Anfang.',
    ),
    setting(
      'wheatStart',
      '2.7 2.13',
      'Alle beginnen mit einem Weizenlehen und wählen zwei weitere.',
      'Niemandem fehlt Weizen; gut für ein erstes Spiel.',
    ),
    setting(
      'quickStart',
      '12.1',
      'Bessere Decks, Lehen und Meister vor dem ersten Zug.',
      'Für alle, die das Spiel kennen und den langsamen Anfang überspringen wollen.',
    ),
    setting('events', '14.2', 'In jeder Runde wird ein Ereignis aufgedeckt.', 'Kein Jahr gleicht dem anderen.'),
    setting('timeTrial', '15.1', 'Das Spiel endet spätestens mit dem 40. Ereignis.', 'Eine Grenze, die alle sehen.'),
    setting(
      'practice',
      '16.6',
      'Allein: Ereignisse, die Lehen und Hand treffen, gelten nicht.',
      'Um ohne Pech zu lernen.',
    ),
    setting(
      'trading',
      '13.1',
      'In ihren Zügen dürfen Spieler Würfel tauschen; ab drei Spielern.',
      'Mehr Gespräch am Tisch.',
    ),
    setting('iron', '11.1', 'Das Spiel geht weiter, bis jemand klar vorn liegt.', 'Kein Sieg um einen halben Punkt.'),
    setting(
      'reshufflesPerTurn',
      '5.6',
      'Wie oft dein Deck in einem Zug neu gemischt werden darf.',
      'Mehr als einmal hilft Decks, die viel ziehen.',
    ),
    setting(
      'roundCap',
      '10.4',
      'Das Spiel endet spätestens nach so vielen Runden.',
      'Für ein Spiel von bekannter Länge.',
    ),
  ),
  extra(
    'secrets',
    'Was offen ist und was geheim',
    list(
      '20.1 20.2 20.3 20.4',
      '**Geheim**: Hände, die Reihenfolge aller Decks und ein Lehen, das beim Aussuchen angeboten wird.',
      '**Offen**: Lehen, Würfel, Münzen, Meister, Plättchen, Stapel, Ereignisse, Ablagestapel und wie viele Karten jeder hat.',
      'Vernichtete Karten sehen alle. Musst du in dein Deck sehen, siehst nur du es.',
    ),
    p(
      '1.1 1.2 1.3 1.7 18.1 19.1',
      'In der Schachtel sind 306 Vasallen von 35 Arten, 40 Meister und 12 Meister der Kathedrale, 36 Lehenskarten für 18 Lehen, fünf Karten der Kathedrale, 40 Ereignisse, 34 Plättchen zu ½ und 1 Punkt und Würfel ohne Grenze. Zwei Module, Krieg und Magie, sind hier noch nicht spielbar.',
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
      'Die meisten Karten: Preise, Ertrag und Wirkungen von Vasallen und Meistern.',
      'Alle Szenarien und die meisten Variantenkarten.',
      'Was Ausbauten kosten, außer Weizen auf Stufe 1.',
      'Preise und Zahl der Plättchen der Kathedrale, außer dem Fundament für Ton.',
      'Wie viele Münzen am Abend bleiben.',
      'Wie viele Ereignisse es von jeder Art gibt.',
    ),
    RECONSTRUCTED,
  ),
];
