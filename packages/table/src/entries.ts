import { excerpt, fieldsOf, ThorpError } from '@thorp/kernel';
import { isCount, isId, isKind, isSeat, partFault } from './checks.ts';
import type { Entry, OtherRules, Table } from './types.ts';

/*
 * Stored entries come from outside. They are checked here before they are played, whatever version of the rules they
 * were stored with.
 */

/** Throws if the next entry is missing or malformed. */
export function refuseUnreadable(table: Table, entry: Entry, sequence = table.sequence + 1): void {
  if (entry?.sequence !== sequence) {
    throw new ThorpError('bad-record', `entry ${sequence} is missing or out of order`);
  }
  const fault = actionFault(table.header.players.length, entry) ?? (isCount(entry.at) ? null : 'its time is missing');
  if (fault) throw new ThorpError('bad-record', `entry ${entry.sequence}: ${fault}`);
}

/** What is wrong with an action that was accepted before. */
export function actionFault(seats: number, data: unknown): string | null {
  const action = fieldsOf(data);
  if (!action) return 'it must be an object';
  const { kind, seat, id } = action;
  if (!isKind(kind)) return `its kind '${nameIn(kind)}' is unknown`;
  if (!isSeat(seat, seats)) return 'its seat does not exist';
  return isId(id) ? partFault(action) : 'its id is missing';
}

/** A name from outside for an error message; the value may be anything. */
export function nameIn(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 40) : excerpt(value);
}

/** The error for a choice that was changed after it was made. */
export function forged(ply: number): ThorpError {
  const said = `ply ${ply} was changed: its hash does not follow from the plies before it`;
  return new ThorpError('bad-record', said, { why: 'forged', ply });
}

/** The error that names the rules a game was begun with and the rules of this version. */
export function otherRulesError(game: string, { recorded, here }: OtherRules, ply?: number): ThorpError {
  const where = ply === undefined ? `this is ${here}` : `ply ${ply} is not possible in ${here}`;
  return new ThorpError('version', `begun with version ${recorded} of ${game}; ${where}`, { recorded, here, ply });
}
