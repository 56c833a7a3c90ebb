import type { Option, Seat } from '@thorp/kernel';
import { isPerson, type Host, type Table } from '@thorp/table';
import type { Saving } from './filestore.ts';
import type { Input } from './input.ts';
import type { Screen } from './screen.ts';

/** The terminal's connection to a table: one screen for all people who play. */
export interface Session extends Screen {
  readonly host: Host;
  readonly saving: Saving;
  /** Where the game is saved after every action. */
  readonly file: string;
  readonly input: Input;
  /** Whose view the screen shows; null behind a curtain and before the first question. */
  showing: Seat | null;
  /** What kept the bots from going on, or null. */
  stuck: Error | null;
}

/** What a person at the terminal wants done. */
type Wish =
  | { readonly kind: 'move'; readonly seat: Seat; readonly options: readonly Option[] }
  | { readonly kind: 'undo' | 'confirm' | 'resign'; readonly seat: Seat };

/** Does an action at the table as it stands. */
export async function act({ host }: Session, wish: Wish): Promise<void> {
  const { version, sequence } = host.table();
  await host.act({ ...wish, id: `terminal-${sequence + 1}`, version });
}

/** How many people still play. */
export function people(table: Table): number {
  return table.header.players.filter((_, seat) => isPerson(table, seat)).length;
}

/** A fresh screen. Between several people what can be scrolled back to goes too, so that no hand stays readable. */
export function clearScreen(host: Host, redraw: boolean): void {
  if (redraw) process.stdout.write(people(host.table()) > 1 ? '\u001b[2J\u001b[3J\u001b[H' : '\u001b[2J\u001b[H');
}
