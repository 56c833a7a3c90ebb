import { wilson } from '@thorp/bots';
import { fieldOf, same, settle, type Config, type Game } from '@thorp/kernel';
import { many, percent } from '../figures.ts';
import type { Paint } from '../screen/paint.ts';
import { table } from '../screen/table.ts';
import type { Tally } from './run.ts';
import { deviation, type Summary } from './stats.ts';

export interface Report {
  readonly game: Game;
  readonly config: Config;
  readonly seed: string;
  readonly tally: Tally;
}

/** Tables for people. */
export function textReport({ game, config, seed, tally }: Report, { bold, dim }: Paint): string {
  const { decisions, seconds } = tally;
  const pace = Math.round((decisions.mean * tally.games) / Math.max(seconds, 1e-9));
  const head = ['', 'mean', 'sd', 'min', 'max', 'wins', '95 % interval'];
  const rows = tally.seats.map(({ score, wins }, seat) => [
    `seat ${seat}`,
    ...figures(score),
    ...rateCells(wins, tally.judged),
  ]);
  const all = [
    ['all scores', ...figures(tally.scores), '', ''],
    ['choices a game', ...figures(decisions), '', ''],
  ];
  const ranks = Object.entries(tally.ranks).sort((a, b) => b[1] - a[1]);
  return [
    `${bold(game.text.en.title)}: ${many(tally.games)} random games, ${config.seats} seat${config.seats === 1 ? '' : 's'}, seed '${seed}'`,
    dim(settingsText(game, config)),
    '',
    ...table([head, ...rows, ...all]),
    ...(ranks.length > 0 ? ['', ...table([['rank', 'games'], ...ranks.map(([rank, n]) => [rank, many(n)])])] : []),
    '',
    ...unitNote(game, tally.scores.max),
    `${many(pace)} choices per second (${seconds.toFixed(2)} s). A shared win counts in parts.`,
  ].join('\n');
}

/** Some games count in half points, so that scores stay whole numbers. */
function unitNote(game: Game, best: number): string[] {
  const said = game.text.en.points(best);
  return said.includes(String(best)) ? [] : [`Scores are in the game's smallest unit: ${best} reads as '${said}'.`];
}

/** The settings that differ from the defaults. */
export function settingsText(game: Game, { seats, settings }: Config): string {
  const usual = settle(game, seats).settings;
  const changed = Object.entries(settings).filter(([name, value]) => !same(value, fieldOf(usual, name)));
  return changed.map(([name, value]) => `${name}=${String(value)}`).join(' ') || 'usual settings';
}

export function jsonReport({ game, config, seed, tally }: Report): string {
  const { decisions, seconds, games } = tally;
  return JSON.stringify({
    game: game.id,
    version: game.version,
    seats: config.seats,
    settings: config.settings,
    seed,
    games,
    decisions: summaryJson(decisions),
    scores: summaryJson(tally.scores),
    bySeat: tally.seats.map(({ score, wins }, seat) => {
      const { low, share, high } = rates(wins, tally.judged);
      return { seat, score: summaryJson(score), wins, winRate: share, winRateLow: low, winRateHigh: high };
    }),
    ...(Object.keys(tally.ranks).length > 0 ? { ranks: tally.ranks } : {}),
    seconds,
    decisionsPerSecond: (decisions.mean * games) / Math.max(seconds, 1e-9),
  });
}

/** One row for each seat; the columns about the whole run are the same in every row. */
export function csvReport({ game, config, seed, tally }: Report): string {
  const head =
    'game,seats,seed,games,seat,score_mean,score_sd,score_min,score_max,wins,win_rate,win_low,win_high,' +
    'decisions_mean,decisions_sd,decisions_min,decisions_max,decisions_per_second';
  const pace = (tally.decisions.mean * tally.games) / Math.max(tally.seconds, 1e-9);
  const rows = tally.seats.map(({ score, wins }, seat) => {
    const { low, share, high } = rates(wins, tally.judged);
    const cells = [game.id, config.seats, quoted(seed), tally.games, seat, ...numbers(score), wins, share, low, high];
    return [...cells, ...numbers(tally.decisions), pace].join(',');
  });
  return [head, ...rows].join('\n');
}

function summaryJson(summary: Summary): object {
  return { mean: summary.mean, sd: deviation(summary), min: summary.min, max: summary.max };
}

function numbers(summary: Summary): number[] {
  return [summary.mean, deviation(summary), summary.min, summary.max];
}

function figures(summary: Summary): string[] {
  return [summary.mean.toFixed(2), deviation(summary).toFixed(2), String(summary.min), String(summary.max)];
}

/** Empty if no game was won or lost. */
function rates(wins: number, judged: number): { [bound in 'low' | 'share' | 'high']: number | null } {
  return judged > 0 ? wilson(wins, judged) : { low: null, share: null, high: null };
}

function rateCells(wins: number, judged: number): string[] {
  if (judged === 0) return ['–', '–'];
  const { low, share, high } = wilson(wins, judged);
  return [percent(share), `${percent(low)} – ${percent(high)}`];
}

/** Puts a field with commas or quotes into quotes, as spreadsheets expect. */
function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
