import { isLevel, LEVEL_NAMES, type Level } from '@thorp/bots';
import { choose, decide, forMe, refusals, same, undo, undoBarrier, type Decision, type Seat } from '@thorp/kernel';
import { explain } from '../errors.ts';
import { percent } from '../figures.ts';
import { cardLines, findCards } from '../screen/catalogue.ts';
import type { Choice } from '../screen/options.ts';
import { knownScoreLines } from '../screen/scores.ts';
import { flow, screenWidth, wrap } from '../screen/width.ts';
import { tellLog, toldTo } from '../told.ts';
import { saveAs } from './saves.ts';
import { drawWholeBoard } from './screen.ts';
import { type Table } from './table.ts';
import { printable, say } from '../terminal.ts';

const HINT_LEVEL: Level = 'hard';
const HINT_MS = 1_500;
const HINTS = 5;

/** What a typed command leads to: stay at the question, draw it anew because something changed, or leave. */
export type Then = 'stay' | 'redraw' | 'changed' | 'quit';

/** What is asked, and the choices by number. */
export interface Question {
  readonly decision: Decision;
  readonly choices: readonly Choice[];
}

interface Command {
  readonly help: string;
  run(table: Table, question: Question, argument: string): Then | Promise<Then>;
}

export const COMMANDS: { readonly [name: string]: Command } = {
  undo: { help: 'take your last choice back', run: takeBack },
  pay: { help: 'let the game choose what to pay', run: payForMe },
  why: { help: 'what you cannot do now, and why', run: whyNot },
  hint: { help: 'what a bot thinks of your choices; hint LEVEL asks another', run: hint },
  log: { help: 'what happened; log 50 shows more', run: showLog },
  score: { help: 'the score sheet as it stands', run: showScore },
  help: { help: 'this list; help NAME explains a card', run: showHelp },
  board: { help: 'the whole board, however long; Enter draws it to fit again', run: showBoard },
  save: { help: 'save FILE writes the game to a file', run: saveGame },
  quit: { help: 'leave; the game is kept and can be resumed', run: () => 'quit' },
};

/** Full names, or as many letters as are needed to tell them apart. */
export function findCommand(word: string): Command | undefined {
  const names = Object.keys(COMMANDS).filter(name => name.startsWith(word.toLowerCase()));
  return names.length === 1 ? COMMANDS[names[0] ?? ''] : undefined;
}

/** Why a seat cannot take its last choice back: somebody chose since, or learnt something from it. */
export function cannotTakeBack({ match, name }: Table, seat: Seat): string | null {
  const last = match.plies.at(-1);
  return last && last.seat !== seat ? `${name(last.seat)} has chosen since` : undoBarrier(match, seat);
}

function takeBack(table: Table, { decision: { seat } }: Question): Then {
  const barrier = cannotTakeBack(table, seat);
  if (barrier !== null) {
    say(`Cannot take back: ${barrier}.`);
    return 'stay';
  }
  undo(table.match, seat);
  return 'changed';
}

/** Gives the game's own answers as long as it has some for this step. */
function payForMe({ match }: Table, { decision: { seat, step } }: Question): Then {
  let answers = 0;
  for (let next: Decision | null = decide(match.game, match.state); next; next = decide(match.game, match.state)) {
    const option = next.seat === seat && next.step === step ? forMe(match.game, match.state) : null;
    if (!option) break;
    choose(match, seat, option);
    answers++;
  }
  if (answers > 0) return 'changed';
  say('Here the choice is yours alone.');
  return 'stay';
}

function whyNot({ match, name, paint }: Table, { decision: { seat } }: Question): Then {
  const told = toldTo(match.game, match.state, seat, name);
  const { label, why } = match.game.text.en;
  const lines = refusals(match.game, match.state).flatMap(({ option, reason }) =>
    wrap(`${label(option, told)}: ${why(reason, told)} (${reason.clause})`, screenWidth() - 2),
  );
  say(lines.length > 0 ? lines.map(line => `  ${line}`).join('\n') : paint.dim('Nothing else could be done here.'));
  return 'stay';
}

/** The best few choices as a bot sees them; a choice is worth what share of such games it expects to win. */
async function hint(
  { bots, input, paint, players }: Table,
  { decision, choices }: Question,
  word: string,
): Promise<Then> {
  if (word !== '' && !isLevel(word)) {
    say(`There is no level '${printable(word)}'; there are ${LEVEL_NAMES.join(', ')}.`);
    return 'stay';
  }
  const level = isLevel(word) ? word : HINT_LEVEL;
  const { evaluations } = await input.during(bots.think(decision.seat, level, HINT_MS));
  const best = evaluations.filter(({ visits }) => visits > 0).slice(0, HINTS);
  const lines = best.map(({ option, value }) => {
    const choice = choices.find(each => same(each.option, option));
    return `${paint.accent(String(choice?.number).padStart(4))}  ${percent(value).padStart(7)}  ${choice?.label}`;
  });
  say(lines.length > 0 ? [hintTitle(level, players.length), ...lines].join('\n') : 'It has no opinion.');
  return 'stay';
}

function hintTitle(level: Level, seats: number): string {
  return seats > 1
    ? `What a bot (${level}) gives for your chances:`
    : `How a bot (${level}) likes your choices; 50 % is what it expected anyway:`;
}

function showLog({ match, name }: Table, { decision: { seat } }: Question, argument: string): Then {
  const count = /^\d+$/.test(argument) ? Number(argument) : 20;
  const lines = tellLog(match, seat, name).slice(count === 0 ? Number.POSITIVE_INFINITY : -count);
  say(lines.length > 0 ? lines.map(line => `  ${line}`).join('\n') : 'Nothing has happened yet.');
  return 'stay';
}

function showBoard(table: Table, { decision, choices }: Question): Then {
  drawWholeBoard(table, decision, choices);
  return 'stay';
}

function showScore({ match, name, paint }: Table, { decision: { seat } }: Question): Then {
  say(knownScoreLines(match, seat, { name, paint, width: screenWidth() }).join('\n'));
  return 'stay';
}

function showHelp({ match, paint }: Table, _: Question, argument: string): Then {
  if (argument === '') {
    const lines = Object.entries(COMMANDS).map(([name, { help }]) => `  ${paint.accent(name.padEnd(6))} ${help}`);
    say(['Type the number of a choice, or a command (its first letters do):', ...lines].join('\n'));
    return 'stay';
  }
  const { found, hint } = findCards(match.game.text.en.catalogue, argument);
  if (found.length === 0) say(`There is no card '${printable(argument)}'. ${hint ?? ''}`.trimEnd());
  else if (found.length > 6)
    say(
      flow(
        found.map(({ name }) => name),
        ', ',
        screenWidth(),
      ).join('\n'),
    );
  else say(found.flatMap(entry => cardLines(entry, paint, screenWidth())).join('\n'));
  return 'stay';
}

function saveGame({ match, players }: Table, _: Question, file: string): Then {
  if (file === '') say('Where to? Type save and the name of a file.');
  else {
    try {
      saveAs(file, match, players);
      say(`Saved to ${printable(file)}.`);
    } catch (error) {
      say(explain(error).line);
    }
  }
  return 'stay';
}
