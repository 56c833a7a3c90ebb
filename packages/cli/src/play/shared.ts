import type { Option, Seat } from '@thorp/kernel';
import type { Standing } from '@thorp/table';
import { didYouMean } from '../nearest.ts';
import { standingLines } from '../screen/scores.ts';
import { screenWidth } from '../screen/width.ts';
import { printable, say } from '../terminal.ts';
import type { Input } from './input.ts';
import {
  findCommand,
  showBoard,
  showHelp,
  showLog,
  whyNot,
  type Command,
  type Commands,
  type Then,
} from './reading.ts';
import type { Screen, Shown } from './screen.ts';

/** What a person at the terminal wants to do. */
export type TableCommand =
  | { readonly kind: 'move'; readonly options: readonly Option[] }
  | { readonly kind: 'undo' | 'confirm' | 'resign' };

/** A terminal at a table that is driven by a host in this process or by a server. */
export interface TableScreen extends Screen {
  readonly input: Input;
  /** Performs an action for the seat. False if it was refused; then the reason has been written. */
  act(seat: Seat, command: TableCommand): Promise<boolean>;
  /** Gives the game's proposed answers, `first` and those after it, while the same step asks. */
  pay(seat: Seat, first: Option, step: string): Promise<boolean>;
  /** The scores as far as the seat can know them; null if they were refused. */
  scores(seat: Seat | null): Promise<readonly Standing[] | null>;
  /** How many people still play. */
  people(): number;
}

/** Shown when a turn has ended by itself and can still be taken back. */
export const TURN_OVER = 'your turn is over. Enter confirms it, undo takes it back.';

/** The commands of every table, combined with those of one kind of table. */
export function tableCommands<S extends TableScreen>(
  own: Commands<S>,
  help: { readonly undo: string; readonly quit: string },
): Commands<S> {
  const all: Commands<S> = {
    undo: seated(help.undo, (screen, seat) => screen.act(seat, { kind: 'undo' })),
    pay: seated('let the game choose what to pay', payForMe),
    why: { help: 'what you cannot do now, and why', run: whyNot },
    ...own,
    log: { help: 'what happened; log 50 shows more', run: showLog },
    score: { help: 'the score sheet as far as you can know it', run: showScore },
    help: { help: 'this list; help NAME explains a card', run: (screen, _, word) => showHelp(screen, all, word) },
    board: { help: 'the whole board, however long; Enter draws it to fit again', run: showBoard },
    resign: seated('give up; a bot plays on for you', resign),
    quit: { help: help.quit, run: () => 'quit' },
  };
  return all;
}

/** A command that acts for a seat; returns whether something was done. */
function seated(
  help: string,
  run: (screen: TableScreen, seat: Seat, shown: Shown) => Promise<boolean>,
): Command<TableScreen> {
  return {
    help,
    run(screen, shown) {
      if (shown.seat !== null) return changedIf(run(screen, shown.seat, shown));
      say('You are watching.');
      return 'stay';
    },
  };
}

export async function changedIf(done: Promise<boolean>): Promise<Then> {
  return (await done) ? 'changed' : 'stay';
}

async function payForMe(screen: TableScreen, seat: Seat, { update }: Shown): Promise<boolean> {
  const { forMe, decision } = update;
  if (forMe !== null && decision) return screen.pay(seat, forMe, decision.step);
  say('The game cannot choose the payment here.');
  return false;
}

/** A bot replaces a person who resigns; a game without people is over. */
async function resign(screen: TableScreen, seat: Seat): Promise<boolean> {
  const what = screen.people() === 1 ? 'The game ends here, as it stands.' : 'A bot plays on for you.';
  const line = (await screen.input.ask(`${what} Type yes to resign: `)).trim().toLowerCase();
  return line === 'yes' && screen.act(seat, { kind: 'resign' });
}

async function showScore(screen: TableScreen, { seat, update: { view } }: Shown): Promise<Then> {
  const { game, name, paint } = screen;
  const known = await screen.scores(seat);
  if (known) say(standingLines(game, known, { view, name }, { name, paint, width: screenWidth() }).join('\n'));
  return 'stay';
}

/** Executes a typed line: a number chooses, a word is a command, and Enter confirms a turn or draws again. */
export function runLine<S extends TableScreen>(
  screen: S,
  commands: Commands<S>,
  shown: Shown,
  line: string,
): Then | Promise<Then> {
  const { seat, update } = shown;
  if (line === '' && seat !== null && update.holding === seat) return changedIf(screen.act(seat, { kind: 'confirm' }));
  if (line === '') return screen.redraw ? 'redraw' : 'stay';
  if (/^\d+$/.test(line)) return take(screen, shown, Number(line));
  const [word = '', ...rest] = line.split(/\s+/);
  const command = findCommand(commands, word);
  if (command) return command.run(screen, shown, rest.join(' '));
  return unknownCommand(word, Object.keys(commands), 'Type a number of the list, or help.');
}

function take(screen: TableScreen, { seat, choices }: Shown, number: number): Then | Promise<Then> {
  const choice = choices[number - 1];
  if (choice && seat !== null) return changedIf(screen.act(seat, { kind: 'move', options: [choice.option] }));
  const range = `There is no choice ${number}; type a number from 1 to ${choices.length}.`;
  say(choices.length === 0 ? 'It is not your turn.' : range);
  return 'stay';
}

export function unknownCommand(word: string, words: readonly string[], otherwise: string): Then {
  say(`'${printable(word)}' is not a command here. ${didYouMean(word, words) ?? otherwise}`);
  return 'stay';
}

/** Writes why a move cannot be taken back. */
export function sayNoUndo(message: string): void {
  say(`${message.replace('cannot', 'Cannot')}.`);
}

export function tellRecord(file: string): void {
  say(`\nThe record is in ${file}\nthorp replay or thorp verify reads it.`);
}
