import type { CatalogueEntry, Seat, Types } from '@thorp/kernel';
import type { ComponentType } from 'react';
import type { Change, Preview } from '../protocol/calls.ts';
import type { Refused, TableUpdate } from '../protocol/update.ts';

export type { Change, Preview } from '../protocol/calls.ts';
export type { Choice, LogEntry, Refused, TableUpdate } from '../protocol/update.ts';

/*
 * The interface of a board. A board knows no rules: it gets the pieces, the choices and the refusals with their
 * reasons, all in words of the reader's language, and it answers with one of the choices. A game's manifest names its
 * board; a game without one is shown on the plain board.
 */

export interface BoardActions<T extends Types = Types> {
  /**
   * Makes one choice, or several as one move. True if it was sent: nothing is sent while another action is in progress.
   */
  choose(...options: readonly T['option'][]): boolean;
  /** Takes the last move back. True if that was sent. */
  undo(): boolean;
  confirm(): void;
  /**
   * The effect of some answers, and the answers that the game proposes after them; questions of the steps in `through`
   * are answered in any case. Nothing is played. Empty if the table has changed. No action can be sent meanwhile,
   * unless `aside` is true: then it is only shown.
   */
  preview(answers: readonly T['option'][], through: readonly string[], aside?: boolean): Promise<Preview<T>>;
  /** Which numbers of the own side one choice would change. */
  previewChoice(option: T['option']): Promise<readonly Change[]>;
  /** Opens the card's entry of the catalogue. */
  showCard(card: string): void;
  /**
   * Shows beside the piece why something cannot be done, and reads it aloud; a second call, or null, closes it. See
   * whyNot.ts.
   */
  showWhy(refused: Refused<T> | null): void;
  /** Asks a strong bot for its choice; the answer arrives as `hint`. */
  askHint(): void;
  /** Opens the score sheet, at a seat's column if one is given. */
  showScores(seat?: Seat): void;
  /** Leads to the finished game, decision by decision. */
  review(): void;
  /** Begins another game with the same people. */
  rematch(): void;
}

export interface BoardProps<T extends Types = Types> {
  readonly update: TableUpdate<T>;
  readonly actions: BoardActions<T>;
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
  /** Whether an action takes noticeably long: then taps have no effect. */
  readonly busy: boolean;
  readonly hint: T['option'] | null;
  /** Whether the magnifier is on: then taps open cards instead of choosing. */
  readonly looking: boolean;
  /** How pieces move: normally, fast, or not at all. */
  readonly motion: 'full' | 'fast' | 'none';
}

/**
 * A board fills everything below the top bar and never scrolls the page. It places the shared widgets where it likes:
 * `Prompt` (the question, undo, confirm, "for me"; exactly once), `Log`, `Standings` from './widgets.ts'. Elements that can
 * be chosen carry `data-lit`, elements that show a piece carry `data-piece` (its id) and `data-card` (its catalogue id):
 * the arrow keys walk along the former, I opens the latter, and `useMoves` animates them.
 */
export type BoardComponent<T extends Types = Types> = ComponentType<BoardProps<T>>;
