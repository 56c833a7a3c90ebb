// Microseconds that judging a position takes, by the estimate and by a net: npx node packages/bots/bench/judging.ts
import { decide, fastChance, must, play, settle, type Game, type Learned, type Types } from '@thorp/kernel';
import { anyOf, randomSource } from '../src/index.ts';
import { judgementOf } from '../src/learned/judgement.ts';
import { newNet } from '../src/learned/net.ts';
import { GAMES, learnedOf, loadGame } from './games.ts';

type State = Types['state'];

const HIDDEN = 24;
const CALLS = 60_000;

for (const id of GAMES) {
  const game = await loadGame(id);
  if (game.insight) report(id, game, await learnedOf(id)());
}

function report(id: string, game: Game, learned: Learned<State>): void {
  const { numbers, flags } = learned.features;
  // What a net weighs does not change how long it takes, so one without training will do.
  const net = newNet({ numbers: numbers.length, flags: flags.length, hidden: HIDDEN, asked: numbers.indexOf('asked') });
  const judgement = judgementOf(must(Object.keys(learned.plans)[0], 'a game has plans'), net, learned);
  const states = positionsOf(game);
  const estimate = microseconds(states, s => game.insight?.estimate(s, game.insight.weights)[0] ?? 0);
  const judged = microseconds(states, s => judgement.rewards(s)[0] ?? 0);
  process.stdout.write(
    `${id}: estimate ${estimate.toFixed(1)} µs, features and net ${judged.toFixed(1)} µs a position\n`,
  );
}

/** Positions of games for two that chance plays. */
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

function microseconds(states: readonly State[], judge: (s: State) => number): number {
  const run = (calls: number): number => {
    let sum = 0;
    for (let i = 0; i < calls; i++) sum += judge(must(states[i % states.length], 'there are positions'));
    return sum;
  };
  run(CALLS / 3);
  const before = process.cpuUsage();
  run(CALLS);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}
