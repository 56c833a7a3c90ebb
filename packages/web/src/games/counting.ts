import type { InLanguages } from '../text/locales.ts';

/* What the pages of figures know about a game. It is no part of the manifest, so that the first load does without it. */

export interface GameCounting {
  /** The ways to play that statistics tell apart; the first that fits a game is its mode. */
  readonly modes: readonly Mode[];
  /** What somebody climbs alone. */
  readonly ladders: readonly Ladder[];
}

/** Games alone in rising steps: the values of a setting, or ranks by points. */
export interface Ladder {
  /** The settings of these games. */
  readonly settings: { readonly [knob: string]: unknown };
  readonly words: InLanguages<string>;
  /** The setting whose values are the steps. */
  readonly knob?: string;
  /** Values that are no steps: a tutorial, for example. */
  readonly leaveOut?: readonly string[];
  /** From the lowest to the highest. */
  readonly ranks?: readonly { readonly from: number; readonly words: InLanguages<string> }[];
  /** What counts: games won, or the best result. */
  readonly counts: 'wins' | 'points';
  /**
   * Who is played against: the address of a drawing of the face. The first number of the standing then says how far the
   * person was ahead.
   */
  readonly rival?: () => Promise<{ readonly default: string }>;
  /** What hard bots reach at each step, the middle of several games. */
  readonly botMedians?: () => Promise<{ readonly default: { readonly [step: string]: number } }>;
}

/** A way to play: a variant, a game alone. */
export interface Mode {
  readonly id: string;
  readonly words: InLanguages<string>;
  /** The setting whose values are modes of their own, with the names that the game gives them. */
  readonly knob?: string;
  fits(settings: { readonly [knob: string]: unknown }, seats: number): boolean;
}
