import { usePreferences } from '../../preferences/preferences.ts';
import type { InLanguages } from '../../text/locales.ts';

/** The words of the page for the people who run the site. */
interface AdminText {
  readonly title: string;
  lead(days: number): string;
  readonly noToken: string;
  readonly none: string;
  readonly games: string;
  readonly people: string;
  readonly moves: string;
  readonly movesHelp: string;
  readonly day: string;
  readonly asTable: string;
  reading(chart: string, highest: string, day: string): string;
}

const en: AdminText = {
  title: 'Figures of this site',
  lead: days => `The last ${days} days, by universal time. No names, no tables.`,
  noToken: 'This page needs a token. Run “thorp admin token” on the server and open the address it prints.',
  none: 'No game has ended in this time.',
  games: 'Games that ended',
  people: 'People who finished a game',
  moves: 'Time per move, in seconds',
  movesHelp: 'Mean of all moves of people that took up to ten minutes, in games that ended that day.',
  day: 'Day',
  asTable: 'As a table',
  reading: (chart, highest, day) => `${chart}: most ${highest}, on ${day}.`,
};

const de: AdminText = {
  title: 'Zahlen dieser Seite',
  lead: days => `Die letzten ${days} Tage, nach Weltzeit. Keine Namen, keine Tische.`,
  noToken: 'Diese Seite braucht ein Token. Rufe auf dem Server „thorp admin token“ auf und öffne die Adresse.',
  none: 'In dieser Zeit ist kein Spiel zu Ende gegangen.',
  games: 'Beendete Spiele',
  people: 'Leute, die ein Spiel beendet haben',
  moves: 'Zeit pro Zug, in Sekunden',
  movesHelp: 'Mittel aller Züge von Menschen bis zehn Minuten, in Spielen, die an dem Tag endeten.',
  day: 'Tag',
  asTable: 'Als Tabelle',
  reading: (chart, highest, day) => `${chart}: höchstens ${highest}, am ${day}.`,
};

const TEXTS: InLanguages<AdminText> = { en, de };

export function useAdminText(): AdminText {
  return usePreferences().locale === 'de' ? TEXTS.de : TEXTS.en;
}
