import {
  canonical,
  digest,
  encode,
  isSecret,
  outcome,
  ThorpError,
  verify,
  verifyLinks,
  type Game,
  type GameRecord,
} from '@thorp/kernel';
import {
  anyStoredFromFile,
  openFileToLook,
  openStored,
  type GameFile,
  type StoredTable,
  type Table,
} from '@thorp/table';
import type { RecordFault } from '../protocol/review.ts';

/*
 * Games as text. A record is checked as in `thorp verify`: somebody who changed it may have computed its links again,
 * so the rules and the end are checked too.
 */

type Opening = Parameters<typeof openFileToLook>[2];

/** The table of a file, to be stored. Refuses an invalid one, with the first invalid ply. */
export function takeOver(game: Game, file: GameFile, opening: Opening): { stored: StoredTable; table: Table } {
  const opened = attempted(game, file, opening);
  const fault = endFault(opened.table, file);
  if (fault) throw refused(fault);
  return opened;
}

function attempted(game: Game, file: GameFile, opening: Opening): { stored: StoredTable; table: Table } {
  try {
    const stored = anyStoredFromFile(game, file, opening);
    return { stored, table: openStored(game, stored) };
  } catch (error) {
    const fault = recordFault(game, file);
    throw fault ? refused(fault) : error;
  }
}

function refused({ ply, problem, why }: RecordFault): ThorpError {
  return new ThorpError('bad-record', problem, { ...(ply === null ? {} : { ply }), why: WHY[why] });
}

/** The reasons, worded like other faults of records. */
const WHY: { readonly [W in RecordFault['why']]: string } = {
  hash: 'forged',
  deal: 'forged',
  secret: 'secret',
  rules: 'rules',
  end: 'end',
};

/** The table of a file as far as it is valid, and where that ends. */
export function lookAtFile(game: Game, file: GameFile, opening: Opening): { table: Table; fault: RecordFault | null } {
  try {
    const { table, fault } = openFileToLook(game, file, opening);
    if (!fault) return { table, fault: endFault(table, file) };
    const found = recordFault(game, file) ?? { ...fault, why: 'rules' };
    // Some wrong links can still be played: whatever comes after them is not shown either.
    const part = found.ply !== null && found.ply <= table.match.plies.length ? before(found, file) : null;
    return { table: part ? openFileToLook(game, part, opening).table : table, fault: found };
  } catch (error) {
    const fault = recordFault(game, file);
    const part = fault && before(fault, file);
    if (!fault || !part) throw error;
    return { table: openFileToLook(game, part, opening).table, fault };
  }
}

/** The valid part of a record; null if there is none. */
function before({ ply }: RecordFault, { game, contents }: GameFile): GameFile | null {
  if (ply === null || !('record' in contents)) return null;
  const { end: _, ...record } = contents.record;
  return { game, contents: { record: { ...record, plies: record.plies.slice(0, ply - 1) } } };
}

/** Why a record cannot be replayed to its end; null if these rules cannot tell, because it is of another version. */
export function recordFault(game: Game, { contents }: Pick<GameFile, 'contents'>): RecordFault | null {
  if (!('record' in contents)) return null;
  const { record } = contents;
  if (!isSecret(record.secret)) return { ply: null, problem: 'the secret is not revealed', why: 'secret' };
  const changed = verifyLinks(record);
  if (changed) {
    const { ply = null, problem } = changed;
    return { ply, problem, why: ply === null ? 'deal' : 'hash' };
  }
  if (record.version !== game.version) return null;
  const { ply, problem = '' } = verify(game, record);
  return ply === undefined ? null : { ply, problem, why: 'rules' };
}

/** Compares the end in a record with the end that its choices lead to. */
function endFault({ match, otherRules }: Table, { contents }: GameFile): RecordFault | null {
  if (!('record' in contents) || otherRules || contents.record.version !== match.game.version) return null;
  const problem = endProblem(match, contents.record);
  return problem === null ? null : { ply: null, problem, why: 'end' };
}

function endProblem(match: Table['match'], { end, plies }: GameRecord): string | null {
  const { over, scores } = outcome(match);
  if (over !== (end !== undefined)) {
    return over ? 'the game is over, but the record has no end' : 'the record has an end, but the game is not over';
  }
  if (!end) return null;
  const totals = scores.map(({ total }) => total);
  if (canonical(totals) !== canonical(end.totals)) {
    return `the totals are ${totals.join(', ')}, the record claims ${end.totals.join(', ')}`;
  }
  // If a record lacks a setting that was added later, its replayed state contains that setting.
  const isSameHeader = match.link === plies.at(-1)?.link;
  return isSameHeader && end.state !== digest(encode(match.state))
    ? 'the final state differs from the recorded one'
    : null;
}
