import { sentenceByKind, type Phrases } from '@thorp/kernel';
import type { Helvetia, SettingsConflict } from '../../types.ts';

/** The words of the settings. */
export const settings: Phrases<Helvetia>['settings'] = {
  setupVariant: {
    title: 'Startgebäude',
    help: 'Reihum aussuchen oder drei bekommen, die zusammengehören.',
    values: { advanced: 'Aussuchen', easy: 'Leichtes erstes Spiel' },
  },
  quarterModel: {
    title: 'Viertel des Nachtwächters',
    help: 'Ganze Seiten eines Dorfes oder seine vier Ecken.',
    values: { sides: 'Oben, unten, links, rechts', corner: 'Vier Ecken' },
  },
  watchmanScope: {
    title: 'Reichweite des Nachtwächters',
    help: 'Wo er wecken darf.',
    values: { 'any-village': 'In jedem Dorf', 'own-village': 'Nur im eigenen Dorf' },
  },
  childLimit: {
    title: 'Kinder eines Paares',
    help: 'Wie oft ein Paar ein Kind bekommen darf.',
    values: { 'per-turn': 'Einmal je Zug', 'per-round': 'Einmal je Runde' },
  },
  prerequisiteModel: {
    title: 'Nötige Waren',
    help: 'Ob eine Ware, die für eine andere nötig ist, dafür verbraucht wird.',
    values: { 'produced-this-turn': 'Im selben Zug hergestellt', 'strict-units': 'Verbraucht' },
  },
  vpBuildingPile: {
    title: 'Mühle, Wirtshaus, Gemeindehaus, Kirche',
    help: 'In Stapel 3 gemischt oder als eigener Stapel darunter.',
    values: { 'in-3': 'In Stapel 3', 'fourth-pile': 'Vierter Stapel' },
  },
  revealBeforeRoundOne: {
    title: 'Frühe Auslage',
    help: 'Schon vor der ersten Runde werden fünf Plättchen aufgedeckt.',
  },
  playDirection: {
    title: 'Spielrichtung',
    help: 'In der Schweiz spielt man gegen den Uhrzeigersinn.',
    values: { 'anti-clockwise': 'Gegen den Uhrzeigersinn', clockwise: 'Im Uhrzeigersinn' },
  },
  initialDowry: {
    title: 'Erste Mitgift',
    help: 'Wer die zwei Münzen bekommt, die jeder weggibt; wichtig nur zu viert.',
    values: { 'two-to-the-right': 'Die zwei zur Rechten', 'both-neighbours': 'Beide Nachbarn' },
  },
  maxRounds: { title: 'Höchste Rundenzahl', help: 'Nach so vielen Runden endet das Spiel; 0 heißt: ohne Grenze.' },
  stallRounds: {
    title: 'Stille Runden',
    help: 'Das Spiel endet nach so vielen Runden in Folge ohne Bau, Lieferung, Hochzeit oder Kind; 0 heißt: nie.',
  },
};

export const conflict = sentenceByKind<SettingsConflict>({
  stallTooShort: () =>
    'zu zweit könnte der Startspieler das Spiel schon in Runde 1 beenden, wenn eine stille Runde dafür reicht',
});

export const caution = (): string =>
  'Ohne höchste Rundenzahl und ohne Grenze für stille Runden endet das Spiel vielleicht nie.';
