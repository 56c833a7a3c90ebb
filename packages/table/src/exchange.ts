import {
  fieldsOf,
  parseRecord,
  readJson,
  RECORD_LIMITS,
  recordOf,
  ThorpError,
  type Fields,
  type Game,
  type GameRecord,
  type Seat,
  type Types,
} from '@thorp/kernel';
import { LONGEST_NAME } from './checks.ts';
import { refuseUnknownLevel } from './header.ts';
import { readStored, resumeTable, storedFromRecord } from './stored.ts';
import type { Entry, Player, Setup, StoredTable, Table, TableHeader } from './types.ts';

/*
 * Games in files. A file to pass on holds a record with the players: `exportGame` writes it. A file that is played in
 * holds a stored table as lines: the header, then one line for each entry. `parseGame` reads both, so that a game that
 * was saved anywhere opens everywhere.
 */

/** A game that was read from a file; its rules are not loaded yet. */
export interface GameFile {
  readonly game: string;
  readonly contents: { readonly record: GameRecord } | { readonly stored: StoredTable };
}

/** A record that also says who played. */
interface NamedRecord extends GameRecord {
  readonly players: readonly Player[];
}

/** The whole game with its secret and its players, as text. */
export function exportGame(table: Table): string {
  return `${JSON.stringify(namedRecord(table), null, 1)}\n`;
}

function namedRecord({ match, header: { players } }: Table): NamedRecord {
  return { ...recordOf(match, true), players };
}

/** One line of a file that is played in. */
export function lineOf(part: TableHeader | Entry): string {
  return `${JSON.stringify(part)}\n`;
}

export function parseGame(text: string): GameFile {
  const end = text.indexOf('\n');
  const first = readJson(end < 0 ? text : text.slice(0, end), RECORD_LIMITS);
  if (first.fault === null && fieldsOf(first.data)?.['format'] !== undefined) {
    const stored = parseLines(text);
    const { game } = stored.header;
    if (typeof game !== 'string') throw badLines('it does not name its game');
    return { game, contents: { stored } };
  }
  const record = parseRecord(text);
  return { game: record.game, contents: { record } };
}

/** Reads a stored table from lines. A last line that was only half written, as in a crash, is dropped. */
export function parseLines(text: string): StoredTable {
  if (text.length > RECORD_LIMITS.text) throw badLines(`it has more than ${RECORD_LIMITS.text} characters`);
  const lines = text.split('\n');
  const last = lines.at(-1) ?? '';
  if (last === '' || readJson(last, RECORD_LIMITS).fault !== null) lines.pop();
  const [header, ...entries] = lines.map((line, i) => {
    const read = readJson(line, RECORD_LIMITS);
    if (read.fault !== null) throw badLines(`line ${i + 1}: ${read.fault}`);
    return read.data;
  });
  if (!fieldsOf(header)) throw badLines('it has no header');
  // Loading checks every field of them.
  return { header: header as TableHeader, entries: entries as Entry[] };
}

/** How a game from a file becomes a table here. */
interface Opening extends Pick<Setup, 'id' | 'confirms'> {
  /** The name of a seat for which the file has none. */
  nameless(seat: Seat): string;
}

/** The table of a game from a file, to be stored under an id of its own. */
export function storedFromFile<T extends Types>(game: Game<T>, { contents }: GameFile, opening: Opening): StoredTable {
  const { id, confirms, nameless } = opening;
  if ('record' in contents) {
    const { record } = contents;
    return storedFromRecord(game, record, { id, confirms, players: playersIn(record, nameless) });
  }
  const { header, entries } = readStored(game, contents.stored);
  return { header: { ...header, id }, entries };
}

/** The record of a game from a file, for those who only want to look at it. */
export function recordFromFile<T extends Types>(game: Game<T>, { contents }: GameFile): GameRecord {
  if ('record' in contents) return contents.record;
  return namedRecord(resumeTable(game, readStored(game, contents.stored)));
}

/** The players that a record names; people where it names none. Refuses a bot of a level that there is not. */
function playersIn(record: GameRecord, nameless: (seat: Seat) => string): Player[] {
  const named = 'players' in record && Array.isArray(record.players) ? (record.players as unknown[]) : [];
  return Array.from({ length: record.seats }, (_, seat) => playerFrom(fieldsOf(named[seat]) ?? {}, nameless(seat)));
}

function playerFrom({ name: given, kind, level, bot }: Fields, nameless: string): Player {
  const name = typeof given === 'string' && given.trim() !== '' ? given.slice(0, LONGEST_NAME) : nameless;
  // Older records of the terminal have `bot` instead of `kind` and `level`: null, a level, or 'program'.
  const plays = kind === 'bot' ? level : bot;
  if (kind === 'program' || plays === 'program') return { kind: 'program', name };
  if (plays === undefined || plays === null) return { kind: 'human', name };
  refuseUnknownLevel(plays);
  return { kind: 'bot', name, level: plays };
}

function badLines(fault: string): ThorpError {
  return new ThorpError('bad-record', `not a stored table: ${fault}`);
}
