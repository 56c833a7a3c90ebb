import {
  advantage,
  DEALS,
  duels,
  fixtures,
  soloWins,
  tune as tuneWeights,
  type Bout,
  type Fixture,
  type Match,
  type Share,
} from '@thorp/bots';
import { openPool, type LevelSeat } from '@thorp/bots/node';
import { defineCommand } from 'citty';
import { must, settle, type Game } from '@thorp/kernel';
import { UsageError } from '../errors.ts';
import { interval, many } from '../figures.ts';
import { writeWhole } from '../files.ts';
import { givenSettings, knobFlags, readLevels, refuseUnknown, SET_FLAG, wholeNumber } from '../flags.ts';
import { addressOf, loadGame, type Registry } from '../registry.ts';
import { progressBar } from '../screen/progress.ts';
import { playFixtures, type Series } from '../tournament/run.ts';

const ARGS = {
  game: { type: 'positional', required: true, description: 'A game, as listed by thorp games' },
  player: { type: 'string', default: 'medium', valueHint: 'LEVEL', description: 'Who plays with the weights' },
  iterations: { type: 'string', valueHint: 'N', description: 'Iterations of a level that searches' },
  seats: { type: 'string', valueHint: 'N', description: 'How many seats; 2 if the game can be played so' },
  set: SET_FLAG,
  generations: { type: 'string', default: '16', valueHint: 'N', description: 'How many steps to take' },
  directions: { type: 'string', default: '24', valueHint: 'N', description: 'Directions tried for each step' },
  deals: { type: 'string', default: '1', valueHint: 'N', description: 'Deals for each direction' },
  check: { type: 'string', default: '200', valueHint: 'N', description: 'Deals that compare new weights with old' },
  seed: { type: 'string', default: '1', valueHint: 'N', description: 'The same number finds the same weights' },
  threads: { type: 'string', default: '1', valueHint: 'N', description: 'Games played at the same time' },
  json: { type: 'string', valueHint: 'FILE', description: 'Write weights and how they were found to a file' },
} as const;

/** The size of a step, about as a share of each weight: large, since games are noisy and small changes drown in it. */
const STEP = 0.5;

export const tune = (registry: Registry, argv: readonly string[]) =>
  defineCommand<typeof ARGS>({
    meta: { name: 'tune', description: 'Find better weights for a game’s bots by letting them play each other' },
    args: async () => ({ ...ARGS, ...(await knobFlags(registry, argv, ARGS)) }),
    setup: refuseUnknown,
    async run({ args, rawArgs }) {
      const game = await loadGame(registry, args.game);
      const { weights: start, spread } = insightOf(game);
      const { min, max } = game.seats;
      const seats = wholeNumber('--seats', args.seats, min, max) ?? Math.min(max, Math.max(min, 2));
      const config = settle(game, seats, givenSettings(game, rawArgs, args));
      const [level = 'medium'] = readLevels('--player', args.player);
      const iterations = wholeNumber('--iterations', args.iterations, 1, 1_000_000);
      const settings = {
        generations: whole('--generations', args.generations),
        directions: whole('--directions', args.directions),
        deals: whole('--deals', args.deals),
        step: STEP,
        seed: whole('--seed', args.seed, 0),
      };
      const check = checkDeals(whole('--check', args.check));

      const pool = openPool(whole('--threads', args.threads));
      const series: Series = { game: addressOf(registry, game.id), ...config, clock: false };
      const player = { level, ...(iterations === undefined ? {} : { iterations }) };
      /** Both sides in turn at every seat of every deal. */
      const play = async (matches: readonly Match[]): Promise<Bout[][]> => {
        const games = matches.map(match => gamesOf(match, player, seats));
        const bouts = await playFixtures(pool, series, games.flat());
        return games.map(({ length }) => bouts.splice(0, length));
      };
      const how = { game: game.id, version: game.version, ...config, ...player, ...settings };
      const keep = (found: object): void => {
        if (args.json) writeWhole(args.json, `${JSON.stringify({ ...how, ...found }, null, 2)}\n`);
      };
      const bar = progressBar(settings.generations, process.stderr);
      try {
        const weights = await tuneWeights(
          start,
          settings,
          async matches => (await play(matches)).map(bouts => advantage(bouts, NEW, spread)),
          generation => {
            bar.show(generation.number);
            keep(generation);
          },
        );
        bar.end();
        const rounded = weights.map(weight => Number(weight.toPrecision(3)));
        const [bouts = []] = await play([{ one: rounded, other: start, deals: check }]);
        const found = { weights: rounded, before: start, check: comparison(bouts) };
        process.stdout.write(
          `weights: ${JSON.stringify(rounded)}\nbefore:  ${JSON.stringify(start)}\n` +
            `The new ones win ${interval(found.check)} of ${many(found.check.games)} fresh games.\n`,
        );
        keep(found);
      } finally {
        await pool.close();
      }
    },
  });

const NEW = 'new';
const OLD = 'old';

function whole(flag: string, text: string, min = 1): number {
  return must(wholeNumber(flag, text, min, 1_000_000), `${flag} has a default`);
}

function insightOf({ id, insight }: Game): NonNullable<Game['insight']> {
  if (insight && insight.weights.length > 0) return insight;
  throw new UsageError(`${id} has no weights that could be tuned`);
}

/** Deals that tuning never draws. */
function checkDeals(count: number): number[] {
  return Array.from({ length: count }, (_, i) => DEALS + i);
}

function gamesOf({ one, other, deals }: Match, player: Omit<LevelSeat, 'name'>, seats: number): Fixture<LevelSeat>[] {
  const sides = [
    { ...player, name: NEW, weights: one },
    { ...player, name: OLD, weights: other },
  ];
  return deals.flatMap(deal => fixtures(sides, seats, 1, deal));
}

function comparison(bouts: readonly Bout[]): Share {
  return duels(bouts, [NEW, OLD])[0] ?? soloWins(bouts, NEW);
}
