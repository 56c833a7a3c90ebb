import { must, type Learned, type Types } from '@thorp/kernel';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { gameAt, learnedAt, type GameAddress } from '../src/address.ts';
import { judgementOf } from '../src/learned/judgement.ts';
import { readNet } from '../src/learned/text.ts';
import type { Positions } from './positions.ts';
import { selfPlay, type SelfPlay } from './selfplay.ts';

/** Some games of self-play, kept in a file. An existing file is not made again. */
export interface ChunkTask extends SelfPlay {
  readonly game: GameAddress;
  readonly file: string;
  /** The file of the net that plays; null for the game's estimate. */
  readonly player: string | null;
}

/** What the game provides for its nets. */
export async function learnedOf(address: GameAddress): Promise<Learned<Types['state']>> {
  const load = must(learnedAt(address), `${address.name} says what a net may see`);
  return load();
}

/** Plays a chunk, in a worker thread or in this one. */
export default async function playChunk(task: ChunkTask): Promise<void> {
  if (existsSync(task.file)) return;
  const game = await gameAt(task.game);
  const learned = await learnedOf(task.game);
  const net = task.player === null ? null : readNet(readFileSync(task.player, 'utf8'));
  const positions = selfPlay(game, learned, net && judgementOf(task.net, net, learned), task);
  writeSafely(task.file, serialize(positions));
}

export function readPositions(file: string): Positions {
  // Only `playChunk` writes these files.
  return deserialize(readFileSync(file)) as Positions;
}

/** Writes a file completely or not at all. */
export function writeSafely(file: string, data: string | Uint8Array): void {
  writeFileSync(`${file}.part`, data);
  renameSync(`${file}.part`, file);
}
