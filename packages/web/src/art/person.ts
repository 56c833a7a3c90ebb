/** What a person of paper is made of. Everything left out has a plain default, so that one line draws a villager. */
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

export const SKINS = ['#f4cfa6', '#e6b588', '#cc9265', '#a8714a', '#7d5136', '#f8dcc0'] as const;

export const HAIR_TONES = {
  black: '#33241c',
  brown: '#5f3d24',
  red: '#9c4f24',
  fair: '#c98f3f',
  grey: '#8d8478',
  white: '#ded6c4',
} as const;

export const INK = '#2a1c14';
/** The paper that shows through: dots on a kerchief, a mouth in a beard, the rim around a tool. */
export const PAPER = '#fbf1db';
export const LINEN = '#f7efdf';
