// What luck brings to a seat on average, which must be 0: node packages/bots/bench/analysis/luck.ts GAME GAMES FILE [LEVEL] [WORLDS]
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { begin, choose, must, secretFromSeed, settle } from '@thorp/kernel';
import { luckOf } from '../../src/analysis/luck.ts';
import { isLevel, situationOf, think, type Level } from '../../src/index.ts';
import { gainOf, type Gain } from '../../src/reasons.ts';
import { loadGame } from '../games.ts';

const SEATS = 4;
/** Far from the seeds of every ply of every game. */
const AGAIN = 500_000_003;

/** What luck brought to a seat in a game, in points. It is judged twice; the error is that of one judgement. */
interface Luck {
  readonly first: number;
  readonly again: number;
  readonly error: number;
}

const [id = '', count = '12', file = '', level = 'greedy', worlds = '32'] = process.argv.slice(2);
const game = await loadGame(id);
if (!isLevel(level)) throw new Error(`there is no level ${level}`);
const kept = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
const games = kept.map(line => JSON.parse(line) as Luck[]);
for (let deal = games.length; deal < Number(count); deal++) {
  const lucks = luckIn(deal, level);
  games.push(lucks);
  appendFileSync(file, `${JSON.stringify(lucks)}\n`);
}
// Seats of one game share its draws, so the sample size is the number of games.
const { mean, error } = gainOf(
  games.map(seats => seats.reduce((sum, { first, again }) => sum + first + again, 0) / 2 / SEATS),
);
const stated = Math.sqrt(meanOf(games.flat().map(luck => luck.error ** 2)));
const scatter = Math.sqrt(meanOf(games.flat().map(({ first, again }) => (first - again) ** 2 / 2)));
process.stdout.write(
  `${id}: luck of a seat ${fixed(mean)} ± ${fixed(error)} (standard error) over ${games.length} games; ` +
    `error stated of one game ${fixed(stated)}, found by judging it twice ${fixed(scatter)}\n`,
);

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
}

function fixed(value: number): string {
  return value.toFixed(2).replace('-', '−');
}

/** Plays a game and sums what luck brought to each seat, judged twice in different worlds. */
function luckIn(deal: number, by: Level): Luck[] {
  const match = begin(game, settle(game, SEATS), secretFromSeed(`luck ${deal}`));
  const steps: (readonly [Gain[], Gain[]])[] = [];
  for (let [open] = match.questions; open; [open] = match.questions) {
    const { seat } = open;
    const { state } = match;
    const situation = must(situationOf(game, state, seat), 'somebody is asked');
    const { option } = think(situation, by, deal * 10_007 + match.plies.length);
    choose(match, seat, option);
    // Use different worlds in every game: the same worlds at the same ply would have the same error each time, and it
    // would not average out.
    const seed = 1 + deal * 100_003 + match.plies.length * 65_537;
    const step = { state, made: { seat, option }, next: match.state };
    const first = luckOf(game, step, Number(worlds), seed);
    const again = first && luckOf(game, step, Number(worlds), seed + AGAIN);
    if (again) steps.push([first, again]);
  }
  return Array.from({ length: SEATS }, (_, seat) =>
    luckOver(steps.map(([first, again]) => [at(first, seat), at(again, seat)])),
  );
}

function at(gains: readonly Gain[], seat: number): Gain {
  return must(gains[seat], 'every seat has its luck');
}

/** The error is that of one judgement, as the analysis reports it. */
function luckOver(steps: readonly (readonly [Gain, Gain])[]): Luck {
  const sum = (gains: readonly number[]): number => gains.reduce((all, each) => all + each, 0);
  return {
    first: sum(steps.map(([first]) => first.mean)),
    again: sum(steps.map(([, again]) => again.mean)),
    error: Math.sqrt(sum(steps.map(([first]) => first.error ** 2))),
  };
}
