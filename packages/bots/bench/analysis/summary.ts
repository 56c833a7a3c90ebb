// What levels lose and what luck brings, over games: node packages/bots/bench/analysis/summary.ts FILE...
// Each FILE comes from losses.ts. Intervals are 95 %, over decisions; luck over seats.
import { readFileSync } from 'node:fs';
import type { PlayerSummary } from '../../src/index.ts';
import { gainOf } from '../../src/reasons.ts';

interface Judged {
  readonly levels: readonly string[];
  readonly depth: string;
  readonly seconds: number;
  readonly summaries: readonly PlayerSummary[];
  readonly lost: readonly (readonly [seat: number, points: number])[];
  /** By how many points of the lead all choices changed the result, by seat. */
  readonly play: readonly number[];
}

const LEVELS = ['random', 'greedy', 'medium', 'hard'];
/** Standard errors on each side of a 95 % interval. */
const WIDE = 1.96;

say(`| points a decision | ${LEVELS.join(' | ')} | games | apart |\n|---|${'--:|'.repeat(LEVELS.length + 2)}`);
for (const file of process.argv.slice(2)) {
  const games = gamesIn(file);
  const found = LEVELS.map(level =>
    games.flatMap(({ levels, lost }) => lost.filter(([seat]) => levels[seat] === level).map(([, points]) => points)),
  ).map(values => ({ ...gainOf(values), count: values.length }));
  const cells = found.map(
    ({ mean, error, count }) =>
      `${fixed(mean)} (${fixed(mean - WIDE * error)} – ${fixed(mean + WIDE * error)}) of ${count}`,
  );
  const apart = found.slice(1).map((each, i) => {
    const before = found[i];
    return before && before.mean - WIDE * before.error > each.mean + WIDE * each.error ? 'yes' : 'no';
  });
  say(`| ${file.replace(/^.*-|\.jsonl$/g, '')} | ${cells.join(' | ')} | ${games.length} | ${apart.join(', ')} |`);
}
say('');
for (const file of process.argv.slice(2)) {
  const balances = gamesIn(file).flatMap(({ summaries }) => summaries.flatMap(({ balance }) => balance ?? []));
  const luck = gainOf(balances.map(each => each.luck.mean));
  const told = Math.sqrt(balances.reduce((sum, each) => sum + each.luck.error ** 2, 0) / Math.max(1, balances.length));
  const rest = balances.map(({ start, luck: { mean }, own, others, margin }) => margin - start - mean - own - others);
  const open = gainOf(
    gamesIn(file).map(({ summaries, play }) => {
      const left = summaries.flatMap(({ seat, balance }) =>
        balance ? [balance.margin - balance.start - balance.luck.mean - (play[seat] ?? 0)] : [],
      );
      return left.reduce((sum, each) => sum + each, 0) / Math.max(1, left.length);
    }),
  );
  say(
    `${file.replace(/^.*-|\.jsonl$/g, '')}: luck of a seat ${fixed(luck.mean)} ± ${fixed(luck.error)} (standard error) over ${balances.length} seats; ` +
      `told error of one seat ${fixed(told)}; largest difference of the sum from the margin ${Math.max(0, ...rest.map(Math.abs)).toExponential(1)}; ` +
      `with play counted by comparing choices ${fixed(open.mean)} ± ${fixed(open.error)} of the margin are left over games`,
  );
}

function gamesIn(file: string): Judged[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter(line => line.length > 0).map(line => JSON.parse(line) as Judged);
}

function fixed(value: number): string {
  return value.toFixed(2).replace('-', '−');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
