// npm run bench:table: what a move costs at a table of 10 to 300 plies, and how much heap such a table holds.
import { below, fastChance, must, secretFromSeed, type Game } from '@thorp/kernel';
import { hasEnded, hostTable, openQuestions, openTable, type Host, type TableStore } from '@thorp/table';
import { GAMES as OFFERED } from '@thorp/server/games';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const SIZES = [10, 100, 200, 300];
/** Moves over which the time is measured, at each size. */
const MOVES = 9;
const GAMES = 30;
const WARM_UP = 4;

const players = ['Ada', 'Ben', 'Cleo', 'Dora'].map(name => ({ kind: 'human', name }) as const);

/** Accepts everything and stores nothing, so that only the table itself is measured. */
const store: TableStore = {
  create: () => Promise.resolve(),
  append: () => Promise.resolve(),
  load: () => Promise.resolve(null),
  list: () => Promise.resolve([]),
  remove: () => Promise.resolve(),
};

interface Seated {
  readonly host: Host;
  readonly luck: Parameters<typeof below>[0];
}

function seated(game: Game, seed: number): Seated {
  const secret = secretFromSeed(`${game.id} ${seed}`);
  const table = openTable(game, { id: 'bench', players, settings: {}, secret, confirms: false });
  const none = (): void => undefined;
  const think = (): Promise<never> => Promise.reject(new Error('nobody thinks'));
  const host = hostTable(table, { store, think, now: () => 0, changed: none, stuck: none, gone: none });
  return { host, luck: { chance: fastChance(seed), learnt: 0 } };
}

/** The action is a copy, as over the network: the table keeps nothing of the sender. */
async function move({ host, luck }: Seated): Promise<void> {
  const table = host.table();
  const { seat, options } = must(openQuestions(table)[0], 'somebody is asked');
  const { version } = table;
  const option = must(options[below(luck, options.length)], 'there is a choice');
  await host.act(structuredClone({ kind: 'move', seat, id: `${version}`, version, options: [option] } as const));
}

async function playTo(at: Seated, plies: number): Promise<void> {
  while (!hasEnded(at.host.table()) && at.host.table().match.plies.length < plies) await move(at);
}

/** Processor time of a move, so that a busy machine does not matter. */
async function microseconds(tables: readonly Seated[]): Promise<number> {
  const started = process.threadCpuUsage();
  let made = 0;
  for (const at of tables) {
    for (let i = 0; i < MOVES && !hasEnded(at.host.table()); i++, made++) await move(at);
  }
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / made;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heap(): number {
  for (let i = 0; i < 4; i++) collect();
  return process.memoryUsage().heapUsed;
}

async function measure(game: Game, size: number): Promise<void> {
  const before = heap();
  const tables = Array.from({ length: GAMES }, (_, seed) => seated(game, seed));
  for (const at of tables) await playTo(at, size);
  const bytes = (heap() - before) / GAMES;
  const cost = await microseconds(tables);
  console.log(
    `${game.id} ${size} plies: ${Number.isNaN(cost) ? '–' : cost.toFixed(0)} µs a move, ${(bytes / 1000).toFixed(0)} kB of heap`,
  );
}

for (const { load } of Object.values(OFFERED)) {
  const game = await load();
  for (let seed = -WARM_UP; seed < 0; seed++) await playTo(seated(game, seed), Infinity);
  for (const size of SIZES) await measure(game, size);
}
