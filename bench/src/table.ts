// npm run bench:table: what a move costs at a table of 10, 100 and 300 plies, and how many bytes the live table holds.
import { below, fastChance, must, secretFromSeed, type Game } from '@thorp/kernel';
import { hasEnded, hostTable, memoryStore, openQuestions, openTable, type Host } from '@thorp/table';
import { feudalia } from '@thorp/feudalia';
import { snowcrest } from '@thorp/snowcrest';
import { serialize } from 'node:v8';

const SIZES = [10, 100, 300];
/** Moves over which the time is taken, at each size. */
const MOVES = 9;
const GAMES = 15;
const WARM_UP = 4;

const players = ['Ada', 'Ben', 'Cleo', 'Dora'].map(name => ({ kind: 'human', name }) as const);

async function hosted(game: Game, seed: number): Promise<Host> {
  const secret = secretFromSeed(`${game.id} ${seed}`);
  const table = openTable(game, { id: 'bench', players, settings: {}, secret, confirms: false });
  const store = memoryStore();
  await store.create(table.header);
  const none = (): void => undefined;
  const think = (): Promise<never> => Promise.reject(new Error('nobody thinks'));
  return hostTable(table, { store, think, now: () => 0, changed: none, stuck: none, gone: none });
}

async function move(host: Host, luck: Parameters<typeof below>[0]): Promise<void> {
  const table = host.table();
  const { seat, options } = must(openQuestions(table)[0], 'somebody is asked');
  const { version } = table;
  const option = must(options[below(luck, options.length)], 'there is a choice');
  await host.act({ kind: 'move', seat, id: `${version}`, version, options: [option] });
}

/** Bytes of everything in a table but its game, as plain data. */
function bytes(host: Host): number {
  const { match, ...rest } = host.table();
  const { game: _game, ...data } = match;
  return serialize({ ...rest, ...data }).length;
}

async function measure(game: Game): Promise<void> {
  const times = new Map<number, number[]>(SIZES.map(size => [size, []]));
  const sizes = new Map<number, number[]>(SIZES.map(size => [size, []]));
  // The first games warm the machine up and are not counted.
  for (let seed = -WARM_UP; seed < GAMES; seed++) {
    const host = await hosted(game, seed);
    const luck = { chance: fastChance(seed), learnt: 0 };
    while (!hasEnded(host.table())) {
      const size = host.table().match.plies.length;
      if (seed < 0 || !SIZES.includes(size)) await move(host, luck);
      else {
        sizes.get(size)?.push(bytes(host));
        const started = performance.now();
        let made = 0;
        for (; made < MOVES && !hasEnded(host.table()); made++) await move(host, luck);
        times.get(size)?.push(((performance.now() - started) * 1000) / Math.max(1, made));
      }
    }
  }
  const median = (list: readonly number[] = []): string =>
    list.toSorted((a, b) => a - b)[list.length >> 1]?.toFixed(0) ?? '–';
  for (const size of SIZES) {
    console.log(`${game.id} ${size} plies: ${median(times.get(size))} µs a move, ${median(sizes.get(size))} bytes`);
  }
}

for (const game of [feudalia, snowcrest]) await measure(game);
