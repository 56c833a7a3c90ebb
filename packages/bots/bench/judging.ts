// Microseconds that judging a position takes, by the estimate and by a net: npx node packages/bots/bench/judging.ts
import { decide, fastChance, play, settle, type Game, type Learned } from '@thorp/kernel';
import { anyOf, randomSource } from '../src/index.ts';
import { judgementOf } from '../src/learned/judgement.ts';
import { newNet } from '../src/learned/net.ts';

const GAMES = ['villagers', 'helvetia', 'snowcrest', 'feudalia'];
const HIDDEN = 24;
const CALLS = 60_000;

for (const id of GAMES) {
  const game = ((await import(`@thorp/${id}`)) as { [name: string]: Game })[id];
  const { learned } = (await import(`@thorp/${id}/learned`)) as { learned: Learned<object> };
  if (game?.insight) report(id, game, learned);
}

function report(id: string, game: Game, learned: Learned<never>): void {
  const { numbers, flags } = learned.features;
  // What a net weighs does not change how long it takes, so one without training will do.
  const net = newNet({ numbers: numbers.length, flags: flags.length, hidden: HIDDEN, asked: numbers.indexOf('asked') });
  const judgement = judgementOf('timed', net, learned);
  const states = positionsOf(game);
  const estimate = microseconds(states, s => game.insight?.estimate(s, game.insight.weights)[0] ?? 0);
  const judged = microseconds(states, s => judgement.rewards(s)[0] ?? 0);
  process.stdout.write(
    `${id}: estimate ${estimate.toFixed(1)} µs, features and net ${judged.toFixed(1)} µs a position\n`,
  );
}

/** Positions of games for two that chance plays. */
function positionsOf(game: Game): never[] {
  const states: object[] = [];
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
  return states as never[];
}

function microseconds(states: readonly never[], judge: (s: never) => number): number {
  const run = (calls: number): number => {
    let sum = 0;
    for (let i = 0; i < calls; i++) sum += judge(states[i % states.length] as never);
    return sum;
  };
  run(CALLS / 3);
  const before = process.cpuUsage();
  run(CALLS);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}
