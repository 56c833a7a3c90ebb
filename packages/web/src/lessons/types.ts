import type { Locale } from '../text/locales.ts';

/*
 * A lesson is a short position at the real table with a goal. It is data: the position, what counts as reached, which
 * choices lead there, and one way that does. Everything else that is chosen gets an answer.
 */

/** The lessons of one game, in their order. */
export interface GameLessons {
  readonly path: readonly Lesson[];
  readonly text: { readonly [L in Locale]: () => Promise<LessonTexts> };
}

/** An option or an event fits if it has these fields with these values. */
export interface Pattern {
  readonly kind: string;
  readonly [field: string]: unknown;
}

export interface Lesson {
  /** Its place in addresses. */
  readonly id: string;
  /** Where the rules tell why. */
  readonly section: string;
  readonly seats: number;
  readonly settings?: { readonly [knob: string]: unknown };
  /** The position in the words of the game's `sketch`. */
  readonly sketch: object;
  /** It is reached when all of these have happened. */
  readonly goal: readonly Pattern[];
  /** Choices that lead there. */
  readonly good: readonly Pattern[];
  /** Choices that lead there the first time only. */
  readonly once?: readonly Pattern[];
  /** Choices that deserve an answer of their own, by the key of their words. */
  readonly tries: { readonly [key: string]: Pattern };
  /** One way to reach it. */
  readonly solution: readonly Pattern[];
}

export interface LessonText {
  readonly title: string;
  readonly goal: string;
  readonly hint: string;
  /** Why it works so, in the words of the rules. */
  readonly why: string;
  /** Answers to choices that do not lead to the goal. */
  readonly tries: { readonly [key: string]: string };
  /** The answer to all others. */
  readonly otherwise: string;
}

export interface LessonTexts {
  readonly [lesson: string]: LessonText;
}
