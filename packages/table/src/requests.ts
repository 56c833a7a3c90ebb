import { must, ThorpError, type Seat, type Types } from '@thorp/kernel';
import { matchAt } from './past.ts';
import { hasEnded, isPerson } from './turn.ts';
import type { AcceptedAction, Entry, Request, RequestKind, Table } from './types.ts';

/*
 * A request of one seat to the others: to take back its last move and everything after it, or to end the game without a
 * result. Every other person has to agree; bots always agree. In a rated game at least one person has to agree to undo,
 * because what was learnt stays known. A request ends when its seat moves on.
 */

/** Why a seat cannot ask for this now; null when it can. */
function requestFault(table: Table, seat: Seat, what: RequestKind): string | null {
  if (!isPerson(table, seat)) return `no player has seat ${seat}`;
  if (hasEnded(table)) return 'the game is over';
  if (table.otherRules) return 'the game can only be viewed';
  if (table.request?.outcome === 'open') return 'another request is open';
  if (what === 'undo' && table.header.sameForAll)
    return 'others play the same deal, so a move that revealed something cannot be taken back';
  if (what === 'undo' && table.header.rated && !hasOthers(table, seat))
    return 'the game is rated, and nobody is left to agree';
  if (what === 'undo') return lastMoveOf(table, seat) === null ? 'you have no move to take back' : null;
  return !hasOthers(table, seat) ? 'nobody is left to agree; resign instead' : null;
}

export function refuseRequest(table: Table, seat: Seat, what: RequestKind): void {
  const fault = requestFault(table, seat, what);
  if (fault) throw new ThorpError(what === 'undo' ? 'no-undo' : 'bad-request', fault);
}

export function refuseAnswer({ request }: Table, seat: Seat, sequence: number): void {
  if (request?.outcome !== 'open' || request.sequence !== sequence) {
    throw new ThorpError('bad-request', 'this request is not open any more');
  }
  if (request.seat === seat) throw new ThorpError('bad-request', 'a seat cannot answer its own request');
}

export function refuseWithdrawal({ request }: Table, seat: Seat): void {
  if (request?.outcome === 'open' && request.seat === seat) return;
  throw new ThorpError('bad-request', `seat ${seat} has no open request`);
}

/** Whether this action completes the agreement to the request. */
export function settles(table: Table, action: AcceptedAction): boolean {
  const { request } = table;
  if (action.kind === 'ask') return !hasOthers(table, action.seat);
  if (request?.outcome !== 'open' || action.seat === request.seat) return false;
  const leaves = action.kind === 'resign' || (action.kind === 'timeout' && table.header.clock?.whenOut === 'seat');
  if (!leaves && !(action.kind === 'answer' && action.agrees)) return false;
  const left = othersThan(table, request.seat).filter(seat => seat !== action.seat);
  // Leaving is not agreeing: if the last other person leaves, the request ends.
  return left.every(seat => request.agreed.includes(seat)) && (!leaves || left.length > 0);
}

/** Updates the request after an entry. */
export function updateRequest(table: Table, entry: Entry, settled: boolean): void {
  const { seat } = entry;
  if (entry.kind === 'ask') {
    table.request = newRequest(table, (table.request?.sequence ?? 0) + 1, seat, entry.what);
  }
  const { request } = table;
  if (request?.outcome !== 'open') return;
  if (settled) return grant(table, request);
  if (entry.kind === 'answer') {
    table.request = entry.agrees
      ? { ...request, agreed: [...request.agreed, seat] }
      : { ...request, outcome: 'refused' };
  } else if (isOver(table, request, entry)) table.request = { ...request, outcome: 'withdrawn' };
}

function newRequest(table: Table, sequence: number, seat: Seat, what: RequestKind): Request {
  const plies = what === 'undo' ? must(lastMoveOf(table, seat), 'the asking seat has moved') : table.match.plies.length;
  return { sequence, what, seat, plies, agreed: [], outcome: 'open' };
}

function grant(table: Table, request: Request): void {
  table.request = { ...request, outcome: 'agreed' };
  if (request.what === 'undo') rewind(table, request.plies);
  else table.abandoned = true;
}

/** A request ends when its seat moves or leaves, when its subject is gone, and when nobody can answer. */
function isOver(table: Table, { seat, what, plies }: Request, entry: Entry): boolean {
  if (hasEnded(table) || !isPerson(table, seat) || !hasOthers(table, seat)) return true;
  if (what === 'undo' && table.match.plies.length <= plies) return true;
  const moves: readonly Entry['kind'][] = ['move', 'undo', 'confirm', 'withdraw'];
  return entry.seat === seat && moves.includes(entry.kind);
}

/** The people besides a seat. */
function othersThan(table: Table, seat: Seat): Seat[] {
  return [...table.header.players.keys()].filter(each => each !== seat && isPerson(table, each));
}

/** Asked for every reader of every move, so no list is made. */
function hasOthers(table: Table, seat: Seat): boolean {
  return table.header.players.some((_, each) => each !== seat && isPerson(table, each));
}

/**
 * How many plies would remain if the others agreed to take the seat's last move back; null if it cannot ask for that.
 */
export function undoOnRequest(table: Table, seat: Seat): number | null {
  return requestFault(table, seat, 'undo') === null ? lastMoveOf(table, seat) : null;
}

/** How many plies came before the last move of a seat; null when it has made none. */
function lastMoveOf({ moves, match: { plies } }: Table, seat: Seat): number | null {
  return moves.findLast(start => plies[start]?.seat === seat) ?? null;
}

/** Goes back over barriers: the game is dealt again and replayed up to `plies`. Costs as much as loading it. */
function rewind<T extends Types>(table: Table<T>, plies: number): void {
  const { match, moves, seen } = table;
  const again = matchAt(match, plies);
  match.state = again.state;
  match.questions = again.questions;
  match.plies.length = plies;
  match.log.splice(0, Infinity, ...again.log);
  match.earlier.length = 0;
  match.barrier = again.barrier;
  match.link = again.link;
  while ((moves.at(-1) ?? -1) >= plies) moves.pop();
  for (const [seat, known] of seen.entries()) seen[seat] = Math.min(known, plies);
}
