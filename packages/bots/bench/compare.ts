// How many times as fast search and random play are as in another clone of this repository:
// npx node packages/bots/bench/compare.ts GAME PATH_OF_OTHER_CLONE [SLICES]
import { pathToFileURL, fileURLToPath } from 'node:url';
import type * as Bots from '../src/index.ts';
import type * as Kernel from '@thorp/kernel';

/*
 * Both versions are loaded into one process and take turns, so that other load on the machine affects both equally. The
 * version that is loaded first may be optimised better: run both orders (swap the clones) and take the mean.
 */

const [id = 'villagers', other = '.', slices = '100'] = process.argv.slice(2);
const HERE = fileURLToPath(new URL('../../../', import.meta.url));
const DEPTHS = [0, 15, 30, 45, 60, 80];
const ITERATIONS = 240;
const HORIZON = 30;

/** One version: each call does a little of the work. */
interface Version {
  search(): void;
  randomPlay(): void;
}

async function load(root: string): Promise<Version> {
  const at = (path: string): string => new URL(path, pathToFileURL(`${root}/`)).href;
  // The other clone may be older, so only functions that have always existed are used.
  const kernel = (await import(at('packages/kernel/src/index.ts'))) as typeof Kernel;
  const bots = (await import(at('packages/bots/src/index.ts'))) as typeof Bots;
  const games = (await import(at(`packages/games/${id}/src/index.ts`))) as { [name: string]: Kernel.Game };
  const game = games[id];
  if (!game) throw new Error(`there is no game ${id} in ${root}`);
  return { search: searching(kernel, bots, game), randomPlay: playing(kernel, game) };
}

/** Searches positions of several depths, one iteration a call. */
function searching(kernel: typeof Kernel, bots: typeof Bots, game: Kernel.Game): () => void {
  const situations = DEPTHS.map(depth => {
    const state = game.setup(kernel.settle(game, 2), kernel.fastChance(depth + 1));
    const next = choosing(kernel, game, depth);
    let decision = kernel.decide(game, state);
    for (let i = 0; i < depth && decision; i++) decision = next(state, decision);
    return decision && bots.situationOf(game, state, decision.seat);
  }).filter(situation => situation !== null);
  let search: ReturnType<typeof Bots.beginSearch> | null = null;
  let begun = 0;
  return () => {
    if (!search || search.iterations >= ITERATIONS) {
      const situation = situations[begun++ % situations.length];
      if (!situation) throw new Error('no position could be reached');
      search = bots.beginSearch(situation, { ...bots.LEVELS.hard.search, horizon: HORIZON }, 1, ITERATIONS);
    }
    bots.iterate(search);
  };
}

/** Plays random games for four, one choice a call. */
function playing(kernel: typeof Kernel, game: Kernel.Game): () => void {
  const next = choosing(kernel, game, 7);
  let deal = 0;
  let state: Kernel.Types['state'] | null = null;
  let decision: Kernel.Decision | null = null;
  return () => {
    if (!state || !decision) {
      state = game.setup(kernel.settle(game, 4), kernel.fastChance(++deal));
      state.notes = null;
      decision = kernel.decide(game, state);
    }
    if (decision) decision = next(state, decision);
  };
}

function choosing(kernel: typeof Kernel, game: Kernel.Game, seed: number) {
  const random = { chance: kernel.fastChance(seed), learnt: 0 };
  return (state: Kernel.Types['state'], { options, seat }: Kernel.Decision): Kernel.Decision | null => {
    const option = options[kernel.below(random, options.length)];
    if (option) kernel.play(game, state, option, seat);
    return kernel.decide(game, state);
  };
}

function seconds(work: () => void, times: number): number {
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function compare(name: keyof Version, times: number, [theirs, ours]: readonly [Version, Version]): void {
  seconds(theirs[name], 32 * times);
  seconds(ours[name], 32 * times);
  let [mine, others] = [0, 0];
  for (let slice = 0; slice < Number(slices); slice++) {
    if (slice % 2 === 0) others += seconds(theirs[name], times);
    mine += seconds(ours[name], times);
    if (slice % 2 === 1) others += seconds(theirs[name], times);
  }
  const rate = Math.round((times * Number(slices)) / mine);
  process.stdout.write(`${id}, ${name}: ${(others / mine).toFixed(2)} times as quick, ${rate} a second\n`);
}

const versions = [await load(other), await load(HERE)] as const;
compare('search', 40, versions);
compare('randomPlay', 1_500, versions);
