import { isLevel, LEVEL_NAMES, type Level } from '@thorp/bots';
import { same, ThorpError } from '@thorp/kernel';
import { preview, standings } from '@thorp/table';
import { explain } from '../errors.ts';
import { percent } from '../figures.ts';
import { standingLines } from '../screen/scores.ts';
import { screenWidth } from '../screen/width.ts';
import { printable, say } from '../terminal.ts';
import { showBoard, showHelp, showLog, whyNot, type Commands, type Then } from './reading.ts';
import { saveAs } from './saves.ts';
import type { Question } from './screen.ts';
import { act, people, type Session } from './session.ts';

const HINT_LEVEL: Level = 'hard';
const HINTS = 5;

export const COMMANDS: Commands<Session, Question> = {
  undo: { help: 'take your last move back', run: takeBack },
  pay: { help: 'let the game choose what to pay', run: payForMe },
  why: { help: 'what you cannot do now, and why', run: whyNot },
  hint: { help: 'what a bot thinks of your choices; hint LEVEL asks another', run: hint },
  log: { help: 'what happened; log 50 shows more', run: showLog },
  score: { help: 'the score sheet as it stands', run: showScore },
  help: {
    help: 'this list; help NAME explains a card',
    run: (session, _, argument) => showHelp(session, COMMANDS, argument),
  },
  board: { help: 'the whole board, however long; Enter draws it to fit again', run: showBoard },
  save: { help: 'save FILE writes the game to a file, for here or for the page', run: saveGame },
  resign: { help: 'give up; a bot plays on for you', run: resign },
  quit: { help: 'leave; the game is kept and can be resumed', run: () => 'quit' },
};

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

function showScore({ host, game, name, paint }: Session, { seat, update: { view } }: Question): Then {
  const known = standings(host.table(), seat);
  say(standingLines(game, known, { view, name }, { name, paint, width: screenWidth() }).join('\n'));
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
