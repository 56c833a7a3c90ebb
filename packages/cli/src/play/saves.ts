import { commitment } from '@thorp/kernel';
import { exportGame, parseGame, type GameFile, type Table } from '@thorp/table';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, extname, isAbsolute, join } from 'node:path';
import { UsageError } from '../errors.ts';
import { readBounded, rulesOf, writeWhole } from '../files.ts';
import { isLocked, lock, tryLock, unlock } from '../locks.ts';
import { EXTENSION } from './filestore.ts';
import { namesOf } from './players.ts';

/** A saved game that can be continued. */
export interface Save {
  readonly file: string;
  readonly game: string;
  readonly names: readonly string[];
  /** The version of the rules with which it was saved. */
  readonly rules: number;
  /** How many moves were made and not taken back. */
  readonly moves: number;
  readonly changed: Date;
}

/** Where running and finished games are kept: the state directory of the XDG convention. */
export function stateFolder(): string {
  const set = process.env['XDG_STATE_HOME'];
  return join(set && isAbsolute(set) ? set : join(homedir(), '.local', 'state'), 'thorp');
}

const running = (): string => join(stateFolder(), 'running');
const finished = (): string => join(stateFolder(), 'finished');

/** A new file for a game that starts now, locked for this process. */
export function newSaveFile(game: string): string {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  for (let i = 1; ; i++) {
    const name = `${game}-${stamp}${i > 1 ? `-${i}` : ''}`;
    const file = join(running(), `${name}${EXTENSION}`);
    if (!existsSync(file) && !existsSync(join(finished(), `${name}.json`)) && tryLock(file) === null) return file;
  }
}

/** The id of the table in a file. */
export function idOf(file: string): string {
  return basename(file, extname(file));
}

/** Exports a game to a file of the player's choice. Overwrites only an earlier save of the same game. */
export function saveAs(file: string, table: Table): void {
  if (existsSync(file) && !holdsGame(file, table.match.header.commitment)) {
    throw new UsageError(`'${file}' exists and is not a save of this game; choose another name`);
  }
  if (isLocked(file)) throw new UsageError(`the game is saved in '${file}' already`);
  lock(file);
  try {
    writeWhole(file, exportGame(table));
  } finally {
    unlock(file);
  }
}

/** Moves a finished game to the records. A file from elsewhere stays unchanged. */
export function finish(file: string, table: Table): string {
  if (dirname(file) !== running()) return file;
  const place = join(finished(), `${idOf(file)}.json`);
  writeWhole(place, exportGame(table));
  rmSync(file);
  return place;
}

/** Stores the record of a game that was played elsewhere, without overwriting another file. */
export function keepRecord(name: string, text: string): string {
  if (!/^[\w-]+$/.test(name)) throw new UsageError(`'${name}' is not a valid name for a record`);
  for (let i = 1; ; i++) {
    const place = join(finished(), `${name}${i > 1 ? `-${i}` : ''}.json`);
    if (existsSync(place) && readBounded(place) !== text) continue;
    writeWhole(place, text);
    return place;
  }
}

/** Saved games that can be continued, the latest first. Other files are ignored. */
export function runningGames(game?: string): Save[] {
  if (!existsSync(running())) return [];
  const names = readdirSync(running()).filter(name => /\.jsonl?$/.test(name));
  const saves = names.flatMap(name => readSave(join(running(), name)) ?? []);
  const mine = saves.filter(save => game === undefined || save.game === game);
  return mine.sort((a, b) => b.changed.getTime() - a.changed.getTime());
}

function readSave(file: string): Save | null {
  try {
    const saved = parseGame(readBounded(file));
    return { file, game: saved.game, rules: rulesOf(saved), ...summaryOf(saved), changed: statSync(file).mtime };
  } catch {
    return null;
  }
}

function summaryOf({ contents }: GameFile): Pick<Save, 'names' | 'moves'> {
  if ('record' in contents) {
    const { record } = contents;
    return { names: namesOf(record, record.seats), moves: record.plies.length };
  }
  const { header, entries } = contents.stored;
  const count = (kind: string): number => entries.filter(entry => entry.kind === kind).length;
  return { names: namesOf(header, header.players.length), moves: count('move') - count('undo') };
}

function holdsGame(file: string, published: string): boolean {
  try {
    const { contents } = parseGame(readBounded(file));
    const theirs = 'record' in contents ? contents.record.commitment : commitment(contents.stored.header.secret);
    return theirs === published;
  } catch {
    return false;
  }
}
