import type { GuideNotes } from './en.ts';

export const de: GuideNotes = {
  aim: {
    title: 'So gewinnst du',
    line: 'Baue deine Lehen aus und baue an der Kathedrale: beides bringt Siegpunkte. Wenn jemand seinen Zug mit dem Ziel beendet, wird die Runde zu Ende gespielt, und die meisten Punkte gewinnen.',
  },
  fiefs: {
    title: 'Deine Lehen',
    line: 'Jedes hat Felder für Arbeiter und eine Scheune für die Würfel, die dort entstehen. Stufe 1 bringt einen Punkt und öffnet die Stadt für einen Meister, Stufe 2 noch einen Punkt und ein zweites Feld.',
  },
  hand: {
    title: 'Deine Vasallen',
    line: 'Spiele eine Karte auf ein Feld, für ihren Einfluss (einmal je Zug) oder für Münzen. Am Ende des Zugs kommen alle auf den Ablagestapel, und du ziehst fünf neue.',
  },
  town: {
    title: 'Die Stadt',
    line: 'Hier wirbst du Vasallen und Meister an und baust an der Kathedrale, so oft du zahlen kannst. Angeworbene Vasallen kommen auf deinen Ablagestapel: du ziehst sie später.',
  },
  income: {
    title: 'Deine ersten Münzen',
    line: 'Münzen bezahlen Vasallen, Meister und einen Teil jedes Ausbaus. Der Marker zeigt, was du jetzt hast und was die ungespielten Karten am Hof noch bringen.',
  },
  cubes: {
    title: 'Deine ersten Würfel',
    line: 'Würfel bleiben in der Scheune ihres Lehens, über Nacht höchstens 12. Ein Preis darf aus mehreren Lehen bezahlt werden. Der Steuereintreiber nimmt von jedem Paar einen.',
  },
  upgrade: {
    title: 'Dein erster Ausbau',
    line: 'Der Wimpel zeigt die Punkte des Lehens. Ab Stufe 1 kann ein Meister in der Stadt wohnen und einmal je Zug handeln.',
  },
  built: {
    title: 'Dein erster Stein',
    line: 'Jeder Teil der Kathedrale bringt die Punkte auf seinem Plättchen. Steht der letzte Teil einer Bauphase, beginnt die nächste mit anderen Preisen.',
  },
  evening: {
    title: 'Ein Tag ist zu Ende',
    line: 'Nur ein Teil der Münzen wird gespart; hier siehst du, wie viele. Der Rest verfällt, also gib ihn aus, bevor du die Hauptphase beendest.',
  },
  tax: {
    title: 'Der Steuereintreiber war da',
    line: 'Er ist eine Karte deines eigenen Stapels. Hier siehst du, wie wahrscheinlich er im nächsten Zug kommt und was er nähme. Gib Würfel aus, bevor er kommt; ein größerer Stapel trifft ihn seltener.',
  },
};
