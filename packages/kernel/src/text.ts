import type { ConflictOf, Frame, Part, Seat, Types, Verdict } from './game.ts';
import type { Caution, ConflictFacts } from './settings.ts';

/** What a phrase can use: the reader's view and the names at the table. */
export interface Reader<V> {
  readonly view: V;
  /** The seat of the reader, which the log calls "you"; null or absent for others. */
  readonly you?: Seat | null;
  name(seat: Seat): string;
}

/** The words of one knob of the settings. */
export interface KnobText {
  readonly title: string;
  readonly help: string;
  /** Names of the values, for knobs that offer a choice. */
  readonly values?: { readonly [value: string]: string };
}

/** A card, building, event …: what a player can look up. */
export interface CatalogueEntry {
  readonly id: string;
  /** The heading it is listed under ("Wood", "Events"). */
  readonly group: string;
  readonly name: string;
  /** What is printed on it and what it does, a line each. */
  readonly lines: readonly string[];
  /** Which parts are our reconstruction and not found in a source; absent if there are none. */
  readonly reconstructed?: string;
}

/**
 * A picture of a view without any rules: enough for a terminal or a plain board to show pieces and let players pick
 * them.
 */
export interface Board {
  readonly zones: readonly Zone[];
}

export interface Zone {
  readonly id: string;
  readonly title: string;
  /** Whose zone it is; null for the common table. */
  readonly seat: Seat | null;
  readonly layout: 'row' | 'grid' | 'piles' | 'hand' | 'counters';
  /** Pieces a row of a `grid` holds. */
  readonly columns?: number;
  readonly counters: readonly Counter[];
  readonly pieces: readonly Piece[];
}

export interface Counter {
  readonly name: string;
  readonly value: number | string;
}

export interface Piece {
  /** Unique on the board; options point at it. */
  readonly id: string;
  /** Catalogue entry of the face that is up; null for a back or an empty place. */
  readonly card: string | null;
  readonly name: string;
  /** Short labels: "asleep", "2 gold", "padlock: Cooper". */
  readonly marks: readonly string[];
  /** The piece it lies on. */
  readonly on?: string;
  /** Suit, kind or colour: drawn as a tint, and named in words for those who cannot see it. */
  readonly tint?: string;
  /** False when it is there but does not work now (covered, asleep, face-down). */
  readonly active?: boolean;
}

/** All words of a game in one language, and its board in words and names. */
export type Phrases<T extends Types = Types> = PlayPhrases<T> & ConflictPhrases<ConflictOf<T>>;

/** Says why settings cannot be combined; required if a game has conflicts. */
type ConflictPhrases<C extends ConflictFacts> = [C] extends [never]
  ? object
  : string extends C['kind']
    ? { conflict?(conflict: C): string }
    : { conflict(conflict: C): string };

interface PlayPhrases<T extends Types> {
  readonly title: string;
  /** One sentence for the list of games. */
  readonly blurb: string;
  readonly settings: { readonly [N in keyof T['settings']]: KnobText };
  /** What players should know about their settings, where the game has such settings. */
  caution?(caution: Caution): string;
  readonly catalogue: readonly CatalogueEntry[];
  /** What is asked. */
  prompt(frame: T['frame'], reader: Reader<T['view']>): string;
  label(option: T['option'], reader: Reader<T['view']>): string;
  /** A line of the log. */
  tell(event: T['event'], reader: Reader<T['view']>): string;
  /** How several events become one line. Without it each event has its own line. */
  readonly log?: LogPhrases<T>;
  /** Why something is refused. */
  why(reason: T['reason'], reader: Reader<T['view']>): string;
  /** A line of the score sheet. */
  part(part: Part, reader: Reader<T['view']>): string;
  /** The heading under which a line of the score sheet is listed, with a subtotal. */
  group?(part: Part): string;
  /** The few sources that points come from, in the order of a bar; every line of the sheet belongs to one. */
  readonly sources?: readonly PointSource[];
  /** What decides a tie: a name for each number of `Score.standing` after the total. */
  readonly tieBreaks?: readonly string[];
  /** A total as players say it. */
  points(total: number): string;
  verdict?(verdict: Verdict, reader: Reader<T['view']>): string;
  board(reader: Reader<T['view']>): Board;
  /** Numbers of a seat that no zone counts, so that previews can say how a choice changes them. */
  amounts?(seat: Seat, reader: Reader<T['view']>): readonly Counter[];
  /** The piece or zone an option is about, so that a board can be tapped; null for a plain button. */
  target(option: T['option'], reader: Reader<T['view']>): string | null;
}

/** Where points come from, and which lines of the sheet (`Part.what`) count towards it. */
export interface PointSource {
  readonly name: string;
  readonly parts: readonly string[];
}

/** How a log is written: which events share a line, and where a round begins. */
export interface LogPhrases<T extends Types> {
  /** Whether an event belongs to the line that earlier ones have begun, as a payment belongs to what it pays for. */
  joins(event: T['event'], line: readonly T['event'][]): boolean;
  /** A line of several events, in the order in which they happened. */
  tell(line: readonly T['event'][], reader: Reader<T['view']>): string;
  /** Whether a line that an event begins is a heading: a round, a season. */
  isHeading?(event: T['event']): boolean;
  /** A short name for an event that the timeline of a game marks, such as a Market or a tax; null for other events. */
  landmark?(event: T['event']): string | null;
}

type Kinded = { readonly kind: string };

/** Phrases for a union, one function a kind: a missing kind is a compile error. */
export type PhraseTable<U extends Kinded, V> = {
  readonly [K in U['kind']]: (it: Extract<U, { kind: K }>, reader: Reader<V>) => string;
};

/** The same for sentences that do not depend on the reader. */
type SentenceTable<U extends Kinded> = { readonly [K in U['kind']]: (it: Extract<U, { kind: K }>) => string };

/** Sentences for some kinds only. */
export type SomeSentences<U extends Kinded> = { readonly [K in U['kind']]?: (it: Extract<U, { kind: K }>) => string };

/** Questions by step. Steps that ask nothing have no entry. */
export type PromptTable<F extends Frame, V> = {
  readonly [K in F['step']]?: (frame: Extract<F, { step: K }>, reader: Reader<V>) => string;
};

/*
 * Lookup of texts. The types of the tables guarantee that a function gets the data it takes. The compiler cannot follow
 * that through an index, so each lookup has a cast.
 */

export function phraseByKind<U extends Kinded, V>(table: PhraseTable<U, V>): (it: U, reader: Reader<V>) => string {
  const phrases: Entries = table;
  return (it, reader) => (phrases[it.kind] as (it: U, reader: Reader<V>) => string)(it, reader);
}

export function sentenceByKind<U extends Kinded>(table: SentenceTable<U>): (it: U) => string {
  const sentences: Entries = table;
  return it => (sentences[it.kind] as (it: U) => string)(it);
}

/** Null for a kind without a sentence. */
export function sentenceIfAny<U extends Kinded>(table: SomeSentences<U>): (it: U) => string | null {
  const sentences: Entries = table;
  return it => (sentences[it.kind] as ((it: U) => string) | undefined)?.(it) ?? null;
}

/** A step without a question of its own gets a general one. */
export function promptByStep<F extends Frame, V>(
  table: PromptTable<F, V>,
  general = '',
): (frame: F, reader: Reader<V>) => string {
  const prompts: Entries = table;
  return (frame, reader) => (prompts[frame.step] as Prompt<F, V> | undefined)?.(frame, reader) ?? general;
}

type Prompt<F, V> = (frame: F, reader: Reader<V>) => string;

type Entries = { readonly [key: string]: unknown };
