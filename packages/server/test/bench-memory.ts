// `npm run bench:memory`: how much memory a table in play takes, with what its two readers were sent.
import { below, fastChance, must, secretFromSeed, type Game } from '@thorp/kernel';
import { hasEnded, openQuestions, openTable } from '@thorp/table';
import { spawnSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GAMES } from '../src/index.ts';
import { playGame, type LiveGame } from '../src/liveGame.ts';
import { openSharedChoices } from '../src/sharedChoices.ts';
import { updateSince, type Shown } from '../src/shown.ts';

const LONGEST = 300;
/** Tables before the measured ones; they are not counted. */
const WARM_UP = 12;
const TABLES = 60;

const players = ['Ada', 'Ben'].map(name => ({ kind: 'human', name }) as const);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function bytes(): number {
  for (let i = 0; i < 4; i++) collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Accepts everything and stores nothing. */
const none = (): void => undefined;
const done = (): Promise<void> => Promise.resolve();
const nobody = (): Promise<never> => Promise.reject(new Error('nobody thinks'));

const shareChoices = openSharedChoices();

function newGame(game: Game, seed: number): LiveGame {
  const id = secretFromSeed(`id ${seed}`).slice(0, 32);
  const secret = secretFromSeed(`${game.id} ${seed}`);
  return playGame(openTable(game, { id, players, settings: {}, secret, confirms: false }), {
    store: { append: done, load: () => Promise.resolve(null) },
    think: nobody,
    now: Date.now,
    setDeadline: done,
    bots: { hold: () => Promise.resolve(null), holds: () => false },
    shareChoices,
    fault: error => {
      throw error;
    },
    expectCheck: done,
    busy: work => work(),
    changed: none,
    gone: none,
  });
}

interface Played {
  readonly game: LiveGame;
  /** What both readers were sent last. */
  readonly shown: readonly Shown[];
}

/** Both readers see every move, so that the log is packed as in real play. */
async function playOne(game: Game, seed: number): Promise<Played> {
  const live = newGame(game, seed);
  const luck = { chance: fastChance(seed), learnt: 0 };
  const table = live.table();
  let shown: Shown[] = [];
  for (let i = 0; !hasEnded(table) && table.match.plies.length < LONGEST; i++) {
    const { seat, options } = must(openQuestions(table)[0], 'somebody is asked');
    const option = must(options[below(luck, options.length)], 'there is a choice');
    const { version } = table;
    // A copy, as over the network: the table keeps nothing of the sender.
    await live.act(
      structuredClone({ kind: 'move', seat, id: `a move with the number ${i}`, version, options: [option] }),
    );
    const plies = table.match.plies.length;
    shown = players.map((_, reader) => updateSince(table, reader, plies, shown[reader] ?? null).shown);
  }
  return { game: live, shown };
}

async function playMany(game: Game, from: number, count: number): Promise<Played[]> {
  const all: Played[] = [];
  for (let seed = from; seed < from + count; seed++) all.push(await playOne(game, seed));
  return all;
}

async function measure(id: string): Promise<void> {
  const game = await must(GAMES[id], `${id} is a game`).load();
  await playMany(game, TABLES, WARM_UP);
  const before = bytes();
  const all = await playMany(game, 0, TABLES);
  const each = (): string => ((bytes() - before) / TABLES / 1000).toFixed(1);
  const inPlay = each();
  await forgetViews(game);
  const plies = all.reduce((sum, played) => sum + played.game.table().match.plies.length, 0) / TABLES;
  console.log(`| ${id} | ${plies.toFixed(0)} | ${each()} | ${inPlay} |`);
}

/** The views of tables without a move for some seconds are dropped when another table is sent. */
async function forgetViews(game: Game): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await new Promise(resolve => setTimeout(resolve, 5_500));
    updateSince(newGame(game, 0).table(), null, -1, null);
  }
}

/** Each game runs in its own process, so that memory left by one does not count for the next. */
function measureAll(): void {
  console.log(
    '| game | plies | kB while people think | kB with moves every few seconds |\n| --- | ---: | ---: | ---: |',
  );
  for (const id of Object.keys(GAMES)) spawnSync(process.execPath, [import.meta.filename, id], { stdio: 'inherit' });
}

const [, , only] = process.argv;
if (only === undefined) measureAll();
else await measure(only);
