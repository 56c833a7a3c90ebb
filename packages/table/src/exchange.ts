import {
  fieldsOf,
  isSecret,
  isWhole,
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
import { isOtherRules } from './otherRules.ts';
import { applyEntry, openStored, readStored, resumeTable, storedFromRecord } from './stored.ts';
import { reopenTable } from './table.ts';
import type { Entry, Player, Setup, StoredTable, Table, TableHeader } from './types.ts';

/*
 * Games in files. `exportGame` writes a file to share: a record with the players. A file to play in is a stored table
 * as lines: the header, then one line for each entry. `parseGame` reads both, so a game saved by one program opens in
 * all.
 */

/** A game from a file; its rules are not loaded yet. */
export interface GameFile {
  readonly game: string;
  readonly contents: { readonly record: GameRecord } | { readonly stored: StoredTable };
}

/** A record that also says who played, and when the last choice was made: milliseconds since 1970. */
interface NamedRecord extends GameRecord {
  readonly players: readonly Player[];
  readonly ended?: number;
}

/** The whole game with its secret and its players, as text. `ended`: when the last choice was made, if known. */
export function exportGame(table: Table, ended = 0): string {
  const record: NamedRecord = { ...namedRecord(table), ...(ended > 0 ? { ended } : {}) };
  return `${JSON.stringify(record, null, 1)}\n`;
}

function namedRecord({ match, header: { players } }: Table): NamedRecord {
  return { ...recordOf(match, true), players };
}

/** One line of a file to play in. */
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

/** Reads a stored table from lines. An incomplete last line, left by a crash, is dropped. */
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
  // Loading will check every field.
  return { header: header as TableHeader, entries: entries as Entry[] };
}

/** The options for opening a game from a file as a table. */
interface Opening extends Pick<Setup, 'id' | 'confirms'> {
  /** The name for a seat that has none in the file. */
  nameless(seat: Seat): string;
}

/** The table of a game from a file, to be stored under its own id. Refuses a game of other rules. */
export function storedFromFile<T extends Types>(game: Game<T>, { contents }: GameFile, opening: Opening): StoredTable {
  const { id, confirms, nameless } = opening;
  if ('record' in contents) {
    const { record } = contents;
    return storedFromRecord(game, record, { id, confirms, players: playersIn(record, nameless), at: endOf(record) });
  }
  const { header, entries } = readStored(game, contents.stored);
  return { header: { ...header, id }, entries };
}

/** The record of a game from a file, for callers that only show it. */
export function recordFromFile<T extends Types>(game: Game<T>, { contents }: GameFile): GameRecord {
  if ('record' in contents) return contents.record;
  return namedRecord(resumeTable(game, readStored(game, contents.stored)));
}

/** The same, but a game of other rules is returned as it is, for `openStored`. */
export function anyStoredFromFile<T extends Types>(game: Game<T>, file: GameFile, opening: Opening): StoredTable {
  try {
    return storedFromFile(game, file, opening);
  } catch (error) {
    if (!isOtherRules(error)) throw error;
    const { header, entries } = asStored(file, opening.nameless);
    return { header: { ...header, id: opening.id }, entries };
  }
}

/** What is wrong with a game from a file. */
export interface FileFault {
  /** The first ply that is wrong, if the fault is in a ply. */
  readonly ply: number | null;
  readonly problem: string;
}

/** A game from a file to look at. A game with a changed or impossible choice is shown up to that choice. */
export function openFileToLook<T extends Types>(
  game: Game<T>,
  file: GameFile,
  opening: Opening,
): { readonly table: Table<T>; readonly fault: FileFault | null } {
  try {
    return { table: openStored(game, anyStoredFromFile(game, file, opening)), fault: null };
  } catch (error) {
    if (!(error instanceof ThorpError) || error.code !== 'bad-record') throw error;
    const { header, entries } = asStored(file, opening.nameless);
    if (!isSecret(header.secret)) throw error;
    const ply = fieldsOf(error.detail)?.['ply'];
    const table = asFarAs(game, { header: { ...header, id: opening.id }, entries });
    return { table, fault: { ply: typeof ply === 'number' ? ply : null, problem: error.message } };
  }
}

/** Replays entries up to the first that cannot be played. */
function asFarAs<T extends Types>(game: Game<T>, { header, entries }: StoredTable): Table<T> {
  const table = reopenTable(game, header);
  try {
    for (const entry of entries) applyEntry(table, entry);
  } catch (error) {
    if (!(error instanceof ThorpError)) throw error;
  }
  return table;
}

/** The contents of a file as a stored table of the rules it was played with. */
function asStored({ contents }: GameFile, nameless: Opening['nameless']): StoredTable {
  if ('stored' in contents) return contents.stored;
  const { record } = contents;
  const { game, version, settings, secret = '', entropy, entropyCommitments, plies } = record;
  const commitments = entropyCommitments ? { entropyCommitments } : {};
  const agreed = { settings, secret, entropy, ...commitments, confirms: false };
  return {
    header: { format: 2, id: 'record', game, rules: version, players: playersIn(record, nameless), ...agreed },
    entries: plies.map(({ seat, option, link }, i) => {
      return { sequence: i + 1, at: endOf(record), seat, id: `ply-${i + 1}`, kind: 'move', options: [option], link };
    }),
  };
}

/** A stored table as text, unchanged: for a table of other rules. What `reader` must not know is left out. */
export function exportStored({ header, entries }: StoredTable, reader: Seat | 'all' = 'all'): string {
  const readable = entries.map(entry => (reader === 'all' || entry.seat === reader ? entry : withoutPrivate(entry)));
  return [header, ...readable].map(lineOf).join('');
}

/** When the last choice was made; 0 if the record does not say. */
function endOf(record: GameRecord): number {
  const ended = 'ended' in record ? record.ended : 0;
  return isWhole(ended, 0, Number.MAX_SAFE_INTEGER) ? ended : 0;
}

/** Entries are numbered, so none can be left out: an answer set ahead is written as one given by hand. */
function withoutPrivate(entry: Entry): Entry {
  const { sequence, at, seat, id, kind } = entry;
  if (kind === 'note') return { ...entry, text: '' };
  if (kind === 'ahead') return { sequence, at, seat, id, kind: 'seen' };
  if (kind !== 'move') return entry;
  const { ahead: _, ...move } = entry;
  return move;
}

/** The players in a record; people if it names none. Refuses a bot with an unknown level. */
function playersIn(record: GameRecord, nameless: (seat: Seat) => string): Player[] {
  const named: readonly unknown[] = 'players' in record && Array.isArray(record.players) ? record.players : [];
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
