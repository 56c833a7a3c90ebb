import {
  commitMove,
  fieldOf,
  isObject,
  prepareMove,
  ThorpError,
  undo,
  undoBarrier,
  type Decision,
  type Note,
  type PreparedMove,
  type Seat,
  type Types,
} from '@thorp/kernel';
import { aheadPart, refuseAhead, updateAhead } from './ahead.ts';
import { readAction } from './checks.ts';
import { countTime, isOutOfTime, refuseTimeout, runClocks } from './clock.ts';
import { otherRulesError } from './entries.ts';
import { refuseAnswer, refuseRequest, refuseWithdrawal, settles, updateRequest } from './requests.ts';
import { hasEnded, isPerson, isPlaying, seatsWaitedFor } from './turn.ts';
import type { AcceptedAction, Action, Entry, Receipt, SmallAction, Table } from './types.ts';

/*
 * Two phases, so that nothing has to be rolled back. `prepare` checks an action and computes its effect without
 * changing the table. When the entry is stored, `commit` makes it part of the table. The cost of both does not grow
 * with the length of the game.
 */

/** A checked action: either to be stored and committed, or done before and only acknowledged again. */
export type Prepared<T extends Types = Types> = { readonly repeated: true; readonly receipt: Receipt } | FreshAction<T>;

export interface FreshAction<T extends Types = Types> extends Effect<T> {
  readonly repeated: false;
  readonly receipt: Receipt;
  readonly entry: Entry;
}

/** The effect of an action. */
interface Effect<T extends Types> {
  readonly move: PreparedMove<T> | null;
  readonly holding: Seat | null;
  /** Seats whose question has not changed. */
  readonly standing: readonly Seat[];
  /** Whether everybody has now agreed to a seat's request. */
  readonly settled: boolean;
}

/** How many receipts are kept for each seat. */
const KEPT_RECEIPTS = 16;

/**
 * Who sends an action: a person; the host for a bot or a clock; or the host with an answer that a person has set ahead.
 */
export type Sender = 'person' | 'host' | 'ahead';

/** Checks an action from outside. Throws a ThorpError if it is refused. */
export function prepare<T extends Types>(
  table: Table<T>,
  data: unknown,
  at: number,
  sender: Sender = 'person',
): Prepared<T> {
  const action = readAction(table, data);
  const { seat, id, kind } = action;
  // Only a person may repeat an action: the host never sends one twice, and a person's id must not match one of the
  // host.
  const receipt = sender === 'person' ? table.receipts[seat]?.find(each => each.id === id) : undefined;
  if (receipt) return { repeated: true, receipt };
  const { sequence, version } = table;
  if (kind === 'seen' && (table.otherRules || table.seen[seat] === table.match.plies.length)) {
    return { repeated: true, receipt: { seat, id, sequence, version } };
  }
  if (table.otherRules) throw otherRulesError(table.match.game.id, table.otherRules);
  refuseStale(table, action);
  refuseEndless(table, action);
  refuse(table, action, at);
  if (sender === 'person') refuseSender(table, action);
  if (kind !== 'move') return prepared(table, action, at, null);
  const { options } = action;
  const mark = sender === 'ahead' ? { ahead: true as const } : {};
  return prepared(table, { kind, seat, id, options, ...mark }, at, prepareMove(table.match, seat, options));
}

/** Prepares an action that was accepted before, for example when a stored table is loaded. */
export function prepareAgain<T extends Types>(table: Table<T>, action: AcceptedAction, at: number): FreshAction<T> {
  const { seat } = action;
  const move = action.kind === 'move' ? prepareMove(table.match, seat, action.options, true) : null;
  return prepared(table, action, at, move);
}

/** Whether the host made this move with an answer that a person had set ahead. */
function isAhead(action: AcceptedAction): boolean {
  return action.kind === 'move' && action.ahead === true;
}

/** Makes a prepared action part of the table. Returns the new notes for the log. */
export function commit<T extends Types>(table: Table<T>, prepared: Prepared<T>): readonly Note<T['event']>[] {
  if (prepared.repeated) return [];
  const { entry, receipt, move, holding, standing, settled } = prepared;
  if (entry.sequence !== table.sequence + 1) throw new Error('broken invariant: another action was committed since');
  const { seat, at } = entry;
  countTime(table, at);
  // A person who acts has seen what happened before.
  if (entry.kind === 'seen' || (entry.kind !== 'timeout' && !isAhead(entry) && isPlaying(table, seat))) {
    table.seen[seat] = table.match.plies.length;
  }
  if (move) {
    table.moves.push(table.match.plies.length);
    commitMove(table.match, move);
  }
  change(table, entry);
  table.holding = holding;
  updateRequest(table, entry, settled);
  table.sequence = entry.sequence;
  if (receipt.version !== table.version) table.changedAt = at;
  table.version = receipt.version;
  for (const each of table.asked.keys()) if (!standing.includes(each)) table.asked[each] = table.version;
  endStandIns(table);
  updateAhead(table, entry, settled);
  runClocks(table, at, entry);
  keepReceipt(table, receipt);
  return move?.choices.flatMap(({ notes }) => notes) ?? [];
}

/** What an entry changes besides the game, the request and the clocks. */
function change(table: Table, entry: Entry): void {
  const { seat } = entry;
  if (entry.kind === 'undo') takeBack(table, seat);
  if (entry.kind === 'resign') table.resigned.push(seat);
  if (entry.kind === 'timeout') runOut(table, seat);
  if (entry.kind === 'note') table.notes[seat] = entry.text;
}

/** The time of a seat has run out: a bot finishes the turn, or takes the seat for good. */
function runOut({ header, resigned, timedOut, standIns }: Table, seat: Seat): void {
  if (header.clock?.whenOut !== 'seat') standIns.push(seat);
  else {
    resigned.push(seat);
    timedOut.push(seat);
  }
}

/** A bot has finished the turn when the table no longer waits for the seat. */
function endStandIns(table: Table): void {
  if (table.standIns.length === 0) return;
  const waited = seatsWaitedFor(table);
  table.standIns.splice(0, Infinity, ...table.standIns.filter(seat => waited.includes(seat)));
}

function prepared<T extends Types>(
  table: Table<T>,
  action: AcceptedAction,
  at: number,
  move: PreparedMove<T> | null,
): FreshAction<T> {
  const { seat, id } = action;
  const sequence = table.sequence + 1;
  const what = move ? moved(move, isAhead(action)) : smallPart(action as SmallAction);
  const settled = settles(table, action);
  const version = settled || !LEAVES_GAME_ALONE.has(action.kind) ? table.version + 1 : table.version;
  const receipt = { seat, id, sequence, version };
  return {
    repeated: false,
    receipt,
    entry: { sequence, at, seat, id, ...what },
    ...effectOf(table, action, move, settled),
  };
}

/** Kinds that do not change the game, unless they fulfil a request. */
const LEAVES_GAME_ALONE: ReadonlySet<Entry['kind']> = new Set(['seen', 'note', 'ahead', 'ask', 'answer', 'withdraw']);

function moved(
  { plies, links }: PreparedMove,
  ahead: boolean,
): Omit<Extract<Entry, { kind: 'move' }>, keyof Receipt | 'at'> {
  const mark = ahead ? { ahead } : {};
  return { kind: 'move', options: plies.map(({ option }) => option), ...mark, link: links.at(-1) ?? '' };
}

/** Copies only the fields that belong to the kind. */
function smallPart(action: SmallAction): SmallAction {
  const { kind } = action;
  if (kind === 'ask') return { kind, what: action.what };
  if (kind === 'answer') return { kind, request: action.request, agrees: action.agrees };
  if (kind === 'ahead') return { kind, ...aheadPart(action) };
  return kind === 'note' ? { kind, text: action.text } : { kind };
}

function effectOf<T extends Types>(
  table: Table<T>,
  action: AcceptedAction,
  move: PreparedMove<T> | null,
  settled: boolean,
): Effect<T> {
  const { holding } = table;
  const { seat, kind } = action;
  if (move) return effectOfMove(table, move, isAhead(action));
  if (settled || kind === 'undo' || kind === 'confirm') return { move: null, holding: null, standing: [], settled };
  const all = [...table.asked.keys()];
  if (LEAVES_GAME_ALONE.has(kind)) return { move: null, holding, standing: all, settled };
  const standing = all.filter(each => each !== seat);
  return { move: null, holding: holding === seat ? null : holding, standing, settled };
}

/** A turn that was answered ahead needs no confirmation: its person may be away. */
function effectOfMove<T extends Types>(table: Table<T>, move: PreparedMove<T>, ahead: boolean): Effect<T> {
  const { match } = table;
  const { seat, choices } = move;
  const { questions: first } = match;
  const { state: last, questions: before } = choices.at(-2) ?? match;
  const { questions: after } = choices.at(-1) ?? match;
  const asks = (list: readonly Decision[], each: Seat): boolean => list.some(question => question.seat === each);
  const standing = first.flatMap(({ seat: each }) => (each !== seat && asks(after, each) ? [each] : []));
  const passes = before.length === 1 && !asks(after, seat);
  const asked = before.find(question => question.seat === seat);
  const holds = !ahead && passes && !isDeliberate(table, asked?.step) && mayHold(table, move, last);
  return { move, holding: holds ? seat : null, standing, settled: false };
}

/**
 * A turn that was ended on purpose needs no confirmation. A turn that ends by itself does, as long as it can be taken
 * back.
 */
function isDeliberate(table: Table, step: string | undefined): boolean {
  const found = step === undefined ? undefined : fieldOf(table.match.game.steps, step);
  return isObject(found) && found['always'] === true;
}

/**
 * A turn can be taken back only if nobody learnt anything from its last choice, so only such a turn waits for
 * confirmation.
 */
function mayHold<T extends Types>(table: Table<T>, { seat, choices }: PreparedMove<T>, last: T['state']): boolean {
  return table.header.confirms && isPlaying(table, seat) && choices.at(-1)?.state.learnt === last.learnt;
}

function keepReceipt(table: Table, receipt: Receipt): void {
  const kept = table.receipts[receipt.seat];
  kept?.push(receipt);
  if (kept && kept.length > KEPT_RECEIPTS) kept.shift();
}

/** Games of people have some hundred. So many moves and undos take 0.6 s to load. */
export const MOST_ENTRIES = 5_000;

/** Actions that can be repeated without end. Moves cannot, if they are not taken back. */
const ENDLESS: ReadonlySet<Action['kind']> = new Set(['undo', 'ask', 'note', 'ahead']);

/** A table is loaded by doing all its actions again, so that must not take longer and longer. */
function refuseEndless({ sequence }: Table, { kind }: Action): void {
  if (sequence < MOST_ENTRIES || !ENDLESS.has(kind)) return;
  throw new ThorpError('bad-request', `this table has ${MOST_ENTRIES} actions already: only moves are possible now`);
}

/** Others may have answered in the meantime. A question that has not changed since can still be answered. */
function refuseStale(table: Table, { kind, seat, version }: Action): void {
  if (kind !== 'move' && kind !== 'undo' && kind !== 'confirm') return;
  const oldest = kind === 'move' ? (table.asked[seat] ?? 0) : table.version;
  if (version >= oldest && version <= table.version) return;
  const said = `the table has moved on to version ${table.version}; this answers version ${version}`;
  throw new ThorpError('version', said, { version: table.version });
}

/**
 * Only the person who still plays a seat acts for it. Marking as seen and writing notes is allowed at any seat of one's
 * own.
 */
function refuseSender(table: Table, { kind, seat }: Action): void {
  if (kind === 'seen' || kind === 'note') return;
  if (kind === 'timeout') throw new ThorpError('bad-request', 'the host says when time is out');
  if (!isPerson(table, seat)) throw new ThorpError('not-your-turn', `no person plays seat ${seat} now`);
  if (kind === 'move' && table.standIns.includes(seat)) {
    throw new ThorpError('not-your-turn', 'your time has run out: a bot finishes this turn');
  }
}

function refuse(table: Table, action: Action, at: number): void {
  const { kind, seat } = action;
  if (kind === 'move') refuseMove(table);
  if (kind === 'undo') refuseUndo(table, seat);
  if (kind === 'resign') refuseResign(table, seat);
  if (kind === 'ask') refuseRequest(table, seat, action.what);
  if (kind === 'answer') refuseAnswer(table, seat, action.request);
  if (kind === 'withdraw') refuseWithdrawal(table, seat);
  if (kind === 'timeout') refuseTimeout(table, seat, at);
  if (kind === 'ahead') refuseAhead(table);
  if (kind === 'confirm' && table.holding !== seat) {
    throw new ThorpError('not-your-turn', `seat ${seat} has no turn to pass on`);
  }
}

function refuseMove(table: Table): void {
  if (table.holding !== null) {
    throw new ThorpError('not-your-turn', `seat ${table.holding} may still take its turn back`);
  }
  if (hasEnded(table)) throw new ThorpError('game-over', 'the game is over: there is nothing left to choose');
}

function refuseResign(table: Table, seat: Seat): void {
  if (!isPerson(table, seat)) throw new ThorpError('not-your-turn', `nobody in seat ${seat} can resign`);
  if (hasEnded(table)) throw new ThorpError('game-over', 'the game is over');
}

/** Why a move cannot be taken back, as a key for texts. */
export type NoUndo = keyof typeof NO_UNDO;

const NO_UNDO = {
  nobody: 'nobody plays this seat',
  over: 'the game is over',
  nothing: 'nothing was chosen yet',
  rules: 'the game was begun with other rules and can only be viewed',
  another: 'the last choice was made by another seat',
  revealed: 'the last choice revealed new information',
} as const;

/** Why the seat cannot take its last move back now, or null when it can. */
export function undoRefusal(table: Table, seat: Seat): NoUndo | null {
  if (!isPlaying(table, seat) || isOutOfTime(table, seat)) return 'nobody';
  if (hasEnded(table)) return 'over';
  if (table.otherRules) return 'rules';
  if (undoBarrier(table.match, seat) === null) return null;
  const last = table.match.plies.at(-1);
  if (!last) return 'nothing';
  return last.seat === seat ? 'revealed' : 'another';
}

function refuseUndo(table: Table, seat: Seat): void {
  const why = undoRefusal(table, seat);
  if (why) throw new ThorpError('no-undo', `cannot take back: ${NO_UNDO[why]}`, { why });
}

/** Takes back the last move, or only the part after the choice that revealed something. */
function takeBack(table: Table, seat: Seat): void {
  const { match, moves, seen } = table;
  const start = moves.pop() ?? 0;
  undo(match, seat, start);
  if (match.plies.length > start) moves.push(start);
  for (const [each, plies] of seen.entries()) seen[each] = Math.min(plies, match.plies.length);
}
