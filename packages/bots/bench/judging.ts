// Microseconds that judging a position takes, by the estimate and by a net: npx node packages/bots/bench/judging.ts
import { decide, fastChance, must, play, settle, type Game, type Learned, type Types } from '@thorp/kernel';
import { anyOf, randomSource } from '../src/index.ts';
import { judgementFor, judgementOf, trainedOf, type Judgement } from '../src/learned/judgement.ts';
import { newNet } from '../src/learned/net.ts';
import { GAMES, learnedOf, loadGame } from './games.ts';

type State = Types['state'];

const HIDDEN = 32;
const SLICES = 60;
const CALLS = 2_000;

for (const id of GAMES) {
  const game = await loadGame(id);
  if (game.insight) report(id, game, await learnedOf(id)());
}

function report(id: string, game: Game, learned: Learned<State>): void {
  const states = positionsOf(game);
  const judgement = judgementFor(trainedOf(learned), must(states[0], 'there are positions')) ?? untrained(learned);
  const estimate = microseconds(states, s => game.insight?.estimate(s, game.insight.weights)[0] ?? 0);
  const judged = microseconds(states, s => judgement.rewards(s)[0] ?? 0);
  process.stdout.write(`${id}: estimate ${estimate}, features and net ${judged} µs a position (quickest, median)\n`);
}

/** Weights do not change how long a net takes, so an untrained net is used if none is shipped. */
function untrained(learned: Learned<State>): Judgement {
  const { numbers, flags } = learned.features;
  const net = newNet({
    numbers: numbers.length,
    flags: flags.length,
    hidden: HIDDEN,
    asked: numbers.indexOf('asked'),
    rivals: false,
  });
  return judgementOf(must(Object.keys(learned.plans)[0], 'a game has plans'), net, learned);
}

/** Positions from random games for two. */
function positionsOf(game: Game): State[] {
  const states: State[] = [];
  for (let deal = 1; deal <= 10; deal++) {
    const state = game.setup(settle(game, 2), fastChance(deal));
    const random = randomSource(deal);
    state.notes = null;
    let played = 0;
    for (let decision = decide(game, state); decision && played < 300; decision = decide(game, state)) {
      if (played++ % 9 === 4) states.push(game.clone(state));
      play(game, state, anyOf(random, decision.options), decision.seat);
    }
  }
  return states;
}

/** The fastest and the median of many slices: on a busy machine the fastest is nearest to a quiet one. */
function microseconds(states: readonly State[], judge: (s: State) => number): string {
  const times: number[] = [];
  for (let slice = 0; slice < SLICES; slice++) {
    const before = process.cpuUsage();
    for (let i = 0; i < CALLS; i++) judge(must(states[i % states.length], 'there are positions'));
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / CALLS);
  }
  times.sort((a, b) => a - b);
  return [times[0], times[SLICES / 2]].map(time => time?.toFixed(1)).join(', ');
}
