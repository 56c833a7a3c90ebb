import * as paint from './palette.ts';

/** How a person is drawn. Everything is optional and has a default, so that one line describes a villager. */
export interface Person {
  readonly skin?: 0 | 1 | 2 | 3 | 4 | 5;
  readonly hair?: Hair;
  readonly tone?: HairTone;
  readonly beard?: Beard;
  readonly hat?: Hat;
  readonly hatColour?: string;
  /** Ribbon, brim or feather of the hat. */
  readonly band?: string;
  readonly coat?: string;
  /** Collar, scarf or cloak. */
  readonly trim?: string;
  readonly collar?: Collar;
  readonly apron?: string;
  readonly mouth?: 'open' | 'flat' | 'smirk';
  readonly eyes?: 'shut';
  readonly brow?: 'stern';
  readonly nose?: 'big';
  readonly specs?: true;
}

export type Hair = 'short' | 'long' | 'braids' | 'bun' | 'curls' | 'side' | 'tonsure';
export type Beard = 'full' | 'short' | 'goatee' | 'moustache';
export type Collar = 'v' | 'ruff' | 'scarf' | 'cloak' | 'lace';
export type Hat =
  | 'straw'
  | 'cap'
  | 'beret'
  | 'hood'
  | 'coif'
  | 'kerchief'
  | 'feather'
  | 'helmet'
  | 'wimple'
  | 'fur'
  | 'tall'
  | 'toque'
  | 'crown'
  | 'mitre';
export type HairTone = keyof typeof HAIR_TONES;

export const SKINS = [paint.tan88, paint.tan81, paint.tan71b, paint.brown60c, paint.rust48, paint.tan91] as const;

export const HAIR_TONES = {
  black: paint.soot28,
  brown: paint.brown39,
  red: paint.rust51,
  fair: paint.tan69,
  grey: paint.stone62,
  white: paint.sand88,
} as const;
