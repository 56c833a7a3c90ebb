import { recap } from '@thorp/table';
import { explain } from '../errors.ts';
import { boardLines, fittedBoard, wholeBoard } from '../screen/board.ts';
import { choiceLines, numbersOf } from '../screen/options.ts';
import { screenWidth, wrap } from '../screen/width.ts';
import { say } from '../terminal.ts';
import { logLines } from '../words.ts';
import type { Question } from './commands.ts';
import { clearScreen, type Session } from './session.ts';

/** Lines of the log above a question: a sixth of the screen at most; the rest is one word away. */
const NEWS = 12;
const newsRows = (): number => Math.min(NEWS, Math.floor((process.stdout.rows ?? 6 * NEWS) / 6));

/** Draws everything a person needs for the decision. */
export function drawQuestion(session: Session, question: Question): void {
  const news = newsLines(session, question);
  const below = [...news, ...(news.length > 0 ? [''] : []), ...questionLines(session, question, screenWidth())];
  clearScreen(session);
  say([...boardFor(session, question, below.length), '', ...below].join('\n'));
}

/** The whole board, for those who want to see every card. */
export function drawWholeBoard(session: Session, question: Question): void {
  const { board, glance } = look(session, question);
  say(wholeBoard(board, glance).join('\n'));
}

/** As cards what fits on the screen together with the question; through a pipe everything in running text. */
function boardFor(session: Session, question: Question, taken: number): string[] {
  const { board, glance } = look(session, question);
  if (session.redraw) return fittedBoard(board, glance, (process.stdout.rows ?? 0) - taken - 3);
  return boardLines(board, { ...glance, cards: new Set(), terse: false });
}

function look({ host, name, paint }: Session, { seat, update: { view }, choices }: Question) {
  const board = host.table().match.game.text.en.board({ view, name });
  return { board, glance: { paint, width: screenWidth(), viewer: seat, numbers: numbersOf(choices) } };
}

function newsLines({ host, name, paint }: Session, { seat, update: { view } }: Question): string[] {
  const table = host.table();
  const news = logLines(table.match.game, recap(table, seat), { view, name });
  const rows = newsRows();
  const shown = news.slice(-rows).map(line => paint.dim(`  ${line}`));
  return news.length > rows ? [paint.dim(`  … ${news.length - rows} more (log)`), ...shown] : shown;
}

function questionLines(session: Session, question: Question, width: number): string[] {
  const { host, name, paint, saving } = session;
  const { seat, update, decision, choices } = question;
  const { prompt } = host.table().match.game.text.en;
  const asked = `${name(seat)}: ${prompt(decision.frame, { view: update.view, name })}`;
  const suggestion = update.forMe ? [paint.dim('  pay lets the game choose for you')] : [];
  const failure = saving.failure();
  const unsaved = failure === null ? null : `Not saved: ${explain(failure).line}. Type save FILE.`;
  const warning = unsaved === null ? [] : wrap(unsaved, width).map(paint.bad);
  return [...wrap(asked, width).map(paint.bold), ...choiceLines(choices, paint, width), ...suggestion, ...warning];
}
