import type { DailyText } from './text.ts';

export const de: DailyText = {
  title: 'Spiel des Tages',
  lead: date => `${date}. Für alle dieselben Karten, dein erster Versuch zählt.`,
  next: (hours, minutes) => `Nächstes in ${hours > 0 ? `${hours} Std ` : ''}${minutes} Min`,
  offline: 'Du bist offline.',
  offlineLead:
    'Diese Karten folgen allein aus dem Datum, also kann sie jeder im Voraus ausrechnen. Sie bleiben in diesem Browser und zählen für keinen Platz.',
  deals: 'Die vier Spiele von heute',
  mode(id) {
    const level = /^level-(\d+)$/.exec(id)?.[1];
    if (level) return `Allein, Stufe ${level}`;
    return MODES[id] ?? id;
  },
  alone: scenario => `Allein, ${scenario}`,
  notPlayed: 'Noch nicht gespielt',
  finished(people) {
    if (people === 0) return 'Noch niemand ist fertig';
    return people === 1 ? '1 ist fertig' : `${people} sind fertig`;
  },
  running: 'Du spielst',
  runningLine: 'es wartet auf dich',
  givenUp: 'Aufgegeben',
  late: 'Zu spät beendet',
  lost: points => `Verloren mit ${points}`,
  done: (points, rank) => (rank === null ? `${points} Punkte` : `${points} Punkte, ${rank}`),
  placeOf: (place, people) => `${place}. von ${people}`,
  checking: 'wird geprüft',
  verified: 'geprüft',
  refused: 'nicht bestätigt',
  play: 'Spielen',
  goOn: 'Weiter',
  results: 'Ergebnisse',
  resultsOf: game => `${game}: Ergebnisse`,
  counts: (finished, verified) => `${finished} gespielt, ${verified} geprüft`,
  whose: 'Wessen Ergebnisse',
  all: 'Alle',
  friends: 'Freunde',
  columns: ['Platz', 'Spieler', '', 'Punkte', 'Ergebnis', 'Zeit', 'Prüfung'],
  ended: won => (won === null ? '' : won ? 'gewonnen' : 'verloren'),
  you: 'du',
  place: place => `${place}.`,
  byDate: 'nach Datum gegeben',
  minutes: count => `${count} Min`,
  review: 'Ansehen',
  bot: 'Harter Bot',
  reference: 'Vergleich',
  verifiedNote: 'Geprüft: mit denselben Karten noch einmal gespielt, mit demselben Ergebnis.',
  dateNote: 'Nach Datum gegeben: ohne Server gespielt. Jeder konnte die Karten vorher kennen, darum ohne Platz.',
  shut: 'Ergebnisse öffnen, wenn du gespielt hast',
  shutLead: 'Vorher sieht niemand eine Hand oder Punkte dieses Spiels.',
  nobody: 'Noch niemand ist fertig. Sei die oder der Erste.',
  noFriends: 'Niemand, mit dem du gespielt hast, hat dieses Spiel beendet.',
  practise: 'Noch einmal spielen',
  practiseHelp: 'Dieselben Karten, ohne Wertung.',
  failed: 'Die Ergebnisse laden nicht.',
  again: 'Noch einmal',
  row: days => (days === 1 ? '1 Tag in Folge' : `${days} Tage in Folge`),
  best: days => `längste Folge: ${days}`,
  weeks: 'Die letzten fünf Wochen',
  daySpoken: (date, played) => `${date}: ${played} von 4 gespielt`,
  litWindow: 'ein helles Fenster ist ein gespieltes Spiel',
  yesterday: date => `Bestes Spiel vom ${date}`,
  bestLine: (name, points) => `${name}, ${points} Punkte`,
  sendTitle: 'Ohne Server gespielt',
  send: 'Ergebnis schicken',
  sent: 'Das Ergebnis ist geprüft und steht in der Liste.',
  sendLater: 'Der Server konnte es gerade nicht prüfen. Versuche es später noch einmal.',
  sendRefused: reason => `Der Server hat es nicht bestätigt: ${reason}.`,
  fair: 'Wie kann ich die Karten prüfen?',
  fairLead: day =>
    `Die Seite hat eine Kette von Schlüsseln, einen pro Tag; jeder ist der Hash des nächsten. Der Schlüssel vom ${day} steht unten, alle Tage davor folgen daraus. Er verrät keinen späteren Tag, aber er bindet die Seite: Der Schlüssel von morgen muss als Hash den von heute ergeben.`,
  promise: 'Zusage (Hash) für das heutige Spiel',
};

const MODES: { readonly [id: string]: string } = {
  monastery: 'Allein, das Kloster',
  countess: 'Gegen die Gräfin',
  'countess-hard': 'Gegen die harte Gräfin',
  'two-easy': 'Gegen zwei leichte Bots',
  'two-medium': 'Gegen zwei mittlere Bots',
  'two-hard': 'Gegen zwei harte Bots',
};
