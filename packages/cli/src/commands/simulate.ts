import { defineCommand } from 'citty';
import { settle } from '@thorp/kernel';
import { randomBytes } from 'node:crypto';
import { INTERRUPTED, UsageError } from '../errors.ts';
import { givenSettings, knobFlags, refuseUnknown, SET_FLAG, wholeNumber } from '../flags.ts';
import { interruptible } from '../interrupt.ts';
import { loadGame, type Registry } from '../registry.ts';
import { paintFor } from '../screen/paint.ts';
import { progressBar } from '../screen/progress.ts';
import { csvReport, jsonReport, textReport } from '../simulate/report.ts';
import { playMany } from '../simulate/run.ts';
import { say, warn } from '../terminal.ts';

const ARGS = {
  game: { type: 'positional', required: true, description: 'A game, as listed by thorp games' },
  games: { type: 'string', alias: 'n', default: '1000', valueHint: 'N', description: 'How many games to play' },
  seats: { type: 'string', valueHint: 'N', description: 'How many seats; default 4, or the most the game allows' },
  set: SET_FLAG,
  seed: { type: 'string', valueHint: 'TEXT', description: 'Any text: the same seed plays the same games' },
  json: { type: 'boolean', description: 'Print the result as one line of JSON' },
  csv: { type: 'boolean', description: 'Print the result as CSV, one row per seat' },
} as const;

export const simulate = (registry: Registry, argv: readonly string[]) =>
  defineCommand<typeof ARGS>({
    meta: { name: 'simulate', description: 'Play many games with random moves and summarise them' },
    args: async () => ({ ...ARGS, ...(await knobFlags(registry, argv, ARGS)) }),
    setup: refuseUnknown,
    async run({ args, rawArgs }) {
      if (args.json && args.csv) throw new UsageError('choose one of --json and --csv');
      const game = await loadGame(registry, args.game);
      const games = wholeNumber('--games', args.games, 1, Number.MAX_SAFE_INTEGER) ?? 1000;
      const usual = Math.min(game.seats.max, Math.max(game.seats.min, 4));
      const seats = wholeNumber('--seats', args.seats, game.seats.min, game.seats.max) ?? usual;
      const config = settle(game, seats, givenSettings(game, rawArgs, args));
      const seed = args.seed ?? randomBytes(4).toString('hex');

      const bar = progressBar(games, process.stderr);
      const tally = await interruptible(signal =>
        playMany(game, config, { games, seed }, done => {
          bar.show(done);
          return signal.aborted;
        }),
      );
      bar.end();

      const report = { game, config, seed, tally };
      const form = args.json ? jsonReport : args.csv ? csvReport : undefined;
      say(form ? form(report) : textReport(report, paintFor(process.stdout)));
      if (tally.games === games) return 0;
      warn(`stopped after ${tally.games} of ${games} games`);
      return INTERRUPTED;
    },
  });
