import { sentenceByKind } from '@thorp/kernel';
import type { SettingsConflict } from '../../types.ts';

/** Why settings do not go together. */
export const conflict = sentenceByKind<SettingsConflict>({
  modeForSeats: () =>
    'Wer allein spielt, spielt das Kloster oder die Gräfin; zu zweit bis zu fünft spielt ihr miteinander',
  twinSeats: () => 'Die Zwillingsdörfer sind ein Spiel für zwei',
  poorestAlone: () => 'Das ärmste Dorf kann nur unter mehreren Spielern gewinnen',
  profileWithoutCountess: () => 'Eine Fassung der Gräfin gibt es nur mit der Gräfin',
  countessEvents: () => 'Die Ereignisse passen nicht zur Gräfin',
  countessSpecials: () => 'Gegen die Gräfin wird ohne Besondere gespielt',
  countessSetup: () => 'Die Gräfin hat ihren eigenen Aufbau',
  longerStacks: () => 'Nur der Aufbau der Jahreszeiten hat höhere Stapel',
  fullSuits: () => 'Ab vier Spielern sind Wolle und Leder dabei',
  fullSeasons: () =>
    'Der Aufbau der Jahreszeiten braucht ab vier Spielern Ton, den dritten Schäfer und den dritten Gerber',
  shepherdWithoutWool: () => 'Der dritte Schäfer kommt mit der Zunft Wolle',
  tannerWithoutLeather: () => 'Der dritte Gerber kommt mit der Zunft Leder',
  graperWithoutGrapes: () =>
    'Mit Ton, Wolle oder Leder ist bei bis zu drei Spielern die ganze Zunft Trauben aus dem Spiel',
  freeTeamWithoutTeams: () => 'Ein geschenkter Trupp braucht die Trupps',
  shortDeck: ({ missing }) =>
    `Für Straße, Stapel und Hände ${missing === 1 ? 'fehlt 1 Karte' : `fehlen ${missing} Karten`}`,
});
