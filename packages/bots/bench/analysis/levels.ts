// What levels lose at the same decisions, from files of choices.ts: node packages/bots/bench/analysis/levels.ts FILE...
import { readFileSync } from 'node:fs';
import type { Level } from '../../src/index.ts';
import type { Gain } from '../../src/reasons.ts';

/** The levels that are asked at every moment. */
export const COMPARED = ['random', 'greedy', 'medium', 'hard'] as const satisfies readonly Level[];

/** What a choice loses against the best one. */
export interface Lost {
  /** Points of the lead at the end, if quick guesses play on from both choices. */
  readonly ending: number;
  /** What the analysis tells: points of the lead, and the chance to win. */
  readonly points: number;
  readonly chance: number;
}

const MEASURES = {
  'points at the end': ({ ending }) => ending,
  'points that the analysis tells': ({ points }) => points,
  '% of the chance to win': ({ chance }) => 100 * chance,
} as const satisfies { readonly [name: string]: (lost: Lost) => number };

/** Standard errors on each side of a 95 % interval. */
const WIDE = 1.96;

/** The mean, with the standard error over games: the moments of one game depend on each other. */
function overGames(games: readonly (readonly number[])[]): Gain {
  const all = games.flat();
  const mean = all.reduce((sum, each) => sum + each, 0) / Math.max(1, all.length);
  const squares = games.map(values => values.reduce((sum, each) => sum + each - mean, 0) ** 2);
  return { mean, error: Math.sqrt(squares.reduce((sum, each) => sum + each, 0)) / Math.max(1, all.length) };
}

function fixed(value: number): string {
  return value.toFixed(2).replace('-', '−');
}

function interval({ mean, error }: Gain): string {
  return `${fixed(mean)} (${fixed(mean - WIDE * error)} – ${fixed(mean + WIDE * error)})`;
}

/** How much more each level loses than the next stronger one, at the same moments. */
function steps(games: readonly (readonly (readonly number[])[])[]): string[] {
  return COMPARED.slice(1).map((_, i) =>
    interval(overGames(games.map(moments => moments.map(lost => (lost[i] ?? 0) - (lost[i + 1] ?? 0))))),
  );
}

if (import.meta.main) {
  const more = COMPARED.slice(1).map((level, i) => `${COMPARED[i]} more than ${level}`);
  const columns = [...COMPARED, ...more, 'moments', 'games'];
  for (const [name, measure] of Object.entries(MEASURES)) {
    process.stdout.write(`\n| ${name}, a decision | ${columns.join(' | ')} |\n|---|${'--:|'.repeat(columns.length)}\n`);
    for (const file of process.argv.slice(2)) {
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
      const games = lines
        .map(line => (JSON.parse(line) as Lost[][]).map(lost => lost.map(measure)))
        .filter(moments => moments.length > 0);
      const own = COMPARED.map((_, i) => interval(overGames(games.map(moments => moments.map(lost => lost[i] ?? 0)))));
      const cells = [...own, ...steps(games), games.flat().length, games.length];
      process.stdout.write(`| ${file.replace(/^.*[-/]|\.jsonl$/g, '')} | ${cells.join(' | ')} |\n`);
    }
  }
}
