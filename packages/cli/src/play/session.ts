import { ThorpError, type Seat } from '@thorp/kernel';
import { isPerson, preview, standings, type Host, type Table } from '@thorp/table';
import type { Saving } from './filestore.ts';
import { sayNoUndo, type TableScreen, type TableCommand } from './shared.ts';

/** The terminal's connection to a local table: one screen for all people who play. */
export interface Session extends TableScreen {
  readonly host: Host;
  readonly saving: Saving;
  /** Where the game is saved after every action. */
  readonly file: string;
  /** Whose view the screen shows; null behind a curtain and before the first question. */
  showing: Seat | null;
  /** Makes the thinking bot answer at once. */
  hurry(): void;
  /** The error that stopped the bots; null if there is none. */
  stuck: Error | null;
}

/** The terminal's actions at a table whose host is in this process. */
export function actionsOn(host: Host): Pick<Session, 'act' | 'pay' | 'scores' | 'people'> {
  async function act(seat: Seat, command: TableCommand): Promise<boolean> {
    const { version, sequence } = host.table();
    try {
      await host.act({ ...command, seat, id: `terminal-${sequence + 1}`, version });
      return true;
    } catch (error) {
      if (!(error instanceof ThorpError) || error.code !== 'no-undo') throw error;
      sayNoUndo(error.message);
      return false;
    }
  }
  return {
    act,
    /** All answers are one move, so that they are taken back together. */
    pay(seat, first, step) {
      const steps = preview(host.table(), seat, [first]);
      const end = steps.findIndex(each => each.step !== step);
      const options = (end < 0 ? steps : steps.slice(0, end)).map(({ option }) => option);
      return act(seat, { kind: 'move', options });
    },
    scores: async seat => standings(host.table(), seat),
    people: () => people(host.table()),
  };
}

/** How many people still play. */
export function people(table: Table): number {
  return table.header.players.filter((_, seat) => isPerson(table, seat)).length;
}

/** Clears the screen. With several people the scrollback is cleared too, so that no hand stays readable. */
export function clearScreen(host: Host, redraw: boolean): void {
  if (redraw) process.stdout.write(people(host.table()) > 1 ? '\u001b[2J\u001b[3J\u001b[H' : '\u001b[2J\u001b[H');
}
