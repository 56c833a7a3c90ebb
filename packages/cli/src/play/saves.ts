import { parseRecord, recordOf, type GameRecord, type Match } from '@thorp/kernel';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { UsageError } from '../errors.ts';
import { writeWhole } from '../files.ts';
import { checkLock, isLocked, lock, tryLock, unlock } from '../locks.ts';
import type { Player, SavedGame } from './players.ts';

/** A game on disk that can be taken up again. */
export interface Save {
  readonly file: string;
  readonly record: GameRecord;
  readonly changed: Date;
}

/** Where running and finished games are kept: the state directory of the XDG convention. */
function stateFolder(): string {
  const set = process.env['XDG_STATE_HOME'];
  return join(set && isAbsolute(set) ? set : join(homedir(), '.local', 'state'), 'thorp');
}

const running = (): string => join(stateFolder(), 'running');
const finished = (): string => join(stateFolder(), 'finished');

/** A new file for a game that begins now, locked for this process. */
export function newSaveFile(game: string): string {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  for (let i = 1; ; i++) {
    const name = `${game}-${stamp}${i > 1 ? `-${i}` : ''}.json`;
    const file = join(running(), name);
    if (!existsSync(file) && !existsSync(join(finished(), name)) && tryLock(file) === null) return file;
  }
}

/** The whole game with its secret: it stays with whoever deals, and replays to the byte. */
export function savedGame(match: Match, players: readonly Player[]): string {
  const saved: SavedGame = { ...recordOf(match, true), players };
  return `${JSON.stringify(saved)}\n`;
}

export function saveTo(file: string, match: Match, players: readonly Player[]): void {
  checkLock(file);
  writeWhole(file, savedGame(match, players));
}

/** Writes where the player says, but never over anything except an earlier save of the same game. */
export function saveAs(file: string, match: Match, players: readonly Player[]): void {
  if (existsSync(file) && !holdsGame(file, match.header.commitment)) {
    throw new UsageError(`'${file}' exists and is not a save of this game; choose another name`);
  }
  const mine = !isLocked(file);
  lock(file);
  try {
    saveTo(file, match, players);
  } finally {
    if (mine) unlock(file);
  }
}

/** A finished game moves from the running ones to the finished ones. */
export function finish(file: string): string {
  if (dirname(file) !== running()) return file;
  mkdirSync(finished(), { recursive: true });
  const place = join(finished(), basename(file));
  renameSync(file, place);
  return place;
}

/** Games that wait to be taken up again, the latest first. Files that are no records are left alone. */
export function runningGames(game?: string): Save[] {
  if (!existsSync(running())) return [];
  const names = readdirSync(running()).filter(name => name.endsWith('.json'));
  const saves = names.flatMap(name => readSave(join(running(), name)) ?? []);
  const mine = saves.filter(({ record }) => game === undefined || record.game === game);
  return mine.sort((a, b) => b.changed.getTime() - a.changed.getTime());
}

function readSave(file: string): Save | null {
  try {
    return { file, record: parseRecord(readFileSync(file, 'utf8')), changed: statSync(file).mtime };
  } catch {
    return null;
  }
}

function holdsGame(file: string, commitment: string): boolean {
  return readSave(file)?.record.commitment === commitment;
}
