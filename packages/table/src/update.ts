import {
  fastChance,
  forMe,
  imagine,
  notesAfter,
  outcome,
  packLog,
  refusals,
  same,
  type Decision,
  type Outcome,
  type Pack,
  type Part,
  type Refusal,
  type Seat,
  type Types,
} from '@thorp/kernel';
import { undoRefusal, type NoUndo } from './actions.ts';
import { deadlineOf } from './clock.ts';
import { undoOnRequest } from './requests.ts';
import { hasEnded, isPlaying, openQuestions, wasGivenUp } from './turn.ts';
import type { OtherRules, Request, StandingAhead, Table } from './types.ts';

/** Something that happened, with the ply it belongs to. */
export interface LogEvent<T extends Types = Types> {
  readonly ply: number;
  readonly event: T['event'];
}

/** What one seat (null: a spectator) gets to see of the table: everything it may know, and nothing else. */
export interface Update<T extends Types = Types> {
  readonly seat: Seat | null;
  readonly version: number;
  readonly view: T['view'];
  /** What this seat is asked; null when it is not asked. */
  readonly decision: Decision<T['option'], T['frame']> | null;
  readonly refusals: readonly Refusal<T['option'], T['reason']>[];
  /** The answer the game would give on the player's behalf. */
  readonly forMe: T['option'] | null;
  /** The seats the table waits for. */
  readonly waiting: readonly Seat[];
  /** Since when, in milliseconds since 1970; null if not known. */
  readonly since: number | null;
  readonly holding: Seat | null;
  /** Why the last choice cannot be taken back by this seat; null when it can. */
  readonly noUndo: NoUndo | 'watching' | null;
  /**
   * How many plies would remain if the others agreed to take the seat's last move back; null if it cannot ask for that.
   */
  readonly undoTo: number | null;
  /** The open request to the others, or the last one. */
  readonly request: Request | null;
  /** The time of every seat; null for a game without a limit. */
  readonly clocks: readonly ShownClock[] | null;
  /** The seats that a bot has taken over, and those for which a bot finishes this turn. */
  readonly resigned: readonly Seat[];
  readonly standIns: readonly Seat[];
  /** Those of the first list whose person ran out of time. */
  readonly timedOut: readonly Seat[];
  /** The seat's private note. */
  readonly note: string;
  /** The seat's answers set ahead; null for a spectator. */
  readonly ahead: StandingAhead | null;
  /** The log after the ply that the reader has; the reader drops its later entries. */
  readonly log: readonly LogEvent<T>[];
  /** The ply up to which the log is left out; -1 when it is all there. */
  readonly logAfter: number;
  /** How many of the last log events the seat has not seen yet. */
  readonly unread: number;
  readonly standings: readonly Standing[];
  /** Null while the game goes on. */
  readonly result: Result | null;
  /** Why the table can only be looked at; null if it can be played. */
  readonly otherRules: OtherRules | null;
}

export interface Result {
  readonly ranks: readonly number[];
  readonly outcome: Outcome;
  /** No person was left to play on, so the scores are those of an unfinished game. */
  readonly givenUp: boolean;
  /** Everybody agreed to end the game, so the scores are those of an unfinished game and count for nobody. */
  readonly abandoned: boolean;
}

/** The time of a seat, in milliseconds: what was left when it was last counted. */
export interface ShownClock {
  readonly bank: number;
  readonly free: number;
  /** When the time runs out; null while the clock is stopped. */
  readonly deadline: number | null;
}

/** An update without scores: these need several imagined worlds, so a server computes them only when asked. */
export type UnscoredUpdate<T extends Types = Types> = Omit<Update<T>, 'standings'>;

/**
 * A score as far as a seat can know it: exact if it is the same in every world the seat thinks possible, otherwise a
 * range.
 */
export interface Standing {
  readonly seat: Seat;
  readonly low: number;
  readonly high: number;
  /** The lines of the sheet, when they are certain. */
  readonly parts: readonly Part[] | null;
}

/** The table for one seat. `logAfter` names the ply up to which the reader has the log already. */
export function updateFor<T extends Types>(table: Table<T>, seat: Seat | null, logAfter = -1): Update<T> {
  return { ...unscoredUpdateFor(table, seat, logAfter), standings: standings(table, seat) };
}

export function unscoredUpdateFor<T extends Types>(
  table: Table<T>,
  seat: Seat | null,
  logAfter = -1,
): UnscoredUpdate<T> {
  const { game, state } = table.match;
  return { view: game.view(state, seat), log: logFor(table, seat, logAfter), logAfter, ...shortUpdateFor(table, seat) };
}

/** An update without its long parts. */
export type ShortUpdate<T extends Types = Types> = Omit<UnscoredUpdate<T>, 'view' | 'log' | 'logAfter'>;

/** Made and compared for every reader of every move, so it is one literal with a fixed set of fields. */
export function shortUpdateFor<T extends Types>(table: Table<T>, seat: Seat | null): ShortUpdate<T> {
  const { match, version, holding } = table;
  const questions = openQuestions(table);
  const decision = questions.find(each => each.seat === seat) ?? null;
  const first = decision !== null && decision === questions[0] ? decision : null;
  return {
    seat,
    version,
    decision,
    refusals: first ? refusals(match.game, match.state, first) : NONE,
    forMe: first ? forMe(match.game, match.state, first) : null,
    waiting: holding === null ? questions.map(each => each.seat) : [holding],
    since: table.changedAt || null,
    holding,
    request: table.request,
    clocks: shownClocks(table),
    resigned: copyOf(table.resigned),
    standIns: copyOf(table.standIns),
    timedOut: copyOf(table.timedOut),
    result: result(table),
    otherRules: table.otherRules,
    noUndo: seat === null ? 'watching' : undoRefusal(table, seat),
    undoTo: seat === null ? null : undoOnRequest(table, seat),
    note: seat === null ? '' : (table.notes[seat] ?? ''),
    ahead: seat === null ? null : (table.ahead[seat] ?? null),
    unread: seat === null ? 0 : unreadBy(table, seat),
  };
}

/** Most of these lists are empty most of the time. One and the same empty list needs no comparison. */
const NONE: readonly never[] = [];

function copyOf(seats: readonly Seat[]): readonly Seat[] {
  return seats.length === 0 ? NONE : seats.slice();
}

/** The log after a ply, as a seat may read it. Costs time for the new part only. */
export function logFor<T extends Types>({ match }: Table<T>, seat: Seat | null, after = -1): LogEvent<T>[] {
  const events: LogEvent<T>[] = [];
  for (const { ply, event, to } of notesAfter(match, after)) {
    if (mayRead(to, seat)) events.push({ ply, event });
  }
  return events;
}

/** What happened since the seat last looked. */
export function recap<T extends Types>(table: Table<T>, seat: Seat): LogEvent<T>[] {
  return logFor(table, seat, table.seen[seat] ?? 0);
}

/** How many events a seat has not seen yet. Counted for every reader of every move, so no list of them is made. */
function unreadBy({ match, seen }: Table, seat: Seat): number {
  let count = 0;
  for (const { to } of notesAfter(match, seen[seat] ?? 0)) if (mayRead(to, seat)) count++;
  return count;
}

function mayRead(to: readonly Seat[] | undefined, seat: Seat | null): boolean {
  return !to || (seat !== null && to.includes(seat));
}

/** How many of the last plies stay unpacked: readers who reconnect soon have the older log. */
const KEPT_PLIES = 8;

/** Packs the part of the log that every person has seen, for tables that stay in memory for long. */
export function packSeen(table: Table, pack: Pack): void {
  const { match, seen } = table;
  const unseen = seen.filter((_, seat) => isPlaying(table, seat));
  packLog(match, Math.min(match.plies.length - KEPT_PLIES, ...unseen), pack);
}

function result(table: Table): Result | null {
  if (!hasEnded(table)) return null;
  const { over: _, ranks, ...rest } = outcome(table.match);
  return { ranks, outcome: rest, givenUp: wasGivenUp(table), abandoned: table.abandoned };
}

/** No person was left to play on, because the time of the last one ran out. */
export function endedByTime({ result, resigned, timedOut }: Pick<Update, 'result' | 'resigned' | 'timedOut'>): boolean {
  const last = resigned.at(-1);
  return result?.givenUp === true && last !== undefined && timedOut.includes(last);
}

function shownClocks(table: Table): ShownClock[] | null {
  return table.clocks?.map(({ bank, free }, seat) => ({ bank, free, deadline: deadlineOf(table, seat) })) ?? null;
}

/** Worlds that are scored. Few are enough, because a hidden card that counts shows at once. */
const WORLDS = 4;

/** Scored in imagined worlds and never in the true one, so that a total cannot reveal a hidden card. */
export function standings<T extends Types>({ match }: Pick<Table<T>, 'match'>, seat: Seat | null): Standing[] {
  const { game, state } = match;
  const sheets = Array.from({ length: WORLDS }, (_, world) => {
    return game.score(imagine(game, state, seat, fastChance(world))).scores;
  });
  return (sheets[0] ?? []).map((score, i) => {
    const totals = sheets.map(sheet => sheet[i]?.total ?? 0);
    const low = Math.min(...totals);
    const high = Math.max(...totals);
    const certain = low === high && sheets.every(sheet => same(sheet[i]?.parts, score.parts));
    return { seat: score.seat, low, high, parts: certain ? score.parts : null };
  });
}
