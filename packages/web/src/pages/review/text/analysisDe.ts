import type { AnalysisText } from './analysisEn.ts';

export const analysisDe: AnalysisText = {
  chances: 'Gewinnchance',
  points: 'Erwartete Punkte',
  offer: 'Was hält ein Bot davon?',
  chancesLater: 'Hat ein Bot über die Partie nachgedacht, steht hier, wie er alle Aussichten sieht.',
  offerHelp: 'Er denkt über jede Entscheidung nach, hier in deinem Browser. Du kannst dich derweil umsehen.',
  begin: 'Diese Partie untersuchen',
  goOn: 'Weiter',
  stop: 'Anhalten',
  depth: 'Wie gründlich',
  depths: { quick: 'Kurz', medium: 'Mittel', deep: 'Gründlich' },
  working: 'Der Bot liest die Partie',
  halfway: 'Die Untersuchung wurde angehalten',
  progress: (done, of) => `${done} von ${of} Entscheidungen`,
  left: seconds =>
    seconds < 90 ? `noch etwa ${Math.max(1, Math.round(seconds))} s` : `noch etwa ${Math.round(seconds / 60)} min`,
  failed: 'Die Untersuchung ist abgebrochen. Was gefunden wurde, bleibt.',
  whenOver: 'Der Bot sieht sich eine Partie an, wenn sie zu Ende ist.',
  marked: 'Markiert',
  nextMark: 'Nächste Marke',
  nextMistake: 'Nächster Fehler',
  mark: { brilliant: 'Brillant', good: 'Gut', doubtful: 'Zweifelhaft', mistake: 'Fehler' },
  decimal: value => value.toFixed(1).replace('.', ','),
  percent: share => (share > 0 && share < 0.01 ? 'unter 1 %' : `${Math.round(share * 100)} %`),
  give: amount => `± ${amount}`,
  toWin: 'Gewinnchance',
  took: name => `${name} nahm`,
  botTakes: 'Der Bot nimmt',
  nextBest: 'Das Nächstbeste',
  same: 'Der Bot täte dasselbe.',
  lost: 'Gegenüber der besten Wahl',
  gained: 'Gegenüber der nächstbesten Wahl',
  inPoints: (amount, error) => `${amount} Punkte Vorsprung ±\u00a0${error}`,
  bySource: 'Was das Bessere mehr bringt, nach Quellen',
  moreChoices: count => (count === 1 ? '1 weitere Möglichkeit' : `${count} weitere Möglichkeiten`),
  luck: (amount, error) =>
    `Was gezogen oder aufgedeckt wurde, war ${amount} Punkte wert (±\u00a0${error}): Glück, nicht Spiel.`,
  why: (best, other, { kind, points, brings, lacks }) => {
    if (kind === 'rated') return `Der Bot zieht „${best}“ vor; in Punkten ist kein Unterschied deutlich.`;
    if (kind === 'behind') return `Der Bot zieht „${best}“ vor, obwohl „${other}“ um ${points} vorn liegt.`;
    if (kind === 'lead') return `„${best}“ lässt die anderen ${points} weiter zurück.`;
    const from = brings ? `, das meiste bei „${brings}“` : '';
    return `„${best}“ bringt ${points} mehr${from}${lacks ? `; „${other}“ hat mehr bei „${lacks}“` : ''}.`;
  },
  details: 'Spieler und Glück',
  detailsHelp:
    'Genauigkeit: 100 ist jedes Mal die beste Wahl, 0 eine Wahl durch Los. Start, Glück und Spiel ergeben zusammen den Abstand, in Punkten des Vorsprungs.',
  table: 'Chancen nach Runden',
  accuracy: 'Genauigkeit',
  decisions: 'Entscheidungen',
  perDecision: 'Verlust je Entscheidung',
  start: 'Start',
  luckName: 'Glück',
  own: 'Eigenes Spiel',
  others: 'Spiel der anderen',
  margin: 'Abstand',
  end: 'Ende',
  thresholds: (doubtful, mistake, good, brilliant) =>
    `Zweifelhaft ab −${doubtful}, Fehler ab −${mistake} gegenüber der besten Wahl. Gut ab +${good}, brillant ab +${brilliant} und schwer zu finden, gegenüber dem Nächstbesten. Was nicht deutlich ist, bekommt keine Marke.`,
  turning: 'Wendepunkte',
  noTurning: 'Keine Entscheidung hat viel bewegt.',
  yours: 'deine Chance',
  expected: 'erwartete Punkte',
  moved: (whose, from, to) => `${whose}: ${from} → ${to}`,
  instead: (played, best) => `„${played}“ statt „${best}“`,
  best: 'Deine besten Züge',
  bestOf: name => `Beste Züge von ${name}`,
  than: other => `deutlich besser als „${other}“`,
  allMarked: count => (count === 1 ? 'Die markierte Entscheidung' : `Alle ${count} markierten Entscheidungen`),
  chosenBy: name => `Gewählt von ${name}.`,
  byLuck: 'Bewegt hat sie, was gezogen oder aufgedeckt wurde, nicht die Wahl.',
};
