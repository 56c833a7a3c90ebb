// Fits the chance model of a game and measures how good it is:
// node packages/bots/bench/analysis/calibrate.ts GAME FILE...
// Each FILE comes from gather.ts. Each reported prediction comes from a model that was fitted without the game in question.
import { readFileSync } from 'node:fs';
import { fitChances, predicted, type Sample } from '../../src/analysis/fit.ts';
import { wilson } from '../../src/statistics.ts';
import { loadGame } from '../games.ts';
import { SEATS } from './moments.ts';

const BINS = 10;
const FOLDS = 4;
/** Consecutive games have different numbers of seats; each fold takes the same number of each. */
const TOGETHER = SEATS.length;
/** The length of a full bar, in characters. */
const BAR = 50;
/** Worlds of a moment that the fit uses; they differ little from each other. */
const WORLDS = 24;

const [id = '', ...files] = process.argv.slice(2);
const game = await loadGame(id);
const games = files
  .flatMap(file => readFileSync(file, 'utf8').split('\n'))
  .filter(line => line.length > 0)
  .map(line => (JSON.parse(line) as Sample[]).map(sample => ({ ...sample, worlds: sample.worlds.slice(0, WORLDS) })));

const shown = (model: readonly number[]): string => `[${model.map(value => value.toFixed(2)).join(', ')}]`;
const model = fitChances(game, games.flat());
say(`${id}: ${games.length} games, ${games.flat().length} moments, chance: ${shown(model)}`);

/** What was predicted for a seat at a moment, and what it got. */
interface Forecast {
  readonly chance: number;
  readonly won: number;
  readonly even: number;
}

const forecasts: Forecast[] = [];
for (let fold = 0; fold < FOLDS; fold++) {
  const rest = games.filter((_, i) => foldOf(i) !== fold).flat();
  const fitted = fitChances(game, rest);
  for (const sample of games.filter((_, i) => foldOf(i) === fold).flat()) {
    for (const [seat, chance] of predicted(game, sample, fitted).entries()) {
      forecasts.push({ chance, won: sample.won[seat] ?? 0, even: 1 / sample.won.length });
    }
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
const brier = mean(forecasts.map(({ chance, won }) => (chance - won) ** 2));
const blind = mean(forecasts.map(({ even, won }) => (even - won) ** 2));
say(`Brier score ${brier.toFixed(4)}; ${blind.toFixed(4)} for equal chances`);
say('| predicted | mean | won (95 %) | forecasts |\n|---|--:|--:|--:|');
for (let bin = 0; bin < BINS; bin++) {
  const mine = forecasts.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin);
  const { share, low, high } = wilson(
    mine.reduce((sum, { won }) => sum + won, 0),
    mine.length,
  );
  const percent = (value: number): string => (100 * value).toFixed(0);
  const said = mine.length === 0 ? '–' : `${percent(share)} % (${percent(low)} – ${percent(high)})`;
  say(
    `| ${bin * 10} – ${bin * 10 + 10} % | ${percent(mean(mine.map(({ chance }) => chance)))} % | ${said} | ${mine.length} |`,
  );
}

/** Bars show how often seats won, vertical lines what was predicted. */
say('');
for (let bin = 0; bin < BINS; bin++) {
  const mine = forecasts.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin);
  const won = mean(mine.map(each => each.won));
  const at = Math.round(mean(mine.map(({ chance }) => chance)) * BAR);
  const bar = '█'.repeat(Math.round(won * BAR)).padEnd(at);
  const name = `${String(bin * 10).padStart(5)}–${String(bin * 10 + 10).padStart(3)} %`;
  if (mine.length > 0) say(`${name}  ${bar.slice(0, at)}│${bar.slice(at)}  ${(100 * won).toFixed(0)} %`);
}

function foldOf(game: number): number {
  return Math.floor(game / TOGETHER) % FOLDS;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
