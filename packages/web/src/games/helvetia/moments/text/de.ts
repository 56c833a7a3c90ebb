import type { Home, SexName } from '@thorp/helvetia';
import type { MomentWords, Party } from './en.ts';

const some = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const points = (n: number): string => some(n, 'Punkt', 'Punkte');
/** Nach „von“ und „bei“. */
const whom = ({ name, you }: Party): string => (you ? 'dir' : name);
const person = (sex: SexName): string => (sex === 'man' ? 'Ein Mann' : 'Eine Frau');
const villageOf = ({ name, you }: Party): string => (you ? 'dein Dorf' : `das Dorf von ${name}`);
const centreOf = ({ name, you }: Party): string => (you ? 'deinem Dorfzentrum' : `dem Dorfzentrum von ${name}`);

const homes = (from: Home | 'supply', party: Party): string => {
  if (from === 'school') return 'der Schule';
  if (from === 'centre') return centreOf(party);
  return party.you ? 'deinem Vorrat' : `dem Vorrat von ${party.name}`;
};

export const de: MomentWords = {
  rule: clause => `Regel ${clause}`,
  sentence: (title, parts) => [title, ...parts].map(part => part.replace(/\.?$/, '.')).join(' '),
  wedding: {
    title: (by, sex, host, building) => `${person(sex)} von ${whom(by)} heiratet in ${villageOf(host)}: ${building}`,
    line: (by, from, host) => `Aus ${homes(from, by)} in ${villageOf(host)}, und wach.`,
    works: by => `Arbeitet für ${by.you ? 'dich' : by.name}`,
    couple: 'Das Paar',
    coupleHow: host =>
      host.you
        ? 'Kann ein Kind bekommen, wenn du die Hebamme bezahlst. Das Kind gehört dir.'
        : `Kann ein Kind bekommen, wenn ${host.name} die Hebamme bezahlt. Das Kind gehört ${host.name}.`,
    dowry: 'Mitgift',
    dowryNone: host => `Auf ${centreOf(host)} lag keine Münze.`,
    dowryOwn: by =>
      by.you
        ? 'Deine eigene Münze kommt heim. Ab deinem nächsten Zug kannst du sie ausgeben.'
        : `Eine eigene Münze geht heim zu ${by.name}.`,
    dowryOther: (owner, host, by) =>
      `Eine Münze von ${whom(owner)} wandert von ${centreOf(host)} zu ${by.you ? 'deinem' : `dem von ${by.name}`}. Dort liegt sie für die nächste Hochzeit.`,
    dowryLater: 'Münzen für die Mitgift werden ausgelegt, wenn die erste Runde beginnt.',
  },
  birth: {
    title: (by, sex, building) =>
      `Bei ${whom(by)} kommt ${sex === 'man' ? 'ein Junge' : 'ein Mädchen'} zur Welt: ${building}`,
    line: sex =>
      `${sex === 'man' ? 'Der Junge' : 'Das Mädchen'} kann noch nicht arbeiten oder heiraten und lässt beide Plätze des Hauses frei.`,
    end: round => `Ende von Runde ${round}`,
    during: round => `Runde ${round}`,
    toSchool: 'Geht in die Schule.',
    marries: 'Kann mit dem Pfarrer in ein anderes Dorf heiraten.',
    comesHome: 'Kommt sonst erwachsen heim: in ein leeres Gebäude oder ins Dorfzentrum.',
    left: by => (by.you ? 'Noch in deinem Vorrat' : `Noch im Vorrat von ${by.name}`),
  },
  waking: {
    title: (by, count, village) =>
      `${by.you ? 'Du weckst' : `${by.name} weckt`} ${some(count, 'Bewohner', 'Bewohner')}: ${village.you ? 'dein Dorf' : `Dorf von ${village.name}`}`,
    line: 'Alle in diesem Viertel wachen auf, gleich welcher Farbe, und können noch einmal arbeiten.',
    count: n => `${n} wieder wach`,
    at: (building, use) => `${building}: ${use}`,
  },
  round: {
    title: (round, now) =>
      now === null ? `Runde ${round} ist vorbei` : `Runde ${round} ist vorbei: du hast ${points(now)}`,
    line: (token, round) =>
      token.you
        ? `Du hattest die letzten Münzen, hast den Startspielerstein und beginnst Runde ${round}.`
        : `${token.name} hatte die letzten Münzen, hat den Startspielerstein und beginnt Runde ${round}.`,
    points,
    spokenPoints: (name, before, now) =>
      before === now ? `${name}: weiter ${points(now)}` : `${name}: von ${before} auf ${points(now)}`,
    tile: name => `Plättchen „${name}“ gewonnen`,
    revealed: 'Neu in der Auslage',
    home: n => `${n} aus der Schule heim`,
    pupils: n => `${some(n, 'Kind', 'Kinder')} in die Schule`,
    coins: n => `${some(n, 'Münze', 'Münzen')} für die nächste Runde`,
    goal: 'Das Spiel endet nach einer Runde, in der jemand 20 Punkte hat.',
    slip: round => `Runde ${round} ist vorbei`,
  },
  scoring: {
    wins: (name, total) => `${name} gewinnt mit ${total}`,
    youWin: total => `Du gewinnst mit ${total}`,
    shared: (names, total) => `${names} teilen sich den Sieg mit ${total}`,
    tie: what => `Gleiche Punkte: ${what} entschied.`,
    slip: total => `Das Ende: du hast ${total}`,
    onward: 'Danach kommt der Wertungsbogen.',
  },
};
