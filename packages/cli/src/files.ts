import { RECORD_LIMITS, recordOf, type Game, type GameRecord } from '@thorp/kernel';
import { anyStoredFromFile, openStored, parseGame, recordFromFile, type GameFile } from '@thorp/table';
import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { fileFault, UsageError } from './errors.ts';
import { temporary } from './locks.ts';
import { loadGame, type Registry } from './registry.ts';
import { seatNumber } from './words.ts';

/** `-` stands for standard input, as usual. */
export function readText(file: string): string {
  try {
    return readBounded(file === '-' ? STANDARD_INPUT : file);
  } catch (error) {
    throw new UsageError(`cannot read '${file}': ${fileFault(error)}`, { cause: error });
  }
}

const STANDARD_INPUT = 0;
const CHUNK = 1 << 16;

/** Reads at most the size of a record: a wrong file may be huge, and a device may be endless. */
export function readBounded(file: string | typeof STANDARD_INPUT): string {
  const handle = file === STANDARD_INPUT ? file : openSync(file, 'r');
  try {
    const chunks: Buffer[] = [];
    for (let size = 0; size <= RECORD_LIMITS.text;) {
      const chunk = Buffer.allocUnsafe(CHUNK);
      const read = readSync(handle, chunk);
      if (read === 0) return Buffer.concat(chunks).toString('utf8');
      chunks.push(chunk.subarray(0, read));
      size += read;
    }
    throw new Error(`it has more than ${RECORD_LIMITS.text} bytes`);
  } finally {
    if (handle !== STANDARD_INPUT) closeSync(handle);
  }
}

/** How a file begins that a page writes with all its games. */
const ALL_GAMES = /^\s*\{\s*"thorpGames"/;

/** The only game in a file. */
function gameIn(file: string): GameFile {
  const text = readText(file);
  if (ALL_GAMES.test(text)) {
    throw new UsageError(`'${file}' holds all games of a browser; export one of them on the page, under My games`);
  }
  return parseGame(text);
}

/** The record of a game in a file: exported, or saved while it was played. */
export async function readRecord(registry: Registry, file: string): Promise<RemarkedRecord> {
  const parsed = gameIn(file);
  const game = await loadGame(registry, parsed.game);
  const rules = rulesOf(parsed);
  const remark = `this game was recorded with version ${rules} of ${game.id}; here is version ${game.version}`;
  return { game, record: recordFromFile(game, parsed), remark: rules === game.version ? null : remark };
}

/** A record, with a remark if it was recorded with other rules than the installed ones. */
export interface RemarkedRecord {
  readonly game: Game;
  readonly record: GameRecord;
  readonly remark: string | null;
}

/** Reads a record and replays it as far as the installed rules allow. */
export async function readToLook(registry: Registry, file: string): Promise<RemarkedRecord> {
  const parsed = gameIn(file);
  const game = await loadGame(registry, parsed.game);
  const rules = rulesOf(parsed);
  if (rules === game.version) return { game, record: recordFromFile(game, parsed), remark: null };
  const opening = { id: 'record', confirms: false, nameless: seatNumber };
  const { match, header, otherRules } = openStored(game, anyStoredFromFile(game, parsed, opening));
  const end = otherRules
    ? `only its first ${match.plies.length} choices are possible there`
    : 'all its choices are possible there';
  const record = { ...recordOf(match, true), players: header.players };
  return {
    game,
    record,
    remark: `this game was recorded with version ${rules} of ${game.id} and is shown with version ${game.version}: ${end}`,
  };
}

/** The version of the rules that a game in a file was played with. */
export function rulesOf({ contents }: GameFile): number {
  return 'record' in contents ? contents.record.version : contents.stored.header.rules;
}

/** Writes to another file and renames it, so that a crash leaves the old contents or the new, never a mixture. */
export function writeWhole(file: string, text: string): void {
  const beside = temporary(file);
  try {
    mkdirSync(dirname(file), { recursive: true });
    const handle = openSync(beside, 'w', 0o600);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(beside, file);
    syncFolder(dirname(file));
  } catch (error) {
    if (existsSync(beside)) rmSync(beside);
    throw new UsageError(`cannot write '${file}': ${fileFault(error)}`, { cause: error });
  }
}

/**
 * Appends text to a file of a known size; it is on the disk when this returns. After a failure the file is as before.
 */
export function appendSynced(file: string, text: string, bytes: number): void {
  try {
    const handle = openSync(file, 'a');
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } catch (error) {
      ftruncateSync(handle, bytes);
      throw error;
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw new UsageError(`cannot write '${file}': ${fileFault(error)}`, { cause: error });
  }
}

/** Makes a new name in a folder durable, if the system supports that. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // Some systems cannot open folders: then only the file itself is synced.
  }
}
