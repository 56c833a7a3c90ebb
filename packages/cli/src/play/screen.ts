import { forMe, type Decision } from '@thorp/kernel';
import { boardLines, fittedBoard, wholeBoard } from '../screen/board.ts';
import { choiceLines, numbersOf, type Choice } from '../screen/options.ts';
import { screenWidth, wrap } from '../screen/width.ts';
import { tellLog, toldTo } from '../told.ts';
import { clearScreen, type Table } from './table.ts';
import { say } from '../terminal.ts';

/** Lines of the log above a question: a sixth of the screen at most; the rest is one word away. */
const NEWS = 12;
const newsRows = (): number => Math.min(NEWS, Math.floor((process.stdout.rows ?? 6 * NEWS) / 6));

/** Draws everything a person needs for the decision. */
export function drawDecision(table: Table, decision: Decision, choices: readonly Choice[]): void {
  const width = screenWidth();
  const news = newsLines(table, decision);
  const below = [...news, ...(news.length > 0 ? [''] : []), ...questionLines(table, decision, choices, width)];
  clearScreen(table);
  say([...boardFor(table, decision, choices, below.length), '', ...below].join('\n'));
}

/** The whole board, for those who want to see every card. */
export function drawWholeBoard(table: Table, decision: Decision, choices: readonly Choice[]): void {
  const { board, glance } = look(table, decision, choices);
  say(wholeBoard(board, glance).join('\n'));
}

/** As cards what fits on the screen together with the question; through a pipe everything in running text. */
function boardFor(table: Table, decision: Decision, choices: readonly Choice[], taken: number): string[] {
  const { board, glance } = look(table, decision, choices);
  if (table.redraw) return fittedBoard(board, glance, (process.stdout.rows ?? 0) - taken - 3);
  return boardLines(board, { ...glance, cards: new Set(), terse: false });
}

function look({ match, name, paint }: Table, { seat }: Decision, choices: readonly Choice[]) {
  const board = match.game.text.en.board(toldTo(match.game, match.state, seat, name));
  return { board, glance: { paint, width: screenWidth(), viewer: seat, numbers: numbersOf(choices) } };
}

function newsLines({ match, name, paint, read }: Table, { seat }: Decision): string[] {
  const news = tellLog(match, seat, name, read[seat] ?? 0);
  const rows = newsRows();
  const shown = news.slice(-rows).map(line => paint.dim(`  ${line}`));
  return news.length > rows ? [paint.dim(`  … ${news.length - rows} more (log)`), ...shown] : shown;
}

function questionLines(table: Table, decision: Decision, choices: readonly Choice[], width: number): string[] {
  const { match, name, paint } = table;
  const told = toldTo(match.game, match.state, decision.seat, name);
  const question = `${name(decision.seat)}: ${match.game.text.en.prompt(decision.frame, told)}`;
  const suggestion = forMe(match.game, match.state) ? [paint.dim('  pay lets the game choose for you')] : [];
  const warning =
    table.unsaved === null ? [] : wrap(`Not saved: ${table.unsaved}. Type save FILE.`, width).map(paint.bad);
  return [...wrap(question, width).map(paint.bold), ...choiceLines(choices, paint, width), ...suggestion, ...warning];
}
