// Moments of bot games with what came of them, and what levels would lose there:
// node packages/bots/bench/analysis/gather.ts GAME GAMES FILE [LEVEL]
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { below, decide, fastChance, must, play, same, settle } from '@thorp/kernel';
import { compareTwo, differenceOf, searchOptions } from '../../src/analysis/choice.ts';
import { DEPTHS } from '../../src/analysis/depth.ts';
import type { Sample } from '../../src/analysis/fit.ts';
import { winShares } from '../../src/analysis/prospects.ts';
import {
  isLevel,
  judgementFor,
  loadTrained,
  randomSource,
  situationOf,
  think,
  type Judgement,
  type Level,
  type Situation,
} from '../../src/index.ts';
import { evaluations } from '../../src/search.ts';
import { learnedOf, loadGame } from '../games.ts';
import { COMPARED, type Gathered } from './levels.ts';

/** About how many moments of a game are judged, so that games of all lengths count alike. */
const MOMENTS = 8;
/** Seats of the games in turn. */
const SEATS = [4, 2, 3, 4];
/** Deals that no tournament and no tuning plays. */
const FIRST = 5_000_000;
/** Worlds in which the choice of a level is compared with the best one: what a level loses scatters more from moment to moment. */
const WORLDS = { least: 32, most: 64 } as const;

const [id = '', count = '200', file = '', level = 'medium'] = process.argv.slice(2);
const game = await loadGame(id);
if (!isLevel(level)) throw new Error(`there is no level ${level}`);
const trained = await loadTrained(game, learnedOf(id));
const done = existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
for (let i = done; i < Number(count); i++) {
  const seats = must(SEATS[i % SEATS.length], 'there are seats');
  appendFileSync(file, `${JSON.stringify(playOne(FIRST + i, seats, level))}\n`);
}

/** Plays a game and judges some of its moments on the way. */
function playOne(deal: number, seats: number, by: Level): Gathered[] {
  const state = game.setup(settle(game, seats), fastChance(deal));
  state.notes = null;
  const random = randomSource(deal);
  const net = judgementFor(trained, state);
  const moments: Omit<Gathered, 'won'>[] = [];
  let ply = 0;
  for (let decision = decide(game, state); decision; decision = decide(game, state), ply++) {
    const situation = must(situationOf(game, state, decision.seat), 'the asked seat has a situation');
    // One ply in so many, by the usual length of a game with so many seats.
    if (decision.options.length > 1 && below(random, Math.ceil((lengthOf(id) * seats) / MOMENTS)) === 0) {
      moments.push({ deal, ...judged(situation, ply + 1, net) });
    }
    play(game, state, think(situation, by, deal + ply).option, decision.seat);
  }
  const won = winShares(game.score(state));
  return moments.map(moment => ({ ...moment, won }));
}

/** What the best option promises, and how many points of the lead each level would lose against it. */
function judged(situation: Situation, seed: number, net: Judgement | null): Pick<Gathered, 'worlds' | 'lost'> {
  const ranked = evaluations(searchOptions(situation, DEPTHS.medium, seed, net)).map(({ option }) => option);
  const [best, next] = [must(ranked[0], 'there is a choice'), must(ranked[1], 'there is a choice')];
  const { pairs } = compareTwo(situation, [best, next], DEPTHS.medium, seed + 1, net);
  const chosen = COMPARED.map(level => think(situation, level, seed + 2, { trained }).option);
  const lost = new Map(
    [...new Set(chosen)].map(option => [option, same(option, best) ? 0 : lostBy(situation, [best, option], seed, net)]),
  );
  return { worlds: pairs.map(([trial]) => shortened(trial)), lost: chosen.map(option => lost.get(option) ?? 0) };
}

/** In worlds in which neither the search nor a level has looked. */
function lostBy(
  situation: Situation,
  options: Parameters<typeof compareTwo>[1],
  seed: number,
  net: Judgement | null,
): number {
  return rounded(differenceOf(compareTwo(situation, options, WORLDS, seed + 3_000_017, net)).lead.mean, 1000);
}

function shortened({ totals, progress, chances, rewards }: Sample['worlds'][number]): Sample['worlds'][number] {
  return {
    totals: totals.map(total => rounded(total, 100)),
    progress: rounded(progress, 1000),
    chances: progress === 1 ? chances : null,
    ...(rewards ? { rewards: rewards.map(reward => rounded(reward, 10_000)) } : {}),
  };
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}

/** Choices a seat makes in a game of medium bots, about. */
function lengthOf(name: string): number {
  return { villagers: 70, helvetia: 90, snowcrest: 50, feudalia: 180 }[name] ?? 100;
}
