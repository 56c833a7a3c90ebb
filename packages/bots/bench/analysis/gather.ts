// Moments of bot games with what came of them: node packages/bots/bench/analysis/gather.ts GAME GAMES FILE [LEVEL]
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { below, decide, fastChance, must, play, settle } from '@thorp/kernel';
import { DEPTHS } from '../../src/analysis/depth.ts';
import { trialsOfBest } from '../../src/analysis/choice.ts';
import type { Sample } from '../../src/analysis/fit.ts';
import { winShares } from '../../src/analysis/prospects.ts';
import { isLevel, judgementFor, loadTrained, randomSource, situationOf, think, type Level } from '../../src/index.ts';
import { learnedOf, loadGame } from '../games.ts';

/** About how many moments of a game are judged, so that games of all lengths count alike. */
const MOMENTS = 8;
/** Seats of the games in turn. */
const SEATS = [4, 2, 3, 4];
/** Deals that no tournament and no tuning plays. */
const FIRST = 5_000_000;

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
function playOne(deal: number, seats: number, by: Level): Sample[] {
  const state = game.setup(settle(game, seats), fastChance(deal));
  state.notes = null;
  const random = randomSource(deal);
  const net = judgementFor(trained, state);
  const moments: Sample['worlds'][] = [];
  let ply = 0;
  for (let decision = decide(game, state); decision; decision = decide(game, state), ply++) {
    const situation = must(situationOf(game, state, decision.seat), 'the asked seat has a situation');
    // One ply in so many, by the usual length of a game with so many seats.
    if (decision.options.length > 1 && below(random, Math.ceil((lengthOf(id) * seats) / MOMENTS)) === 0) {
      moments.push(
        trialsOfBest(situation, DEPTHS.medium, ply + 1, net).map(({ totals, progress, chances, rewards }) => ({
          totals: totals.map(total => Math.round(total * 100) / 100),
          progress: Math.round(progress * 1000) / 1000,
          chances: progress === 1 ? chances : null,
          ...(rewards ? { rewards: rewards.map(reward => Math.round(reward * 10_000) / 10_000) } : {}),
        })),
      );
    }
    play(game, state, think(situation, by, deal + ply).option, decision.seat);
  }
  const won = winShares(game.score(state));
  return moments.map(worlds => ({ deal, worlds, won }));
}

/** Choices a seat makes in a game of medium bots, about. */
function lengthOf(name: string): number {
  return { villagers: 70, helvetia: 90, snowcrest: 50, feudalia: 180 }[name] ?? 100;
}
