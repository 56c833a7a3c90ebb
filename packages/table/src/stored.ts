import {
  excerpt,
  fieldsOf,
  parseRecordData,
  plainFault,
  RECORD_LIMITS,
  ThorpError,
  verifyLinks,
  type Fields,
  type Game,
  type GameRecord,
  type Seat,
  type Types,
} from '@thorp/kernel';
import { commit, prepareAgain } from './actions.ts';
import { isCount, isSeat } from './checks.ts';
import { actionFault, forged, nameIn, otherRulesError, refuseUnreadable } from './entries.ts';
import { headerFault } from './header.ts';
import { convertOlder, isOtherRules, openToLook, replayed } from './otherRules.ts';
import { reopenTable } from './table.ts';
import type { AcceptedAction, Entry, Player, Setup, StoredTable, Table } from './types.ts';

/** Replays a stored table, including what can still be taken back. */
export function resumeTable<T extends Types>(game: Game<T>, stored: StoredTable): Table<T> {
  const fault = plainFault(stored, RECORD_LIMITS) ?? shapeFault(game, stored);
  if (fault) throw notStored(fault);
  const { rules } = stored.header;
  if (rules !== game.version) throw otherRulesError(game.id, { recorded: rules, here: game.version });
  const table = reopenTable(game, stored.header);
  for (const entry of stored.entries) applyEntry(table, entry);
  return table;
}

/** Adds an entry that is already stored, for example by another process. */
export function applyEntry(table: Table, entry: Entry): void {
  refuseUnreadable(table, entry);
  try {
    const prepared = prepareAgain(table, entry, entry.at);
    refuseForged(table, entry, prepared.entry);
    commit(table, prepared);
  } catch (error) {
    if (!(error instanceof ThorpError) || error.code === 'bad-record') throw error;
    const ply = table.match.plies.length + 1;
    throw new ThorpError('bad-record', `entry ${entry.sequence}, ply ${ply}: ${error.message}`, { ply });
  }
}

function refuseForged(table: Table, stored: Entry, played: Entry): void {
  if (stored.kind !== 'move' || (played.kind === 'move' && played.link === stored.link)) return;
  throw forged(table.match.plies.length + stored.options.length);
}

/** What is wrong with a table of format 2, of these or older rules, before its entries are checked. */
function shapeFault(game: Game, stored: StoredTable): string | null {
  const header = fieldsOf(stored?.header);
  if (!header) return 'it has no header';
  const { format, game: id, rules } = header;
  if (format !== 2) return `format ${excerpt(format)} is unknown; this version reads format 2`;
  if (id !== game.id) return `it is a table of ${nameIn(id)}, not of ${game.id}`;
  if (!isCount(rules)) return 'it does not say with which version of the rules it was begun';
  return headerFault(header) ?? (Array.isArray(stored.entries) ? null : 'it has no entries');
}

/** A table as pages stored it before there were entries: still readable. */
interface SavedTable1 {
  readonly format: 1;
  readonly id: string;
  readonly players: readonly Player[];
  readonly confirms: boolean;
  /** The version that each ply answered; the choices of one move share it. */
  readonly answered: readonly number[];
  readonly holding: Seat | null;
  readonly seen: readonly number[];
  readonly resigned: readonly Seat[];
  readonly record: GameRecord;
}

/**
 * Reads the contents of a store or file. A table of format 1, or of older rules, is converted, and then has to be
 * stored again.
 */
export function readStored<T extends Types>(game: Game<T>, data: unknown): StoredTable {
  const fault = plainFault(data, RECORD_LIMITS);
  if (fault) throw notStored(fault);
  const fields = fieldsOf(data);
  if (!fields) throw notStored('it must be an object');
  if (fields['format'] === 1) return convert1(game, fields);
  const stored = data as StoredTable;
  const odd = shapeFault(game, stored);
  if (odd) throw notStored(odd);
  return stored.header.rules === game.version ? stored : convertOlder(game, stored);
}

/** The same, but a table of other rules is returned unchanged, for `openStored`. */
export function readAnyStored<T extends Types>(game: Game<T>, data: unknown): StoredTable {
  try {
    return readStored(game, data);
  } catch (error) {
    if (isOtherRules(error) && fieldsOf(data)?.['header']) return data as StoredTable;
    throw error;
  }
}

/** The table that was read: playable, or only to look at if its rules are not installed. */
export function openStored<T extends Types>(game: Game<T>, stored: StoredTable): Table<T> {
  if (stored.header.rules === game.version) return resumeTable(game, stored);
  const fault = plainFault(stored, RECORD_LIMITS) ?? shapeFault(game, stored);
  if (fault) throw notStored(fault);
  return openToLook(game, stored);
}

function notStored(fault: string): ThorpError {
  return new ThorpError('bad-record', `not a stored table: ${fault}`);
}

/** What a record does not contain. `at`: when its choices were made. */
interface RecordFacts extends Pick<Setup, 'id' | 'players' | 'confirms'> {
  readonly at?: number;
}

/** A stored table from a record, as for an imported game: it goes on where the record stops. */
export function storedFromRecord<T extends Types>(game: Game<T>, record: GameRecord, facts: RecordFacts): StoredTable {
  if (facts.players.length !== record.seats) {
    throw new ThorpError('bad-seats', `the record has ${record.seats} seats, not ${facts.players.length}`);
  }
  const writer = writeJournal(game, record, facts);
  for (const [i, { seat, option }] of record.plies.entries()) {
    writer.add({ kind: 'move', seat, id: `ply-${i + 1}`, options: [option] });
  }
  writer.passOn();
  for (const seat of facts.players.keys()) writer.add({ kind: 'seen', seat, id: 'loaded' });
  return writer.stored();
}

function convert1<T extends Types>(game: Game<T>, fields: Fields): StoredTable {
  const saved = readSaved1(fields);
  const { record, holding, seen, resigned, players } = saved;
  const writer = writeJournal(game, record, saved);
  for (const seat of resigned) writer.add({ kind: 'resign', seat, id: 'resigned' });
  for (let ply = 0; ply < record.plies.length;) {
    for (const seat of players.keys()) if (seen[seat] === ply) writer.add({ kind: 'seen', seat, id: `seen-${ply}` });
    const options = moveAt(saved, ply);
    writer.add({ kind: 'move', seat: record.plies[ply]?.seat ?? 0, id: `ply-${ply + 1}`, options });
    ply += options.length;
  }
  if (holding === null) writer.passOn();
  return writer.stored();
}

function readSaved1(fields: Fields): SavedTable1 {
  const record = parseRecordData(fields['record']);
  const { players, answered, holding, seen, resigned } = fields;
  const { length: plies } = record.plies;
  const isSeatHere = (seat: unknown): boolean => isSeat(seat, record.seats);
  const fits =
    Array.isArray(players) &&
    players.length === record.seats &&
    isList(answered, isCount) &&
    answered.length === plies &&
    isList(seen, isCount) &&
    isList(resigned, isSeatHere) &&
    (holding === null || isSeatHere(holding));
  if (!fits) throw notStored('players, answers and plies do not fit together');
  const checked: object = { ...fields, record };
  return checked as SavedTable1;
}

function isList(value: unknown, fits: (item: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && value.every(fits);
}

/** The choices of the move that begins at a ply. */
function moveAt({ record: { plies }, answered }: SavedTable1, start: number): object[] {
  let end = start + 1;
  while (end < plies.length && answered[end] === answered[start] && plies[end]?.seat === plies[start]?.seat) end++;
  return plies.slice(start, end).map(({ option }) => option);
}

/** Replays a record and returns the entries that lead to the same table. */
function writeJournal<T extends Types>(
  game: Game<T>,
  record: GameRecord,
  { id, players, confirms, at = 0 }: RecordFacts,
) {
  if (record.game !== game.id) throw notStored(`it is a table of ${nameIn(record.game)}, not of ${game.id}`);
  const forged = verifyLinks(record);
  if (forged) throw new ThorpError('bad-record', forged.problem, { why: 'forged', ply: forged.ply });
  const { settings, secret = '', entropy, entropyCommitments } = record;
  const commitments = entropyCommitments ? { entropyCommitments } : {};
  const setup: Setup = { id, players, confirms, settings, secret, entropy, ...commitments };
  const fault = headerFault({ ...setup });
  if (fault) throw notStored(fault);
  const table = reopenTable(game, setup);
  const again = replayed(table, record.version);
  const entries: Entry[] = [];
  const add = (action: AcceptedAction): void => {
    const odd = actionFault(players.length, action);
    if (odd) throw notStored(`ply ${table.match.plies.length + 1}: ${odd}`);
    entries.push(...again(action, at));
  };
  return {
    add,
    passOn: (): void => {
      if (table.holding !== null) add({ kind: 'confirm', seat: table.holding, id: 'confirmed' });
    },
    stored: (): StoredTable => ({ header: table.header, entries }),
  };
}
