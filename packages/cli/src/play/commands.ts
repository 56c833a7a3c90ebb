import { isLevel, LEVEL_NAMES, type Level, type Reasons } from '@thorp/bots';
import { same, type Option, type Seat } from '@thorp/kernel';
import { hintInWords, type Answer, type HintWords, type Table } from '@thorp/table';
import { explain } from '../errors.ts';
import { percent, withUnit } from '../figures.ts';
import { printable, say } from '../terminal.ts';
import type { Commands, Then } from './reading.ts';
import { nameOf, namesOf } from './players.ts';
import { readerOf } from '../words.ts';
import { saveAs } from './saves.ts';
import type { Shown } from './screen.ts';
import type { Session } from './session.ts';
import { tableCommands } from './shared.ts';

const HINT_LEVEL: Level = 'hard';
const HINTS = 5;
const POINTS_WIDTH = 9;

export const COMMANDS: Commands<Session> = tableCommands<Session>(
  {
    hint: { help: 'what a bot thinks of your choices; hint LEVEL asks another', run: hint },
    save: { help: 'save FILE writes the game to a file, for here or for the page', run: saveGame },
  },
  { undo: 'take your last move back', quit: 'leave; the game is kept and can be resumed' },
);

/** The best few choices according to a bot; the value is the expected share of wins. */
async function hint({ host, input, paint, hurry }: Session, { seat, choices }: Shown, word: string): Promise<Then> {
  if (word !== '' && !isLevel(word)) {
    say(`There is no level '${printable(word)}'; there are ${LEVEL_NAMES.join(', ')}.`);
    return 'stay';
  }
  const level = isLevel(word) ? word : HINT_LEVEL;
  const answer = seat !== null && choices.length > 1 ? await input.during(host.hint(seat, level), hurry) : null;
  const best = (answer?.evaluations ?? []).filter(({ visits }) => visits > 0).slice(0, HINTS);
  const reasons = answer?.reasons ?? null;
  const { scale } = host.table().match.game;
  const lines = best.map(({ option, value }) => {
    const choice = choices.find(each => same(each.option, option));
    const points = reasons ? `  ${pointsOf(reasons, option, scale).padStart(POINTS_WIDTH)}` : '';
    return `${paint.accent(String(choice?.number).padStart(4))}  ${percent(value).padStart(7)}${points}  ${choice?.label}`;
  });
  const seats = host.table().header.players.length;
  const reason = answer && seat !== null ? reasonLine(host.table(), seat, answer) : [];
  say(
    lines.length > 0
      ? [hintTitle(level, seats, reasons !== null), ...lines, ...reason].join('\n')
      : 'The bot has no preference.',
  );
  return 'stay';
}

/** The points that it expects after a choice, with their standard deviation; '' if it does not say. */
export function pointsOf({ prospects }: Reasons, option: Option, scale = 1): string {
  const prospect = prospects.find(each => same(each.option, option));
  return prospect ? `${Math.round(prospect.points / scale)} ± ${Math.round(prospect.spread / scale)}` : '';
}

/** How much better the best choice is than the next best, if the bot knows it, and by which headings. */
function reasonLine({ match, header }: Table, seat: Seat, answer: Answer): string[] {
  const { game, state } = match;
  const name = nameOf(namesOf(header, header.players.length));
  const words = hintInWords(answer, game.text.en, readerOf(game, state, seat, name));
  if (!words) return [];
  const { scale = 1 } = game;
  const sources = words.sources.map(({ title, points }) => `${title} ${signed(points / scale)}`);
  return [
    REASONS[words.kind]({ ...words, points: withUnit(words.points) }),
    ...(sources.length > 0 ? [`By heading: ${sources.join(', ')}.`] : []),
  ];
}

function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;
}

const REASONS: { readonly [K in HintWords['kind']]: (words: HintWords) => string } = {
  points: ({ points, than, from }) =>
    `The first brings about ${points} more than "${than}"${from === null ? '' : `, most of it from "${from}"`}.`,
  lead: ({ points, than }) => `The first leaves you about ${points} further ahead of the others than "${than}".`,
  equal: ({ than }) => `"${than}" is about as good as the first.`,
  rated: ({ than }) => `It rates the first a little higher than "${than}", but cannot put that in points.`,
};

function hintTitle(level: Level, seats: number, withPoints: boolean): string {
  const points = withPoints ? ', with the points it expects' : '';
  return seats > 1
    ? `Your chances with each choice, by a bot (${level})${points}:`
    : `How a bot (${level}) likes your choices; 50 % is what it expected anyway${points}:`;
}

function saveGame({ host }: Session, _: Shown, file: string): Then {
  if (file === '') say('Type save and the name of a file.');
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
