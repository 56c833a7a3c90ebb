import { fixtures } from '@thorp/bots';
import { seatProgram, type SeatSpec } from '@thorp/bots/node';
import { defineCommand } from 'citty';
import { settle, type Config, type Game } from '@thorp/kernel';
import { INTERRUPTED, UsageError } from '../errors.ts';
import { writeWhole } from '../files.ts';
import { interruptible } from '../interrupt.ts';
import {
  BOT_FLAG,
  givenSettings,
  knobFlags,
  refuseUnknown,
  repeated,
  SET_FLAG,
  tableSize,
  wholeNumber,
} from '../flags.ts';
import { addressOf, loadGame, type Registry } from '../registry.ts';
import { paintFor } from '../screen/paint.ts';
import { progressBar } from '../screen/progress.ts';
import { readSeats } from '../tournament/levels.ts';
import { tournamentPage } from '../tournament/page.ts';
import { playInThreads } from '../tournament/run.ts';
import { summarise, type Summary } from '../tournament/summary.ts';
import { markdownTables, textTables } from '../tournament/tables.ts';
import { say, warn } from '../terminal.ts';

const ARGS = {
  game: { type: 'positional', required: true, description: 'A game, as listed by thorp games' },
  levels: {
    type: 'string',
    valueHint: 'A,B',
    default: 'hard,medium,easy',
    description:
      'Which levels play: each plays against the levels listed after it; hard:former has the settings from before the nets',
  },
  bot: BOT_FLAG,
  seats: {
    type: 'string',
    valueHint: 'N',
    description: 'How many seats; default 2, or the nearest number the game allows',
  },
  deals: {
    type: 'string',
    default: '20',
    valueHint: 'N',
    description: 'How many deals each level plays in every seat',
  },
  first: { type: 'string', default: '1', valueHint: 'N', description: 'The number of the first deal' },
  set: SET_FLAG,
  threads: { type: 'string', default: '1', valueHint: 'N', description: 'Games played at the same time' },
  clock: {
    type: 'boolean',
    default: true,
    description: 'Limit the bots’ thinking time, as in play',
    negativeDescription: 'count iterations only, so that every machine plays the same games',
  },
  ms: {
    type: 'string',
    default: '10000',
    valueHint: 'N',
    description: 'Time limit for an answer of a program, in milliseconds',
  },
  sources: { type: 'boolean', description: 'Also show the sources of points, and how often each won' },
  markdown: { type: 'boolean', description: 'Print the tables as Markdown' },
  json: { type: 'string', valueHint: 'FILE', description: 'Write the result and every game to a file' },
  html: { type: 'string', valueHint: 'FILE', description: 'Write a page with charts to a file' },
} as const;

export const tournament = (registry: Registry, argv: readonly string[]) =>
  defineCommand<typeof ARGS>({
    meta: { name: 'tournament', description: 'Let bots play each other and measure how strong and how fast they are' },
    args: async () => ({ ...ARGS, ...(await knobFlags(registry, argv, ARGS)) }),
    setup: refuseUnknown,
    async run({ args, rawArgs }) {
      const game = await loadGame(registry, args.game);
      const seats = tableSize(game, args.seats);
      const deals = wholeNumber('--deals', args.deals, 1, 1_000_000) ?? 1;
      const first = wholeNumber('--first', args.first, 0, 1_000_000_000) ?? 1;
      const threads = wholeNumber('--threads', args.threads, 1, 256) ?? 1;
      const config = settle(game, seats, givenSettings(game, rawArgs, args));
      const entrants = await entrantsOf(game, config, rawArgs, args);
      const games = fixtures(entrants, seats, deals, first);

      const bar = progressBar(games.length, process.stderr);
      const series = { game: addressOf(registry, game.id), ...config, clock: args.clock };
      const started = performance.now();
      const bouts = await interruptible(signal => playInThreads(threads, series, games, bar.show, signal));
      bar.end();

      const seconds = (performance.now() - started) / 1000;
      const frame = { game, config, deals: [first, first + deals - 1] as const, clock: args.clock, seconds };
      const summary = summarise(
        frame,
        entrants.map(({ name }) => name),
        bouts,
      );
      tell(summary, ['thorp', 'tournament', ...rawArgs], args);
      if (args.json) writeWhole(args.json, `${JSON.stringify({ ...plain(summary), bouts })}\n`);
      if (args.html) writeWhole(args.html, tournamentPage(summary));
      if (bouts.length === games.length) return 0;
      warn(`stopped after ${bouts.length} of ${games.length} games`);
      return INTERRUPTED;
    },
  });

interface EntrantFlags {
  readonly levels: string;
  readonly ms: string;
}

/** The levels and programs that play. Each program must accept a seat once before the tournament begins. */
async function entrantsOf(
  game: Game,
  config: Config,
  rawArgs: readonly string[],
  { levels, ms }: EntrantFlags,
): Promise<SeatSpec[]> {
  const limit = wholeNumber('--ms', ms, 1, 3_600_000) ?? 1;
  const programs = repeated(rawArgs, 'bot').map(command => ({ name: command, command, ms: limit }));
  for (const program of programs) {
    const entrant = await seatProgram(program, game, config, 0);
    await entrant.leave(null);
  }
  const entrants = [...programs, ...readSeats('--levels', levels)];
  if (new Set(entrants.map(({ name }) => name)).size < entrants.length) {
    throw new UsageError('each level can be listed only once');
  }
  return entrants;
}

function tell(
  summary: Summary,
  words: readonly string[],
  args: { markdown: boolean | undefined; sources: boolean | undefined },
): void {
  const command = words.map(word => (/^[\w=.,:/-]+$/.test(word) ? word : JSON.stringify(word))).join(' ');
  const text = args.markdown
    ? markdownTables(summary, command, args.sources === true)
    : textTables(summary, paintFor(process.stdout), args.sources === true);
  say(text);
}

/** The summary as data, with the game as id and version. */
function plain({ game, config, ...rest }: Summary): object {
  return { game: game.id, version: game.version, ...config, ...rest };
}
