import type { Match, Seat } from '@thorp/kernel';
import type { Paint } from '../screen/paint.ts';
import type { Bots } from './bots.ts';
import type { Input } from './input.ts';
import type { Player } from './players.ts';

/** One game at one screen. */
export interface Table {
  readonly match: Match;
  readonly players: readonly Player[];
  readonly name: (seat: Seat) => string;
  readonly input: Input;
  readonly bots: Bots;
  readonly paint: Paint;
  /** True on a terminal: the screen is cleared and drawn anew for every question. */
  readonly redraw: boolean;
  /** Where the game is saved after every choice. */
  readonly file: string;
  /** How much of the log each seat has read. */
  readonly read: number[];
  /** Whose hand the screen shows; null after the curtain fell or before the first question. */
  shown: Seat | null;
  /** How many choices the saved game holds; null before the first save. */
  saved: number | null;
  /** Why the last save failed, or null when it did not. */
  unsaved: string | null;
}

export function people({ players }: Table): number {
  return players.filter(({ kind }) => kind === 'human').length;
}

/** A fresh screen. Between several people what can be scrolled back to goes too, so that no hand stays readable. */
export function clearScreen(table: Table): void {
  if (table.redraw) process.stdout.write(people(table) > 1 ? '\u001b[2J\u001b[3J\u001b[H' : '\u001b[2J\u001b[H');
}
