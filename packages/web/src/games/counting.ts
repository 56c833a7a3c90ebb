import type { InLanguages } from '../text/locales.ts';

/* What the pages of figures know about a game. It is not part of the manifest, so that the first load stays small. */

export interface GameCounting {
  /** The modes that statistics tell apart; the first that matches a game is its mode. */
  readonly modes: readonly Mode[];
  /** The ladders of solo games. */
  readonly ladders: readonly Ladder[];
}

/** Solo games in rising steps: the values of a setting, or ranks by points. */
export interface Ladder {
  /** The settings of these games. */
  readonly settings: { readonly [knob: string]: unknown };
  readonly words: InLanguages<string>;
  /** The setting whose values are the steps. */
  readonly knob?: string;
  /** Values that are not steps, for example a tutorial. */
  readonly leaveOut?: readonly string[];
  /** From the lowest to the highest. */
  readonly ranks?: readonly { readonly from: number; readonly words: InLanguages<string> }[];
  /** What counts: games won, or the best result. */
  readonly counts: 'wins' | 'points';
  /** The opponent: the address of a drawing of the face. The first number of the standing then is the person's lead. */
  readonly rival?: () => Promise<{ readonly default: string }>;
  /** The median result of hard bots at each step. */
  readonly botMedians?: () => Promise<{ readonly default: { readonly [step: string]: number } }>;
}

/** A mode: a variant, or a solo game. */
export interface Mode {
  readonly id: string;
  readonly words: InLanguages<string>;
  /** The setting whose values are separate modes, with the names that the game gives them. */
  readonly knob?: string;
  fits(settings: { readonly [knob: string]: unknown }, seats: number): boolean;
}
