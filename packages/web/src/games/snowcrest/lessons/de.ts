import type { en } from './en.ts';

export const de: typeof en = {
  activate: {
    title: 'Einen Dorfbewohner aktivieren',
    goal: 'Nimm mit deinem Landwirt 3 Gerste.',
    hint: 'Der Landwirt steht in der Mitte. Wähle ihn, dann seine Aktion.',
    why: 'Du führst eine Aktion eines offenen Dorfbewohners aus und drehst ihn um. Bei einer Rast wird er wieder aufgedreht.',
    tries: {
      other: 'Der tut etwas anderes. Der Landwirt steht in der Mitte.',
      add: 'Das würde jemanden neu ansiedeln. Nutze deinen Landwirt.',
      skipped: 'Der Landwirt ist jetzt umgedreht, und du hast nichts bekommen.',
    },
    otherwise: 'Das ist erlaubt, bringt aber keine Gerste vom Landwirt.',
  },
  add: {
    title: 'Einen Dorfbewohner ansiedeln',
    goal: 'Siedle die Schäferin aus der Auslage auf einem leeren Platz an.',
    hint: 'Sie kostet 3 Gerste, und du hast drei Marken. Wähle die Schäferin, einen leeren Platz, und zahle.',
    why: 'Ein Dorfbewohner aus Hand oder Auslage kommt offen, handelt sofort und wird umgedreht. Auf einem leeren Platz muss niemand gehen.',
    tries: {
      replaces: 'Dort müsste jemand gehen. Wähle einen leeren Platz.',
      other: 'Das ist jemand anders. Die Schäferin liegt in der Auslage.',
      activate: 'Das nutzt jemanden, der schon da ist. Siedle die Schäferin an.',
    },
    otherwise: 'Das ist erlaubt, aber die Schäferin kommt nicht.',
  },
  line: {
    title: 'Eine Linie schließen',
    goal: 'Zwei Karten der fallenden Diagonale sind verdeckt. Schließe sie, damit du in deinem nächsten Zug rastest.',
    hint: 'Aktiviere die Karte unten rechts in der Ecke: Sie wird umgedreht.',
    why: 'Drei verdeckte Karten in einer Reihe, Spalte oder Diagonale: Zu Beginn deines nächsten Zugs rastest du, bekommst Marken und drehst alle Karten auf.',
    tries: {
      other: 'Diese Karte liegt nicht auf der Diagonale: Keine Linie wird geschlossen.',
      add: 'Wer neu kommt, liegt nicht auf der Diagonale.',
    },
    otherwise: 'Das ist erlaubt, aber die Linie bleibt offen.',
  },
  building: {
    title: 'Bauen',
    goal: 'Baue für 3 Wacholder ein Gebäude.',
    hint: 'Dein Tagelöhner, oben rechts in der Ecke, baut für 3 Wacholder. Wähle die zweite seiner Aktionen, dann, was du baust.',
    why: 'Ein Gebäude gibt beim Zahlen eines seiner Art und wird umgedreht, bis du aufdeckst. Ab sechs bringen sie Punkte.',
    tries: {
      gain: 'Das bringt Rohstoffe. Die andere Aktion baut.',
      skipped: 'Der Tagelöhner ist jetzt umgedreht, und gebaut ist nichts.',
      other: 'Der baut nicht. Der Tagelöhner baut.',
      add: 'Das würde jemanden neu ansiedeln. Nutze deinen Tagelöhner.',
    },
    otherwise: 'Das ist erlaubt, aber gebaut wird nichts.',
  },
  meditate: {
    title: 'Meditieren',
    goal: 'Meditiere mit einem Einsatz, den dein Gegner nicht überbieten kann.',
    hint: 'Deine Novizin, unten links in der Ecke, meditiert. Dein Gegner hat eine Glocke und die zwei des Priesters: Einen Einsatz von 3 zu überbieten braucht 4.',
    why: 'Dich zu überbieten kostet eine Glocke mehr als dein Einsatz. Wer nicht kann oder will, passt, und du bekommst die Schriftrollen: zu zweit sind es zwei.',
    tries: {
      low: 'Dein Gegner kann eine Glocke mehr aufbringen. Biete mehr.',
      gain: 'Das bringt Rohstoffe. Die andere Aktion meditiert.',
      skipped: 'Die Novizin ist jetzt umgedreht, ohne Meditation.',
      other: 'Der meditiert hier nicht. Nutze die Novizin.',
      add: 'Das würde jemanden neu ansiedeln. Nutze die Novizin.',
    },
    otherwise: 'Das ist erlaubt, ist aber keine Meditation.',
  },
};
