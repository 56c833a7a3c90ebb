import type { Chance } from './chance.ts';
import type { ConflictFacts, Config, Settings } from './settings.ts';
import type { Phrases } from './text.ts';

/** A place at the table, numbered 0, 1, 2 … clockwise. */
export type Seat = number;

/** A pending step of the rules: plain JSON, replaced and never edited, so that forks may share it. */
export interface Frame {
  readonly step: string;
}

/** Something a player may do now: small, structured, unique in its list. */
export interface Option {
  readonly kind: string;
}

/** Something that happened: an event for the log. */
export interface GameEvent {
  readonly kind: string;
}

/** Why an option is not offered: the clause that forbids it, and its numbers. */
export interface Reason {
  readonly kind: string;
  readonly clause: string;
}

/** An event and, if it is not for everybody, the seats that may read it. */
export interface Note<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly to?: readonly Seat[];
}

/** What the kernel needs in every game state; each game adds its own table to it. */
export interface World<F extends Frame = Frame> {
  /** Pending steps; the last one is next. */
  frames: F[];
  chance: Chance;
  /** Grows with every random draw and every reveal: an undo may not cross it. */
  learnt: number;
  /** What happened since the last choice; null when notes are not kept (search, fuzzing). */
  notes: Note[] | null;
}

/** The types one game is made of, bundled so that the kernel needs a single type parameter. */
export interface Types {
  state: World;
  frame: Frame;
  option: Option;
  view: unknown;
  event: GameEvent;
  reason: Reason;
  settings: object;
  /** The conflicts that can arise between settings; absent if all settings can be combined. */
  conflict?: ConflictFacts;
}

/** The conflicts of a game's settings; any conflict if the game is not known. */
export type ConflictOf<T extends Types> = 'conflict' extends keyof T ? NonNullable<T['conflict']> : never;

/** A step that runs without a question. */
export interface Run<S, F> {
  run(s: S, frame: F): void;
}

/**
 * A step that asks the seat named in its frame. Without options it is skipped; a single option is taken without asking.
 * A step lists its `options`, or, to explain what it does not offer, its `candidates`.
 */
export type Ask<S, F, O extends Option, W extends Reason = never> = AskOptions<S, F, O> | AskCandidates<S, F, O, W>;

interface AskBase<S, F, O extends Option> {
  choose(s: S, frame: F, option: O): void;
  /** Runs if there is nothing to choose. */
  none?(s: S, frame: F): void;
  /** Ask even if there is only one answer, because the moment itself matters (for example the end of a turn). */
  readonly always?: boolean;
  /** The answer a client may give on the player's behalf ("pay for me"). */
  forMe?(s: S, frame: F, options: readonly O[]): O;
  /**
   * Whether an option shows something that its chooser already knew (a card of the own hand). Only the others learn
   * from it.
   */
  shows?(s: S, option: O): boolean;
}

interface AskOptions<S, F, O extends Option> extends AskBase<S, F, O> {
  options(s: S, frame: F): readonly O[];
  readonly candidates?: never;
}

interface AskCandidates<S, F, O extends Option, W extends Reason> extends AskBase<S, F, O> {
  /** Offers every candidate once, with null or with the reason why it is not possible now. */
  candidates(s: S, frame: F, list: Candidates<O, W>): void;
  readonly options?: never;
}

/** What a step offers and refuses. Search does not need reasons, so it keeps no list of them. */
export interface Candidates<O extends Option = Option, W extends Reason = Reason> {
  readonly options: O[];
  readonly refused: Refusal<O, W>[] | null;
}

/** A step that asks several seats at once and in secret; it resolves when all of them have answered. */
export interface Together<S, F, O extends Option> {
  options(s: S, frame: F, seat: Seat): readonly O[];
  resolve(s: S, frame: F, answers: Answers<O>): void;
}

/** Answers by seat; a seat that had nothing to choose has none. */
export type Answers<O extends Option = Option> = { readonly [seat: Seat]: O | null };

/** The frame of an `Ask` names who is asked. */
export interface AskFrame extends Frame {
  readonly seat: Seat;
}

/** The frame of a `Together` names who is asked and keeps what was answered so far. */
export interface TogetherFrame<O extends Option = Option> extends Frame {
  readonly seats: readonly Seat[];
  readonly answers: Answers<O>;
}

/** Any step of any game, as the kernel sees it. */
export type Step<S = World, F = Frame, O extends Option = Option, W extends Reason = Reason> =
  | Run<S, F>
  | Ask<S, F, O, W>
  | Together<S, F, O>;

/** Only a frame that names a seat can ask it; only one that keeps answers can ask several. */
type StepOf<S, F extends Frame, O extends Option, W extends Reason> = string extends F['step']
  ? Step<S, F, O, W>
  : Run<S, F> | (F extends AskFrame ? Ask<S, F, O, W> : never) | (F extends TogetherFrame ? Together<S, F, O> : never);

/** Exactly one step for every kind of frame: a missing one is a compile error. */
export type Steps<S, F extends Frame, O extends Option, W extends Reason = Reason> = {
  readonly [K in F['step']]: StepOf<S, Extract<F, { step: K }>, O, W>;
};

/** The frame of one step of a game. */
export type FrameOf<T extends Types, K extends T['frame']['step']> = Extract<T['frame'], { step: K }>;

/** The three kinds of steps, for one step of a game: `AskStep<Hamlet, 'draft', Take>`. */
export type RunStep<T extends Types, K extends T['frame']['step']> = Run<T['state'], FrameOf<T, K>>;

export type AskStep<T extends Types, K extends T['frame']['step'], O extends T['option'] = T['option']> = Ask<
  T['state'],
  FrameOf<T, K>,
  O,
  T['reason']
>;

export type TogetherStep<T extends Types, K extends T['frame']['step'], O extends T['option'] = T['option']> = Together<
  T['state'],
  FrameOf<T, K>,
  O
>;

/** A question to one seat. The options are never empty and always in the same order. */
export interface Decision<O extends Option = Option, F extends Frame = Frame> {
  readonly seat: Seat;
  readonly step: F['step'];
  readonly frame: F;
  readonly options: readonly O[];
}

export interface Refusal<O extends Option = Option, W extends Reason = Reason> {
  readonly option: O;
  readonly reason: W;
}

/** One line of a score sheet. `what` names the line, `card` the catalogue entry it comes from. */
export interface Part {
  readonly what: string;
  readonly amount: number;
  readonly card?: string;
  readonly count?: number;
}

export interface Score {
  readonly seat: Seat;
  readonly total: number;
  /** Compared from left to right, higher is better: total first, then the tie-breakers. */
  readonly standing: readonly number[];
  readonly parts: readonly Part[];
}

/** How a solo game went: won, lost, or only a rank. */
export interface Verdict {
  readonly won: boolean | null;
  readonly rank: string | null;
}

export interface Outcome {
  readonly scores: readonly Score[];
  readonly verdict?: Verdict;
}

/** How the end of a game to which quick guesses play on is used by an analysis. */
export interface PlayedOut {
  /**
   * On the way to the end a net judges after this many decisions, and its output there is the chance to win. Null: the
   * chance is that of the position where search stops.
   */
  readonly chancesAfter: number | null;
}

/** Numbers that turn what is expected of a position into chances to win, fitted to games of bots. */
export interface FittedChances {
  /** For points by `estimate`: the two numbers from which their scale follows. */
  readonly estimate: readonly [level: number, slope: number];
  /**
   * For nets, by the number of seats: which net was fitted, and the power to which its odds are raised. An analysis
   * judges by no other net, so that it never tells chances that were not compared with results.
   */
  readonly nets?: { readonly [seats: number]: FittedNet };
}

export interface FittedNet {
  readonly net: string;
  readonly sharpness: number;
}

/** What a bot knows about a game beyond its rules. None of it is stored in a state, so fractions are allowed. */
export interface Insight<S, O extends Option> {
  /** A lead of this many points nearly always wins. */
  readonly spread: number;
  /** About how many decisions ahead the position should be judged; few if the estimate itself looks far ahead. */
  readonly horizon?: number;
  /**
   * If given, an analysis counts points at the end of the game, to which quick guesses play on: where that takes little
   * time, and tells strong choices from weak ones better than `estimate` does.
   */
  readonly playedOut?: PlayedOut;
  /**
   * If given, a lone player's search plays quick guesses on to the end of the game, and judges a game by what was lacking
   * for a win, in points: a goal may have several parts. Below 0 for more than was needed.
   */
  lacking?(s: S): number;
  /** The numbers `estimate` works with; each game says how they were found. */
  readonly weights: readonly number[];
  readonly chance?: FittedChances;
  /**
   * By how much the luck of a whole game is told wrongly on average, in units of the totals, because seats imagine hidden
   * cards by lot while players keep the better ones: measured, and part of the error that is told of luck.
   */
  readonly luckOff?: number;
  /** What bots of a style that only some games have love, and how much of it a seat has. */
  readonly leaning?: { readonly style: string; of(s: S, seat: Seat): number };
  /** The expected final totals, by seat. Called very often. */
  estimate(s: S, weights: readonly number[]): number[];
  /** A quick guess at how good an option is, from 0 up. Playouts and the order of search follow it. */
  prior?(s: S, seat: Seat, option: O): number;
  /** The same for several options of one question, for games that can share work between them; null if these cannot. */
  priors?(s: S, seat: Seat, options: readonly O[]): number[] | null;
}

/** Everything Thorp knows about a game. Rules are plain functions over plain data. */
export interface Game<T extends Types = Types> {
  readonly id: string;
  /** Raised whenever a record of an older version might replay differently. */
  readonly version: number;
  /** Turns an option of version `n` into the shape it has in version `n + 1`; the rules are the same in both. */
  readonly upgrades?: { readonly [fromVersion: number]: (option: object) => object };
  /**
   * Steps at which older rules took a single option without asking, and today's rules ask. A replay of such a game adds
   * these choices.
   */
  readonly unasked?: { readonly [untilVersion: number]: readonly T['frame']['step'][] };
  readonly seats: { readonly min: number; readonly max: number };
  readonly settings: Settings<T['settings'], ConflictOf<T>>;
  readonly steps: Steps<T['state'], T['frame'], T['option'], T['reason']>;
  readonly text: { readonly en: Phrases<T>; readonly [locale: string]: Phrases<T> };
  setup(config: Config<T['settings']>, chance: Chance): T['state'];
  /** A copy that can be played on without touching the original; written by hand, because search makes very many. */
  clone(s: T['state']): T['state'];
  /** What a seat (null: a spectator) may see, and nothing else. */
  view(s: T['state'], seat: Seat | null): T['view'];
  /** A random world that the seat cannot tell from this one, drawing its future from `chance`. */
  imagine(s: T['state'], seat: Seat | null, chance: Chance): T['state'];
  score(s: T['state']): Outcome;
  /** How many units of its totals make a point, as for games that count in halves; 1 if absent. */
  readonly scale?: number;
  /** Why the rules could run forever in a hand-made state; null if they cannot. */
  stateFault?(s: T['state']): string | null;
  readonly insight?: Insight<T['state'], T['option']>;
}
