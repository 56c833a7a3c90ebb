import type { en } from './en.ts';

export const de: typeof en = {
  build: {
    title: 'Bauen mit dem, was deine Leute herstellen',
    goal: 'Baue das Bergwerk. Es kostet Holz: Lass deinen Holzfäller welches herstellen.',
    hint: 'Wähle den Baumeister, dann das Bergwerk, lass den Mann in deinem Holzfäller arbeiten und wähle einen freien Platz.',
    why: 'Du zahlst mit Waren, die wache Leute jetzt herstellen. Wer gearbeitet hat, legt sich schlafen.',
    tries: {
      bought: 'Du darfst Holz für eine Münze kaufen, aber dein Holzfäller stellt es umsonst her.',
      dear: 'Der Kuhstall braucht auch Stein, den du kaufen müsstest. Baue das Bergwerk.',
      other: 'Der Baumeister baut. Diese Person tut etwas anderes.',
    },
    otherwise: 'Das ist erlaubt, baut aber nicht das Bergwerk.',
  },
  deliver: {
    title: 'Eine Ware liefern, die eine andere braucht',
    goal: 'Liefere eine Ziege und nimm ihr Plättchen.',
    hint: 'Wähle den Fuhrmann, dann die Ziege. Dein Brunnenmeister stellt das Wasser her, das sie braucht.',
    why: 'Eine Ziege braucht Wasser, das früher im selben Zug hergestellt wurde. Wer zuerst eine Ziege liefert, nimmt ihr Plättchen: 1 Punkt mehr.',
    tries: {
      basic: 'Das ist 1 Punkt. Eine Ziege ist 1 Punkt und bringt dazu ein Plättchen.',
      other: 'Der Fuhrmann liefert. Diese Person tut etwas anderes.',
    },
    otherwise: 'Das ist erlaubt, liefert aber keine Ziege.',
  },
  wake: {
    title: 'Ein Viertel wecken',
    goal: 'Wecke mit einer Münze drei deiner Leute.',
    hint: 'Wähle den Nachtwächter, dann das Viertel deines Dorfs, in dem die meisten schlafen. Links und rechts zählen zu oben und unten.',
    why: 'Oben ist die obere Reihe mit den Gebäuden links und rechts: Dort schliefen drei deiner Leute.',
    tries: {
      abroad: 'Dort schläft niemand von dir.',
      fewer: 'In diesem Viertel schlafen weniger deiner Leute. Zähle noch einmal.',
      other: 'Nur der Nachtwächter weckt.',
    },
    otherwise: 'Das ist erlaubt, weckt aber niemanden.',
  },
  marry: {
    title: 'Heiraten und eine Münze heimholen',
    goal: 'Verheirate deine Frau in ein anderes Dorf und nimm eine Münze deiner eigenen Farbe als Mitgift.',
    hint: 'Wähle den Pfarrer. Sie zieht zu dem Mann, der allein wohnt. Dann nimm die Münze deiner Farbe.',
    why: 'Eine Münze deiner Farbe kommt für immer heim: in jeder Runde eine Aktion mehr. Jede andere kommt auf dein Dorfzentrum.',
    tries: {
      colour: 'Diese Münze liegt nur auf deinem Dorfzentrum. Deine eigene Farbe wäre in jeder Runde eine Aktion mehr.',
      other: 'Der Pfarrer verheiratet. Diese Person tut etwas anderes.',
    },
    otherwise: 'Das ist erlaubt, ist aber keine Hochzeit.',
  },
  child: {
    title: 'Ein Kind',
    goal: 'Lass ein Paar in deinem Dorf ein Kind bekommen.',
    hint: 'Wähle die Hebamme, dann Junge oder Mädchen.',
    why: 'Ein Paar in deinem Dorf bekommt ein Kind von dir. Am Ende der Runde geht es in die Schule, in der nächsten darf es heiraten.',
    tries: { other: 'Die Hebamme bringt Kinder. Diese Person tut etwas anderes.' },
    otherwise: 'Das ist erlaubt, aber es kommt kein Kind.',
  },
};
