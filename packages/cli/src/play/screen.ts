import { must, type Decision, type Game, type Seat } from '@thorp/kernel';
import { endedByTime, type LogEvent, type Result, type UnscoredUpdate } from '@thorp/table';
import { boardLines, fittedBoard, wholeBoard } from '../screen/board.ts';
import { choiceLines, numbersOf, type Choice } from '../screen/options.ts';
import type { Paint } from '../screen/paint.ts';
import { scoreLines } from '../screen/scores.ts';
import { screenWidth, wrap } from '../screen/width.ts';
import { say } from '../terminal.ts';
import { logLines } from '../words.ts';

/** What is needed to draw a screen, for any kind of table. */
export interface Screen {
  readonly game: Game;
  readonly name: (seat: Seat) => string;
  readonly paint: Paint;
  /** True on a terminal: the screen is cleared and drawn again for every question. */
  readonly redraw: boolean;
  /** Begins a fresh screen. */
  clear(): void;
  /** A warning that the player must see first, for example that the game is not saved. */
  warning(): string | null;
}

/** What a seat (null: a spectator) sees. */
export interface Shown {
  readonly seat: Seat | null;
  readonly update: UnscoredUpdate;
  readonly choices: readonly Choice[];
  /** What happened since the seat last looked. */
  readonly news: readonly LogEvent[];
}

/** What a seat sees and is asked, and the choices by number. */
export interface Question extends Shown {
  readonly seat: Seat;
  readonly decision: Decision;
}

/** Lines of the log above a question: at most a sixth of the screen; `log` shows the rest. */
const NEWS = 12;
const newsRows = (): number => Math.min(NEWS, Math.floor((process.stdout.rows ?? 6 * NEWS) / 6));

/** Draws everything a person needs for the decision. */
export function drawQuestion(screen: Screen, question: Question): void {
  drawTable(screen, question, questionLines(screen, question, screenWidth()));
}

/** Draws the table, new log entries, and lines below it. */
export function drawTable(screen: Screen, shown: Shown, lines: readonly string[]): void {
  const news = newsLines(screen, shown);
  const below = [...news, ...(news.length > 0 ? [''] : []), ...lines];
  screen.clear();
  say([...boardFor(screen, shown, below.length), '', ...below].join('\n'));
}

/** Draws the whole board with every card. */
export function drawWholeBoard(screen: Screen, shown: Shown): void {
  const { board, viewing } = look(screen, shown);
  say(wholeBoard(board, viewing).join('\n'));
}

/** The zones that fit on the screen are drawn as cards; through a pipe everything is running text. */
function boardFor(screen: Screen, shown: Shown, taken: number): string[] {
  const { board, viewing } = look(screen, shown);
  if (screen.redraw) return fittedBoard(board, viewing, (process.stdout.rows ?? 0) - taken - 3);
  return boardLines(board, { ...viewing, cards: new Set(), terse: false });
}

function look({ game, name, paint }: Screen, { seat, update: { view }, choices }: Shown) {
  const board = game.text.en.board({ view, name });
  return { board, viewing: { paint, width: screenWidth(), viewer: seat, numbers: numbersOf(choices) } };
}

function newsLines({ game, name, paint }: Screen, { update: { view }, news: events }: Shown): string[] {
  const news = logLines(game, events, { view, name });
  const rows = newsRows();
  const shown = news.slice(-rows).map(line => paint.dim(`  ${line}`));
  return news.length > rows ? [paint.dim(`  … ${news.length - rows} more (log)`), ...shown] : shown;
}

export function questionLines(screen: Screen, question: Question, width: number): string[] {
  const { game, name, paint } = screen;
  const { seat, update, decision, choices } = question;
  const asked = `${name(seat)}: ${game.text.en.prompt(decision.frame, { view: update.view, name })}`;
  const suggestion = update.forMe ? [paint.dim('  pay lets the game choose for you')] : [];
  const warning = wrap(screen.warning() ?? '', width).map(paint.bad);
  return [...wrap(asked, width).map(paint.bold), ...choiceLines(choices, paint, width), ...suggestion, ...warning];
}

/** The last lines of the log, who won, and the score sheet. */
export function drawEnd(screen: Screen, update: UnscoredUpdate, news: readonly LogEvent[]): void {
  const { game, name, paint } = screen;
  const reader = { view: update.view, name };
  const ending = must(update.result, 'the game is over');
  const lines = logLines(game, news, reader).slice(-LAST_LINES);
  screen.clear();
  say(
    [
      ...lines.map(line => paint.dim(`  ${line}`)),
      '',
      paint.bold(endedByTime(update) ? OUT_OF_TIME : endingLine(ending, name)),
    ].join('\n'),
  );
  const sheet = { name, paint, width: screenWidth() };
  say(scoreLines(game, { ...ending.outcome, ranks: ending.ranks }, reader, sheet).join('\n'));
}

const LAST_LINES = 15;
const OUT_OF_TIME = 'Time is up and nobody is left to play: the game has ended.';

function endingLine({ ranks, givenUp, abandoned }: Result, name: (seat: Seat) => string): string {
  if (abandoned) return 'The game was ended by agreement.';
  if (givenUp) return 'The game was given up.';
  if (ranks.length < 2) return 'The game is over.';
  const best = ranks.flatMap((rank, seat) => (rank === 1 ? [name(seat)] : []));
  return `The game is over: ${best.length === 1 ? `${best[0]} wins` : `${best.join(' and ')} share the win`}.`;
}
