import type { en } from './en.ts';

export const de: typeof en = {
  field: {
    title: 'Auf einem Feld arbeiten',
    goal: 'Lass deinen Knecht ein Holz bringen.',
    hint: 'Wähle den Knecht auf deiner Hand, dann das Feld deines Holzlehens.',
    why: 'Ein Vasall auf einem Feld arbeitet für dieses Lehen: Ein Knecht bringt einen Würfel seiner Art. Das Feld ist bis zum Ende des Zugs besetzt.',
    tries: {
      fief: 'Dort bringt der Knecht etwas anderes. Holz wächst in deinem Holzlehen.',
      income: 'Das bringt eine Münze, und der Knecht ist gespielt.',
      end: 'Dein Tag wäre vorbei.',
    },
    otherwise: 'Das ist erlaubt, bringt aber kein Holz.',
  },
  hire: {
    title: 'Münzen verdienen und anwerben',
    goal: 'Wirb einen Priester an. Er kostet 3 Münzen, und du hast keine.',
    hint: 'Spiele Kaufmann und Knecht für Ertrag: Das sind 3 Münzen. Dann wähle den Priester im Vorrat.',
    why: 'Für Ertrag gespielt, bringt ein Vasall die Münzen, die er zeigt. Wen du anwirbst, der kommt auf deinen Ablagestapel und mit einer späteren Hand zu dir.',
    tries: {
      field: 'Auf einem Feld bringt er keine Münzen. Spiele ihn für Ertrag.',
      other: 'Das ist jemand anders. Spare deine Münzen für den Priester.',
      end: 'Dein Tag wäre vorbei.',
    },
    otherwise: 'Das ist erlaubt, wirbt aber keinen Priester an.',
  },
  recall: {
    title: 'Einfluss nutzen',
    goal: 'Lass den Knecht auf einem Feld arbeiten und nimm ihn dann mit dem Priester zurück.',
    hint: 'Zuerst der Knecht auf ein Feld. Dann der Priester: Wähle die Schriftrolle, die einen Vasallen von einem Feld zurückholt.',
    why: 'Du hast eine Einflussaktion je Zug. Der Knecht ist wieder auf deiner Hand und kann auf einem anderen Feld arbeiten; das erste bleibt besetzt.',
    tries: {
      draws: 'Diese Schriftrolle zieht Karten. Die andere holt einen Vasallen von einem Feld zurück.',
      income: 'Für Ertrag gespielt, liegt er auf dem Tisch, nicht auf einem Feld.',
      end: 'Dein Tag wäre vorbei.',
    },
    otherwise: 'Das ist erlaubt, holt aber den Knecht nicht zurück.',
  },
  upgrade: {
    title: 'Ein Lehen ausbauen',
    goal: 'Baue dein Weizenlehen auf Stufe 1 aus.',
    hint: 'Es kostet 4 Münzen, 3 Holz und 1 Ton, aus beliebigen Lehen. Genau das hast du.',
    why: 'Ein Lehen der Stufe 1 ist 1 Punkt wert und öffnet seine Stadt für einen Meister. Preise darfst du aus allen Lehen zusammen zahlen.',
    tries: {
      other: 'Das ist ein anderes Lehen. Baue das mit Weizen aus.',
      spent: 'Jetzt fehlen Münzen für den Ausbau.',
      wood: 'Jetzt fehlt Holz für den Ausbau.',
      end: 'Dein Tag wäre vorbei.',
    },
    otherwise: 'Das ist erlaubt, ist aber kein Ausbau.',
  },
  cathedral: {
    title: 'An der Kathedrale bauen',
    goal: 'Zahle 3 Ton für ein Plättchen des Fundaments.',
    hint: 'Wähle das Fundament der Kathedrale.',
    why: 'Jedes Plättchen des Fundaments ist ½ Punkt wert. Ist das letzte fort, beginnt sofort der nächste Abschnitt.',
    tries: { end: 'Dein Tag wäre vorbei.' },
    otherwise: 'Das ist erlaubt, baut aber nichts.',
  },
  tax: {
    title: 'Den Steuereintreiber bezahlen',
    goal: 'Der Steuereintreiber nimmt die Hälfte jedes Lehens. Behalte im Weizenlehen beide Holz.',
    hint: 'Er nimmt zwei der fünf Würfel dort. Gib beide Male Weizen.',
    why: 'Am Morgen zahlt jedes Lehen die Hälfte seiner Würfel, abgerundet, und du wählst, welche. Gib Würfel also aus, bevor sie besteuert werden.',
    tries: { wood: 'Jetzt ist ein Holz fort. Gib stattdessen Weizen.' },
    otherwise: 'Danach fragt der Steuereintreiber nicht.',
  },
};
