// Moments of games played by medium bots, with their results:
// node packages/bots/bench/analysis/gather.ts GAME GAMES FILE [SEATS]
// With SEATS every game has that many; otherwise they change from game to game.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { must, type World } from '@thorp/kernel';
import { compareTwo, searchOptions } from '../../src/analysis/choice.ts';
import { DEPTHS } from '../../src/analysis/depth.ts';
import type { Sample } from '../../src/analysis/fit.ts';
import { judgementFor, loadTrained } from '../../src/index.ts';
import { evaluations } from '../../src/search.ts';
import { learnedOf, loadGame } from '../games.ts';
import { playJudged, rounded, type Judging } from './moments.ts';

const [id = '', count = '200', file = '', seats] = process.argv.slice(2);
const game = await loadGame(id);
const trained = await loadTrained(game, learnedOf(id));
const done = existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
for (let i = done; i < Number(count); i++) {
  // The net of strong bots, fitted or not: what is gathered here is what its numbers are fitted to.
  const series = { game, netFor: (state: World) => judgementFor(trained, state), only: seats ? Number(seats) : null };
  const { deal, moments, won } = playJudged(series, i, judged);
  const samples = moments.map((worlds): Sample => ({ deal, worlds, won }));
  appendFileSync(file, `${JSON.stringify(samples)}\n`);
}

/** What the best option promises, according to an analysis of medium depth. */
function judged({ situation, seed, net }: Judging): Sample['worlds'] {
  const [best, next] = evaluations(searchOptions(situation, DEPTHS.medium, seed, net)).map(({ option }) => option);
  const options = [must(best, 'there is a choice'), must(next, 'there is a choice')] as const;
  return compareTwo(situation, options, DEPTHS.medium, seed + 1, net).pairs.map(([trial]) => shortened(trial));
}

function shortened({ totals, progress, chances, rewards }: Sample['worlds'][number]): Sample['worlds'][number] {
  return {
    totals: totals.map(total => rounded(total, 100)),
    progress: rounded(progress, 1000),
    chances: progress === 1 ? chances : null,
    ...(rewards ? { rewards: rewards.map(reward => rounded(reward, 10_000)) } : {}),
  };
}
