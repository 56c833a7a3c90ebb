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
  type TuneSettings,
} from '@thorp/bots';
import { openPool, type BotPool, type LevelSeat } from '@thorp/bots/node';
import { defineCommand, type ParsedArgs } from 'citty';
import { fieldsOf, must, settle, type Game } from '@thorp/kernel';
import { UsageError } from '../errors.ts';
import { interval, many } from '../figures.ts';
import { readText, writeWhole } from '../files.ts';
import { givenSettings, knobFlags, readLevels, refuseUnknown, SET_FLAG, tableSize, wholeNumber } from '../flags.ts';
import { addressOf, loadGame, type Registry } from '../registry.ts';
import { progressBar } from '../screen/progress.ts';
import { playFixtures, type Series } from '../tournament/run.ts';
import { say } from '../terminal.ts';

const ARGS = {
  game: { type: 'positional', required: true, description: 'A game, as listed by thorp games' },
  player: {
    type: 'string',
    default: 'medium',
    valueHint: 'LEVEL',
    description: 'The level that plays with the weights',
  },
  iterations: { type: 'string', valueHint: 'N', description: 'Search iterations, for a level that searches' },
  seats: {
    type: 'string',
    valueHint: 'N',
    description: 'How many seats; default 2, or the nearest number the game allows',
  },
  set: SET_FLAG,
  from: {
    type: 'string',
    valueHint: 'FILE',
    description: 'Start with weights written by --json, not with the game’s own',
  },
  generations: { type: 'string', default: '16', valueHint: 'N', description: 'Steps to take; 0 only compares weights' },
  directions: { type: 'string', default: '24', valueHint: 'N', description: 'Directions tried for each step' },
  deals: { type: 'string', default: '1', valueHint: 'N', description: 'Deals for each direction' },
  check: {
    type: 'string',
    default: '200',
    valueHint: 'N',
    description: 'Deals for the comparison of the new weights with the old',
  },
  seed: { type: 'string', default: '1', valueHint: 'N', description: 'The same number finds the same weights' },
  threads: { type: 'string', default: '1', valueHint: 'N', description: 'Games played at the same time' },
  json: { type: 'string', valueHint: 'FILE', description: 'Write the weights, and how they were found, to a file' },
} as const;

/**
 * The size of a step, as an approximate share of each weight. It is large because results are noisy and small changes
 * would not show.
 */
const STEP = 0.5;

export const tune = (registry: Registry, argv: readonly string[]) =>
  defineCommand<typeof ARGS>({
    meta: { name: 'tune', description: 'Find better weights for a game’s bots by letting them play each other' },
    args: async () => ({ ...ARGS, ...(await knobFlags(registry, argv, ARGS)) }),
    setup: refuseUnknown,
    async run({ args, rawArgs }) {
      const game = await loadGame(registry, args.game);
      const { weights: before, spread } = insightOf(game);
      const start = args.from === undefined ? before : readWeights(args.from, before.length);
      const seats = tableSize(game, args.seats);
      const config = settle(game, seats, givenSettings(game, rawArgs, args));
      const [player, settings] = [readPlayer(args), readSettings(args)];
      const check = checkDeals(whole('--check', args.check));
      const how = { game: game.id, version: game.version, ...config, ...player, ...settings };
      const keep = (found: object): void => {
        if (args.json) writeWhole(args.json, `${JSON.stringify({ ...how, ...found }, null, 2)}\n`);
      };

      const pool = openPool(whole('--threads', args.threads));
      const series: Series = { game: addressOf(registry, game.id), ...config, clock: false };
      const play = (matches: readonly Match[]): Promise<Bout[][]> => playMatches(pool, series, player, matches);
      const judge = async (matches: readonly Match[]): Promise<number[]> =>
        (await play(matches)).map(bouts => advantage(bouts, NEW, spread));
      const bar = progressBar(settings.generations, process.stderr);
      try {
        const found = await tuneWeights(start, settings, judge, generation => {
          bar.show(generation.number);
          keep(generation);
        });
        bar.end();
        const weights = found.map(weight => Number(weight.toPrecision(3)));
        const [bouts = []] = await play([{ one: weights, other: before, deals: check }]);
        const compared = comparison(bouts);
        keep({ weights, before, check: compared });
        say(outcome(weights, before, compared));
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

type Given = ParsedArgs<typeof ARGS>;
/** The level that plays with the weights. */
type Player = Omit<LevelSeat, 'name'>;

function readPlayer(args: Given): Player {
  const [level = 'medium'] = readLevels('--player', args.player);
  const iterations = wholeNumber('--iterations', args.iterations, 1, 1_000_000);
  return { level, ...(iterations === undefined ? {} : { iterations }) };
}

function readSettings(args: Given): TuneSettings {
  return {
    generations: whole('--generations', args.generations, 0),
    directions: whole('--directions', args.directions),
    deals: whole('--deals', args.deals),
    step: STEP,
    seed: whole('--seed', args.seed, 0),
  };
}

/** Reads weights as `--json` writes them. */
function readWeights(file: string, count: number): readonly number[] {
  const weights = weightsIn(readText(file));
  if (weights?.length === count && weights.every(weight => typeof weight === 'number')) return weights;
  throw new UsageError(`'${file}' does not contain the ${count} weights of this game`);
}

function weightsIn(text: string): readonly unknown[] | null {
  try {
    const weights = fieldsOf(JSON.parse(text))?.['weights'];
    return Array.isArray(weights) ? weights : null;
  } catch {
    return null;
  }
}

function insightOf({ id, insight }: Game): NonNullable<Game['insight']> {
  if (insight && insight.weights.length > 0) return insight;
  throw new UsageError(`${id} has no weights that could be tuned`);
}

/** Deals that tuning never uses. */
function checkDeals(count: number): number[] {
  return Array.from({ length: count }, (_, i) => DEALS + i);
}

/** Plays every match, both sides in turn at every seat of every deal; returns the games of each match. */
async function playMatches(
  pool: BotPool,
  series: Series,
  player: Player,
  matches: readonly Match[],
): Promise<Bout[][]> {
  const games = matches.map(match => gamesOf(match, player, series.seats));
  const bouts = await playFixtures(pool, series, games.flat());
  return games.map(({ length }) => bouts.splice(0, length));
}

function gamesOf({ one, other, deals }: Match, player: Player, seats: number): Fixture<LevelSeat>[] {
  const sides = [
    { ...player, name: NEW, weights: one },
    { ...player, name: OLD, weights: other },
  ];
  return deals.flatMap(deal => fixtures(sides, seats, 1, deal));
}

function comparison(bouts: readonly Bout[]): Share {
  return duels(bouts, [NEW, OLD])[0] ?? soloWins(bouts, NEW);
}

function outcome(weights: readonly number[], before: readonly number[], compared: Share): string {
  const won = `The new ones win ${interval(compared)} of ${many(compared.games)} fresh games.`;
  return `weights: ${JSON.stringify(weights)}\nbefore:  ${JSON.stringify(before)}\n${won}`;
}
