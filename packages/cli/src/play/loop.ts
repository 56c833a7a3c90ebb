import { canonical, choose, decisions, must, outcome, undo, type Decision, type Seat } from '@thorp/kernel';
import { explain } from '../errors.ts';
import { didYouMean } from '../nearest.ts';
import { choicesOf } from '../screen/options.ts';
import { scoreLines } from '../screen/scores.ts';
import { screenWidth } from '../screen/width.ts';
import { tellLog, toldTo } from '../told.ts';
import { cannotTakeBack, COMMANDS, findCommand, type Question, type Then } from './commands.ts';
import { finish, saveTo } from './saves.ts';
import { drawDecision } from './screen.ts';
import { clearScreen, people, type Table } from './table.ts';
import { printable, say, warn } from '../terminal.ts';

/** Plays until the game is over (true) or the player leaves (false). */
export async function playOn(table: Table): Promise<boolean> {
  const { match, players } = table;
  for (let open = decisions(match.game, match.state); open.length > 0; open = decisions(match.game, match.state)) {
    const ofBot = open.find(({ seat }) => players[seat]?.kind !== 'human');
    if (ofBot) await letBotPlay(table, ofBot.seat);
    else {
      keep(table);
      if ((await askPerson(table, must(open[0], 'somebody is asked'))) === 'quit') return false;
      keep(table);
    }
  }
  keep(table);
  tellEnd(table);
  return true;
}

async function letBotPlay({ match, input, bots, name, redraw }: Table, seat: Seat): Promise<void> {
  if (redraw) process.stdout.write(`\r${printable(name(seat))} is thinking …\u001b[K`);
  choose(match, seat, await input.during(bots.choose(seat)));
  if (redraw) process.stdout.write('\r\u001b[K');
  for (const complaint of bots.complaints()) {
    warn(`${complaint}; its choice was made by chance`);
  }
}

/** Saves what is new, without stopping the game when the disk does not play along; a failure is told once. */
function keep(table: Table): void {
  const choices = table.match.plies.length;
  if (table.saved === choices) return;
  try {
    saveTo(table.file, table.match, table.players);
    table.saved = choices;
    table.unsaved = null;
  } catch (error) {
    const { line } = explain(error);
    if (table.unsaved === null) warn(`the game is not saved: ${line}`);
    table.unsaved = line;
  }
}

async function askPerson(table: Table, decision: Decision): Promise<Then> {
  if ((await curtain(table, decision.seat)) === 'changed') return 'changed';
  const { game, state } = table.match;
  const choices = choicesOf(game, decision, toldTo(game, state, decision.seat, table.name));
  drawDecision(table, decision, choices);
  for (;;) {
    const next = await obey(table, { decision, choices }, (await table.input.ask('› ')).trim());
    if (next === 'redraw') drawDecision(table, decision, choices);
    else if (next !== 'stay') return next;
  }
}

/** Between two people who must not see each other's hand. The one who leaves may still take the last choice back. */
async function curtain(table: Table, seat: Seat): Promise<Then> {
  const before = table.shown;
  if (before === seat || people(table) < 2 || !hidesAnything(table, seat)) {
    table.shown = seat;
    return 'stay';
  }
  table.shown = null;
  clearScreen(table);
  const mayUndo = before !== null && cannotTakeBack(table, before) === null;
  const back = mayUndo ? ` (${table.name(before)}: undo takes your choice back)` : '';
  for (;;) {
    const line = (await table.input.ask(`\nNow ${table.name(seat)}: press Enter when only you look${back}. `)).trim();
    if (line === '') break;
    if (!mayUndo || !'undo'.startsWith(line.toLowerCase())) continue;
    undo(table.match, before);
    table.shown = before;
    return 'changed';
  }
  table.shown = seat;
  return 'stay';
}

/** Whether a seat sees more than any onlooker does. */
function hidesAnything({ match: { game, state } }: Table, seat: Seat): boolean {
  return canonical(game.view(state, seat)) !== canonical(game.view(state, null));
}

function obey(table: Table, question: Question, line: string): Then | Promise<Then> {
  if (line === '') return table.redraw ? 'redraw' : 'stay';
  if (/^\d+$/.test(line)) return take(table, question, Number(line));
  const [word = '', ...rest] = line.split(/\s+/);
  const command = findCommand(word);
  if (command) return command.run(table, question, rest.join(' '));
  const hint = didYouMean(word, Object.keys(COMMANDS)) ?? 'Type a number of the list, or help.';
  say(`'${printable(word)}' is no command here. ${hint}`);
  return 'stay';
}

function take({ match, read }: Table, { decision: { seat }, choices }: Question, number: number): Then {
  const choice = choices[number - 1];
  if (!choice) {
    say(`There is no choice ${number}; type a number from 1 to ${choices.length}.`);
    return 'stay';
  }
  read[seat] = match.log.length;
  choose(match, seat, choice.option);
  return 'changed';
}

/** Who won, where seats compete. */
function winners({ match, name, players }: Table): string {
  if (players.length < 2) return '';
  const best = outcome(match).ranks.flatMap((rank, seat) => (rank === 1 ? [name(seat)] : []));
  return best.length === 1 ? `: ${best[0]} wins` : `: ${best.join(' and ')} share the win`;
}

function tellEnd(table: Table): void {
  const { match, name, paint, file, read, players } = table;
  clearScreen(table);
  const from = people(table) === 1 ? (read[players.findIndex(({ kind }) => kind === 'human')] ?? 0) : 0;
  const lines = tellLog(match, null, name, from).slice(-15);
  say([...lines.map(line => paint.dim(`  ${line}`)), '', paint.bold(`The game is over${winners(table)}.`)].join('\n'));
  say(scoreLines(match, { name, paint, width: screenWidth() }).join('\n'));
  if (table.unsaved === null) say(`\nThe record is in ${finish(file)}\nthorp replay or thorp verify reads it.`);
}
