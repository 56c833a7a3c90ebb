// Playouts a second of each game to a horizon of 30 decisions: npx node packages/bots/bench/speed.ts
import { decide, fastChance, play, settle, type Game } from '@thorp/kernel';
import { anyOf, beginSearch, iterate, LEVELS, randomSource, situationOf } from '../src/index.ts';
import { GAMES, loadGame } from './games.ts';

/** Choices made at random before the search, so that early and late positions are measured. */
const DEPTHS = [0, 20, 40, 60, 80];
const WARM_UP = 300;
const PLAYOUTS = 2_000;

for (const id of GAMES) {
  const speed = playoutsPerSecond(await loadGame(id));
  process.stdout.write(`${id}: ${Math.round(speed)} playouts a second of processor time\n`);
}

function playoutsPerSecond(game: Game): number {
  let seconds = 0;
  for (const depth of DEPTHS) seconds += measure(game, depth);
  return (DEPTHS.length * PLAYOUTS) / seconds;
}

/** Seconds of processor time, so that other load on the machine matters little. */
function measure(game: Game, depth: number): number {
  const state = game.setup(settle(game, 2), fastChance(depth + 1));
  const random = randomSource(depth);
  let decision = decide(game, state);
  for (let i = 0; i < depth && decision; i++) {
    play(game, state, anyOf(random, decision.options), decision.seat);
    decision = decide(game, state);
  }
  const situation = decision && situationOf(game, state, decision.seat);
  if (!situation) throw new Error(`${game.id} is over after ${depth} choices`);
  const search = beginSearch(situation, { ...LEVELS.hard.search, horizon: 30 }, 1, WARM_UP + PLAYOUTS);
  for (let i = 0; i < WARM_UP; i++) iterate(search);
  const before = process.cpuUsage();
  for (let i = 0; i < PLAYOUTS; i++) iterate(search);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
