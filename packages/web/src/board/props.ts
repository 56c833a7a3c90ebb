import type { Level } from '@thorp/bots';
import type { Board, CatalogueEntry, Seat, Types, Verdict } from '@thorp/kernel';
import type { NoUndo } from '@thorp/table';
import type { ComponentType } from 'react';
import type { Way } from '../worker/protocol.ts';

export type { Change, Way as Preview } from '../worker/protocol.ts';

/*
 * What a board is given and what it may do. A board knows no rules: it is told what lies where, what may be chosen and
 * why the rest may not, all in words of the chosen language, and it hands back one of the choices.
 * A game's manifest says whether it brings a board of its own; every other game is shown on the plain board.
 */

/** Something that may be chosen now. */
export interface Choice<T extends Types = Types> {
  readonly option: T['option'];
  readonly label: string;
  /** The piece or zone of `board` it is about; null for a plain button. */
  readonly target: string | null;
}

/** Something that may not be chosen now, with the reason and the clause of the rules it comes from. */
export interface Refused<T extends Types = Types> extends Choice<T> {
  /** What the game says, for boards that show where it fails: its kind, and what it names. */
  readonly reason: T['reason'];
  /** The same in words. */
  readonly why: string;
  readonly clause: string;
}

/** What the shown seat is asked. */
export interface Question<T extends Types = Types> {
  readonly step: string;
  readonly frame: T['frame'];
  readonly prompt: string;
  readonly choices: readonly Choice<T>[];
  /** The answer the game would give for the player ("pay for me"); one of the choices. */
  readonly forMe: Choice<T> | null;
}

export interface SeatFacts {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly level: Level | null;
  readonly resigned: boolean;
  /** The table waits for this seat. */
  readonly asked: boolean;
}

export interface LogEntry<T extends Types = Types> {
  readonly ply: number;
  readonly text: string;
  readonly event: T['event'];
}

/** One seat's score sheet. While the game goes on it holds what the shown seat can know. */
export interface Sheet {
  readonly seat: Seat;
  readonly low: number;
  readonly high: number;
  /** The total as players say it; a span while hidden cards count. */
  readonly total: string;
  readonly parts: readonly SheetLine[] | null;
}

export interface SheetLine {
  readonly text: string;
  /** Points, as players of the game write them. */
  readonly amount: string;
  readonly card: string | null;
  readonly count: number | null;
}

export interface Result {
  /** Place of every seat, 1 for the best. */
  readonly ranks: readonly number[];
  readonly verdict: Verdict | null;
  readonly verdictText: string | null;
  readonly givenUp: boolean;
}

/** The table through one seat's eyes. */
export interface TableSight<T extends Types = Types> {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly settings: T['settings'];
  readonly version: number;
  /** Whose eyes; null for a spectator. */
  readonly seat: Seat | null;
  readonly seats: readonly SeatFacts[];
  readonly view: T['view'];
  readonly board: Board;
  readonly question: Question<T> | null;
  readonly refused: readonly Refused<T>[];
  /** The seat has played its turn and may still take it back; `confirm` passes it on. */
  readonly holding: boolean;
  readonly mayUndo: boolean;
  /** Why the last choice cannot be taken back; null when it can. */
  readonly noUndo: NoUndo | 'watching' | null;
  readonly log: readonly LogEntry<T>[];
  /** How many of the last entries happened since the seat last looked. */
  readonly unread: number;
  readonly sheets: readonly Sheet[];
  /** What the dealer committed to before the first choice; null where a word dealt the cards. */
  readonly commitment: string | null;
  readonly result: Result | null;
}

export interface BoardActs<T extends Types = Types> {
  /** Chooses, or makes several choices in one go. True when they were sent: deeds fall while another is on its way. */
  choose(...options: readonly T['option'][]): boolean;
  /** Takes the last go back. True when the wish was sent. */
  undo(): boolean;
  confirm(): void;
  /**
   * Where answers would lead, and on from there as the game proposes; questions of the steps it goes `through` are
   * answered in any case. Nothing of it happens. Nowhere once the table has moved on. Meanwhile deeds fall, unless it is
   * only asked `aside`, for something to be shown.
   */
  way(answers: readonly T['option'][], through: readonly string[], aside?: boolean): Promise<Way<T>>;
  /** Opens the card's entry of the catalogue. */
  showCard(card: string): void;
  /** Says why something cannot be done, and reads it out: it comes back as `why`, null to put it away. */
  showWhy(refused: Refused<T> | null): void;
  /** Asks a strong bot what it would do; the answer comes as `hint`. */
  askHint(): void;
  /** Opens the score sheet, at a seat's column if one is given. */
  showScores(seat?: Seat): void;
}

export interface BoardProps<T extends Types = Types> {
  readonly sight: TableSight<T>;
  readonly acts: BoardActs<T>;
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
  /** A deed takes longer than a blink: lights stay, taps wait. A second deed before it is ignored anyway. */
  readonly busy: boolean;
  readonly hint: T['option'] | null;
  /** What the person last asked about and cannot do; null once something else happens. */
  readonly why: Refused<T> | null;
  /** The magnifier is out: taps open cards instead of choosing. */
  readonly looking: boolean;
  /** How pieces move: as drawn, quickly, or not at all. */
  readonly motion: 'full' | 'fast' | 'none';
}

/**
 * A board fills everything below the top bar and never scrolls the page. It places the shell's widgets where it likes:
 * `Prompt` (the question, undo, confirm, "for me"; exactly once), `Log`, `Standings` from './widgets.ts'. Elements that can
 * be chosen carry `data-lit`, elements that show a piece carry `data-piece` (its id) and `data-card` (its catalogue id):
 * the shell walks along the former with the arrow keys, opens the latter with I, and moves them with `useMoves`.
 */
export type BoardComponent<T extends Types = Types> = ComponentType<BoardProps<T>>;
