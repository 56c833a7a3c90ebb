import { isLevel, LEVEL_NAMES, type Level } from '@thorp/bots';
import { same } from '@thorp/kernel';
import { explain } from '../errors.ts';
import { percent } from '../figures.ts';
import { printable, say } from '../terminal.ts';
import type { Commands, Then } from './reading.ts';
import { saveAs } from './saves.ts';
import type { Shown } from './screen.ts';
import type { Session } from './session.ts';
import { tableCommands } from './shared.ts';

const HINT_LEVEL: Level = 'hard';
const HINTS = 5;

export const COMMANDS: Commands<Session> = tableCommands<Session>(
  {
    hint: { help: 'what a bot thinks of your choices; hint LEVEL asks another', run: hint },
    save: { help: 'save FILE writes the game to a file, for here or for the page', run: saveGame },
  },
  { undo: 'take your last move back', quit: 'leave; the game is kept and can be resumed' },
);

/** The best few choices as a bot sees them; a choice is worth what share of such games it expects to win. */
async function hint({ host, input, paint }: Session, { seat, choices }: Shown, word: string): Promise<Then> {
  if (word !== '' && !isLevel(word)) {
    say(`There is no level '${printable(word)}'; there are ${LEVEL_NAMES.join(', ')}.`);
    return 'stay';
  }
  const level = isLevel(word) ? word : HINT_LEVEL;
  const answer = seat !== null && choices.length > 1 ? await input.during(host.hint(seat, level)) : null;
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

function saveGame({ host }: Session, _: Shown, file: string): Then {
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
