import { forMe, type Decision } from '@thorp/kernel';
import { fittedBoard } from '../screen/board.ts';
import { choiceLines, numbersOf, type Choice } from '../screen/options.ts';
import { screenWidth, wrap } from '../screen/width.ts';
import { tellLog, toldTo } from '../told.ts';
import { clearScreen, write, type Table } from './table.ts';

/** Lines of the log that fit above a question; the rest is one word away. */
const NEWS = 12;

/** Draws everything a person needs for the decision. */
export function drawDecision(table: Table, decision: Decision, choices: readonly Choice[]): void {
  const width = screenWidth();
  const below = [...newsLines(table, decision), '', ...questionLines(table, decision, choices, width)];
  if (table.redraw) clearScreen();
  write([...boardFor(table, decision, choices, below.length), '', ...below].join('\n'));
}

/** As cards what fits on the screen together with the question; through a pipe everything in running text. */
function boardFor(table: Table, { seat }: Decision, choices: readonly Choice[], taken: number): string[] {
  const { match, name, paint } = table;
  const board = match.game.text.en.board(toldTo(match.game, match.state, seat, name));
  const look = { paint, width: screenWidth(), viewer: seat, numbers: numbersOf(choices) };
  return fittedBoard(board, look, table.redraw ? (process.stdout.rows ?? 0) - taken - 3 : 0);
}

function newsLines({ match, name, paint, read }: Table, { seat }: Decision): string[] {
  const news = tellLog(match, seat, name, read[seat] ?? 0);
  const shown = news.slice(-NEWS).map(line => paint.dim(`  ${line}`));
  return news.length > NEWS ? [paint.dim(`  … ${news.length - NEWS} more (log)`), ...shown] : shown;
}

function questionLines(table: Table, decision: Decision, choices: readonly Choice[], width: number): string[] {
  const { match, name, paint } = table;
  const told = toldTo(match.game, match.state, decision.seat, name);
  const question = `${name(decision.seat)}: ${match.game.text.en.prompt(decision.frame, told)}`;
  const suggestion = forMe(match.game, match.state) ? [paint.dim('  pay lets the game choose for you')] : [];
  return [...wrap(question, width).map(paint.bold), ...choiceLines(choices, paint, width), ...suggestion];
}
