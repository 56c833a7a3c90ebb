import { must } from '@thorp/kernel';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { netText, readNet } from '../src/learned/text.ts';
import type { GameAddress } from '../src/address.ts';
import { learnedOf, readPositions, writeSafely, type ChunkTask } from './chunk.ts';
import { joined } from './positions.ts';
import { tempered, train, type Fit } from './train.ts';

/*
 * Learning in rounds: games of self-play, a net trained on them, then games played by this net, and so on. All results
 * are kept in a folder, so a stopped run can continue.
 */

export interface LearnSettings {
  readonly game: GameAddress;
  /** The name of the net, one of the game's nets. */
  readonly net: string;
  readonly rounds: number;
  /** Chunks of games in a round, and games in a chunk. */
  readonly chunks: number;
  readonly games: number;
  readonly hidden: number;
  readonly epochs: number;
  /** How much the net counts against the game's estimate, from 0 to 1. Less trust compensates for noise. */
  readonly trust: number;
  readonly seed: number;
  readonly folder: string;
  readonly threads: number;
}

/** Reports of progress. */
export interface LearnReport {
  /** How many chunks are done, and how many there are. */
  played(done: number, of: number): void;
  trained(round: number, epoch: number, fit: Fit): void;
}

/** The text of the net that the last round trained, mixed with the estimate according to `trust`. */
export async function learn(settings: LearnSettings, report: LearnReport): Promise<string> {
  mkdirSync(settings.folder, { recursive: true });
  const pool = new Tinypool({
    filename: new URL('./chunk.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: settings.threads,
  });
  try {
    let text = '';
    for (let round = 0; round < settings.rounds; round++) {
      await playRound(pool, settings, round, report);
      text = await trainRound(settings, round, report);
    }
    const { features } = await learnedOf(settings.game);
    return netText(tempered(readNet(text), features, settings.trust));
  } finally {
    await pool.destroy();
  }
}

async function playRound(pool: Tinypool, settings: LearnSettings, round: number, report: LearnReport): Promise<void> {
  const { game, net, chunks, games } = settings;
  let done = round * chunks;
  const tasks = Array.from({ length: chunks }, async (_, chunk) => {
    const seed = seedOf(settings, round, chunk);
    const player = round === 0 ? null : netFile(settings, round - 1);
    const file = positionsFile(settings, round, chunk);
    await pool.run({ game, net, games, seed, player, file } satisfies ChunkTask);
    report.played(++done, settings.rounds * chunks);
  });
  await Promise.all(tasks);
}

/** A net is trained on the games of its own round and the round before, starting from the previous net. */
async function trainRound(settings: LearnSettings, round: number, report: LearnReport): Promise<string> {
  const file = netFile(settings, round);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const { features, plans } = await learnedOf(settings.game);
  const rounds = round === 0 ? [0] : [round - 1, round];
  const files = rounds.flatMap(each =>
    Array.from({ length: settings.chunks }, (_, chunk) => positionsFile(settings, each, chunk)),
  );
  const from = round === 0 ? undefined : readNet(readFileSync(netFile(settings, round - 1), 'utf8'));
  const { hidden, epochs, seed } = settings;
  const { tables, rivals } = must(plans[settings.net], `there is a plan for '${settings.net}'`);
  // A net for two sees both seats at once.
  const asked = tables.every(({ seats }) => seats === 2) ? features.numbers.indexOf('asked') : null;
  const positions = joined(files.map(readPositions), features);
  const net = train(features, positions, { hidden, asked, rivals, epochs, seed, from }, (epoch, fit) =>
    report.trained(round, epoch, fit),
  );
  const text = netText(net);
  writeSafely(file, text);
  return text;
}

/** Each chunk has its own games. */
function seedOf({ seed }: LearnSettings, round: number, chunk: number): number {
  return 2_000_000_000 + seed * 1_000_000 + round * 10_000 + chunk;
}

function positionsFile(settings: LearnSettings, round: number, chunk: number): string {
  return join(settings.folder, `${runOf(settings)}-round${round}-chunk${chunk}.positions`);
}

export function netFile(settings: LearnSettings, round: number): string {
  return join(settings.folder, `${runOf(settings)}-round${round}.net`);
}

function runOf({ game, net, seed }: LearnSettings): string {
  return `${game.name}-${net}-seed${seed}`;
}

export { learnedOf };
export { netsModule } from './module.ts';
