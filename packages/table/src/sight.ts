import {
  fastChance,
  forMe,
  imagine,
  outcome,
  refusals,
  type Decision,
  type Outcome,
  type Part,
  type Refusal,
  type Seat,
  type Types,
} from '@thorp/kernel';
import { undoRefusal, type NoUndo } from './act.ts';
import { hasEnded, openQuestions, wasGivenUp } from './turn.ts';
import type { Table } from './types.ts';

/** Something told, with the ply it belongs to. */
export interface LogLine<T extends Types = Types> {
  readonly ply: number;
  readonly event: T['event'];
}

/** Everything one seat (null: a spectator) may know of the table, and nothing else. */
export interface Sight<T extends Types = Types> {
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
  readonly holding: Seat | null;
  /** Why the last choice cannot be taken back by this seat; null when it can. */
  readonly noUndo: NoUndo | 'watching' | null;
  readonly log: readonly LogLine<T>[];
  /** How many of the last lines of the log the seat has not seen yet. */
  readonly unread: number;
  readonly standings: readonly Standing[];
  /** Null while the game goes on. */
  readonly result: Result | null;
}

export interface Result {
  readonly ranks: readonly number[];
  readonly outcome: Outcome;
  /** No person was left to play on, so the scores are those of an unfinished game. */
  readonly givenUp: boolean;
}

/** A score as far as a seat can know it: the same in every world it thinks possible, or a span. */
export interface Standing {
  readonly seat: Seat;
  readonly low: number;
  readonly high: number;
  /** The lines of the sheet, when they are certain. */
  readonly parts: readonly Part[] | null;
}

export function sightOf<T extends Types>(table: Table<T>, seat: Seat | null): Sight<T> {
  const { match, version, holding } = table;
  const questions = openQuestions(table);
  const decision = questions.find(each => each.seat === seat) ?? null;
  const first = decision !== null && decision === questions[0];
  const log = logFor(table, seat);
  const seen = seat === null ? 0 : (table.seen[seat] ?? 0);
  return {
    seat,
    version,
    view: match.game.view(match.state, seat),
    decision,
    refusals: first ? refusals(match.game, match.state) : [],
    forMe: first ? forMe(match.game, match.state) : null,
    waiting: holding === null ? questions.map(each => each.seat) : [holding],
    holding,
    noUndo: seat === null ? 'watching' : undoRefusal(table, seat),
    log,
    unread: log.filter(({ ply }) => ply > seen).length,
    standings: standings(table, seat),
    result: result(table),
  };
}

/** The log as a seat may read it. */
export function logFor<T extends Types>({ match }: Table<T>, seat: Seat | null): LogLine<T>[] {
  const lines: LogLine<T>[] = [];
  for (const { ply, note } of match.log) {
    if (!note.to || (seat !== null && note.to.includes(seat))) lines.push({ ply, event: note.event });
  }
  return lines;
}

/** What happened since the seat last looked. */
export function recap<T extends Types>(table: Table<T>, seat: Seat): LogLine<T>[] {
  const seen = table.seen[seat] ?? 0;
  return logFor(table, seat).filter(({ ply }) => ply > seen);
}

function result(table: Table): Result | null {
  if (!hasEnded(table)) return null;
  const { over: _, ranks, ...rest } = outcome(table.match);
  return { ranks, outcome: rest, givenUp: wasGivenUp(table) };
}

/** Worlds that are scored: few, because a hidden card that counts shows at once. */
const WORLDS = 4;

/** Scored in imagined worlds and never in the true one, so that a total cannot betray a hidden card. */
function standings<T extends Types>({ match: { game, state } }: Table<T>, seat: Seat | null): Standing[] {
  const sheets = Array.from({ length: WORLDS }, (_, world) => {
    return game.score(imagine(game, state, seat, fastChance(world))).scores;
  });
  return (sheets[0] ?? []).map((score, i) => {
    const totals = sheets.map(sheet => sheet[i]?.total ?? 0);
    const low = Math.min(...totals);
    const high = Math.max(...totals);
    return { seat: score.seat, low, high, parts: low === high ? score.parts : null };
  });
}
