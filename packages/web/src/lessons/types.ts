import type { Locale } from '../text/locales.ts';

/*
 * A lesson is a short position at the real table with a goal. It is data: the position, when the goal is reached, which
 * choices lead there, and one solution. Every other choice gets a comment.
 */

/** The lessons of one game, in their order. */
export interface GameLessons {
  readonly path: readonly Lesson[];
  readonly text: { readonly [L in Locale]: () => Promise<LessonTexts> };
}

/** An option or an event matches if it has these fields with these values. */
export interface Pattern {
  readonly kind: string;
  readonly [field: string]: unknown;
}

export interface Lesson {
  /** The id in its address. */
  readonly id: string;
  /** The section of the rules that explains it. */
  readonly section: string;
  readonly seats: number;
  readonly settings?: { readonly [knob: string]: unknown };
  /** The position in the format of the game's `sketch`. */
  readonly sketch: object;
  /** The goal is reached when all of these have happened. */
  readonly goal: readonly Pattern[];
  /** Choices that lead there. */
  readonly good: readonly Pattern[];
  /** Choices that lead there the first time only. */
  readonly once?: readonly Pattern[];
  /** Choices with their own comment, by the key of its words. */
  readonly tries: { readonly [key: string]: Pattern };
  /** One solution. */
  readonly solution: readonly Pattern[];
}

export interface LessonText {
  readonly title: string;
  readonly goal: string;
  readonly hint: string;
  /** Why it works, according to the rules. */
  readonly why: string;
  /** Comments on choices that do not lead to the goal. */
  readonly tries: { readonly [key: string]: string };
  /** The comment on all others. */
  readonly otherwise: string;
}

export interface LessonTexts {
  readonly [lesson: string]: LessonText;
}
