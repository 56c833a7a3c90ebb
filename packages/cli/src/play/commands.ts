import { isLevel, LEVEL_NAMES, type Level } from '@thorp/bots';
import { same, ThorpError, type Decision, type Seat } from '@thorp/kernel';
import { logFor, preview, type Update } from '@thorp/table';
import { explain } from '../errors.ts';
import { percent } from '../figures.ts';
import { cardLines, findCards } from '../screen/catalogue.ts';
import type { Choice } from '../screen/options.ts';
import { knownScoreLines } from '../screen/scores.ts';
import { flow, screenWidth, wrap } from '../screen/width.ts';
import { printable, say } from '../terminal.ts';
import { logLines } from '../words.ts';
import { saveAs } from './saves.ts';
import { drawWholeBoard } from './screen.ts';
import { act, people, type Session } from './session.ts';

const HINT_LEVEL: Level = 'hard';
const HINTS = 5;

/** What a typed command leads to: stay at the question, draw it anew because something changed, or leave. */
export type Then = 'stay' | 'redraw' | 'changed' | 'quit';

/** What a seat is shown and asked, and the choices by number. */
export interface Question {
  readonly seat: Seat;
  readonly update: Update;
  readonly decision: Decision;
  readonly choices: readonly Choice[];
}

interface Command {
  readonly help: string;
  run(session: Session, question: Question, argument: string): Then | Promise<Then>;
}

export const COMMANDS: { readonly [name: string]: Command } = {
  undo: { help: 'take your last move back', run: takeBack },
  pay: { help: 'let the game choose what to pay', run: payForMe },
  why: { help: 'what you cannot do now, and why', run: whyNot },
  hint: { help: 'what a bot thinks of your choices; hint LEVEL asks another', run: hint },
  log: { help: 'what happened; log 50 shows more', run: showLog },
  score: { help: 'the score sheet as it stands', run: showScore },
  help: { help: 'this list; help NAME explains a card', run: showHelp },
  board: { help: 'the whole board, however long; Enter draws it to fit again', run: showBoard },
  save: { help: 'save FILE writes the game to a file, for here or for the page', run: saveGame },
  resign: { help: 'give up; a bot plays on for you', run: resign },
  quit: { help: 'leave; the game is kept and can be resumed', run: () => 'quit' },
};

/** Full names, or as many letters as are needed to tell them apart. */
export function findCommand(word: string): Command | undefined {
  const names = Object.keys(COMMANDS).filter(name => name.startsWith(word.toLowerCase()));
  return names.length === 1 ? COMMANDS[names[0] ?? ''] : undefined;
}

async function takeBack(session: Session, { seat }: Question): Promise<Then> {
  try {
    await act(session, { kind: 'undo', seat });
    return 'changed';
  } catch (error) {
    if (!(error instanceof ThorpError) || error.code !== 'no-undo') throw error;
    say(`${error.message.replace('cannot', 'Cannot')}.`);
    return 'stay';
  }
}

/** Gives the game's own answers as long as it has some for this step, as one move. */
async function payForMe(session: Session, { seat, decision: { step } }: Question): Promise<Then> {
  const steps = preview(session.host.table(), seat, []);
  const end = steps.findIndex(each => each.step !== step);
  const options = (end < 0 ? steps : steps.slice(0, end)).map(({ option }) => option);
  if (options.length === 0) {
    say('Here the choice is yours alone.');
    return 'stay';
  }
  await act(session, { kind: 'move', seat, options });
  return 'changed';
}

function whyNot({ host, name, paint }: Session, { update: { view, refusals } }: Question): Then {
  const { label, why } = host.table().match.game.text.en;
  const reader = { view, name };
  const lines = refusals.flatMap(({ option, reason }) =>
    wrap(`${label(option, reader)}: ${why(reason, reader)} (${reason.clause})`, screenWidth() - 2),
  );
  say(lines.length > 0 ? lines.map(line => `  ${line}`).join('\n') : paint.dim('Nothing else could be done here.'));
  return 'stay';
}

/** A bot plays on for somebody who resigns; a game without people is over. */
async function resign(session: Session, { seat }: Question): Promise<Then> {
  const alone = people(session.host.table()) === 1;
  const what = alone ? 'The game ends here, as it stands.' : 'A bot plays on for you.';
  const line = (await session.input.ask(`${what} Type yes to resign: `)).trim().toLowerCase();
  if (line !== 'yes') return 'stay';
  await act(session, { kind: 'resign', seat });
  return 'changed';
}

/** The best few choices as a bot sees them; a choice is worth what share of such games it expects to win. */
async function hint(
  { host, input, paint }: Session,
  { seat, choices, decision }: Question,
  word: string,
): Promise<Then> {
  if (word !== '' && !isLevel(word)) {
    say(`There is no level '${printable(word)}'; there are ${LEVEL_NAMES.join(', ')}.`);
    return 'stay';
  }
  const level = isLevel(word) ? word : HINT_LEVEL;
  const answer = decision.options.length > 1 ? await input.during(host.hint(seat, level)) : null;
  const best = (answer?.evaluations ?? []).filter(({ visits }) => visits > 0).slice(0, HINTS);
  const lines = best.map(({ option, value }) => {
    const choice = choices.find(each => same(each.option, option));
    return `${paint.accent(String(choice?.number).padStart(4))}  ${percent(value).padStart(7)}  ${choice?.label}`;
  });
  const seats = host.table().header.players.length;
  say(lines.length > 0 ? [hintTitle(level, seats), ...lines].join('\n') : 'It has no opinion.');
  return 'stay';
}

function hintTitle(level: Level, seats: number): string {
  return seats > 1
    ? `What a bot (${level}) gives for your chances:`
    : `How a bot (${level}) likes your choices; 50 % is what it expected anyway:`;
}

function showLog({ host, name }: Session, { seat, update: { view } }: Question, argument: string): Then {
  const count = /^\d+$/.test(argument) ? Number(argument) : 20;
  const all = logLines(host.table().match.game, logFor(host.table(), seat), { view, name });
  const lines = all.slice(count === 0 ? Number.POSITIVE_INFINITY : -count);
  say(lines.length > 0 ? lines.map(line => `  ${line}`).join('\n') : 'Nothing has happened yet.');
  return 'stay';
}

function showBoard(session: Session, question: Question): Then {
  drawWholeBoard(session, question);
  return 'stay';
}

function showScore({ host, name, paint }: Session, { seat }: Question): Then {
  say(knownScoreLines(host.table().match, seat, { name, paint, width: screenWidth() }).join('\n'));
  return 'stay';
}

function showHelp({ host, paint }: Session, _: Question, argument: string): Then {
  if (argument === '') {
    const lines = Object.entries(COMMANDS).map(([name, { help }]) => `  ${paint.accent(name.padEnd(6))} ${help}`);
    say(['Type the number of a choice, or a command (its first letters do):', ...lines].join('\n'));
    return 'stay';
  }
  const { found, hint } = findCards(host.table().match.game.text.en.catalogue, argument);
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

function saveGame({ host }: Session, _: Question, file: string): Then {
  if (file === '') say('Where to? Type save and the name of a file.');
  else {
    try {
      saveAs(file, host.table());
      say(`Saved to ${printable(file)}.`);
    } catch (error) {
      say(explain(error).line);
    }
  }
  return 'stay';
}
