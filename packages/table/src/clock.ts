import { fieldsOf, isWhole, ThorpError, type Seat } from '@thorp/kernel';
import { isPlaying, seatsWaitedFor } from './turn.ts';
import type { Clock, Entry, SeatClock, Table } from './types.ts';

/*
 * Clocks are part of the table's entries: each entry has a time. The clock of every person that the table waits for
 * runs, so a simultaneous question runs several. Bots have no clock.
 */

/** Clocks that have not begun to run. */
export function newClocks(clock: Clock | undefined, seats: number): SeatClock[] | null {
  if (!clock) return null;
  const bank = clock.kind === 'live' ? clock.base : clock.bank;
  return Array.from({ length: seats }, () => ({ bank, free: 0, since: null, height: -1 }));
}

/** Counts the time that has passed. Called before an entry changes the table. */
export function countTime({ clocks }: Table, at: number): void {
  for (const clock of clocks ?? []) {
    if (clock.since === null) continue;
    const passed = Math.max(0, at - clock.since);
    const free = Math.min(clock.free, passed);
    clock.free -= free;
    clock.bank = Math.max(0, clock.bank - (passed - free));
    clock.since += passed;
  }
}

/** Starts the clocks of the seats that the table waits for now. Called after an entry, and when the game begins. */
export function runClocks(table: Table, at: number, entry: Entry | null): void {
  const { clocks } = table;
  if (!clocks) return;
  const waited = seatsWaitedFor(table);
  for (const [seat, clock] of clocks.entries()) {
    if (!waited.includes(seat) || !isPlaying(table, seat)) clock.since = null;
    else {
      if (clock.since === null || (entry?.kind === 'move' && entry.seat === seat)) giveTime(table, clock);
      clock.since ??= at;
    }
  }
}

/** Adds the time for a move. Taking a move back and making it again adds none. */
function giveTime({ header: { clock }, match: { plies } }: Table, seat: SeatClock): void {
  if (!clock || plies.length <= seat.height) return;
  seat.height = plies.length;
  if (clock.kind === 'live') seat.bank += clock.increment;
  else seat.free = clock.perMove;
}

/** When the time of a seat runs out; null while its clock is stopped. */
export function deadlineOf({ clocks }: Table, seat: Seat): number | null {
  const clock = clocks?.[seat];
  return clock && clock.since !== null ? clock.since + clock.free + clock.bank : null;
}

/** The seat whose time runs out next, and when; null when no clock runs. */
export function nextDeadline(table: Table): { readonly seat: Seat; readonly at: number } | null {
  let next: { seat: Seat; at: number } | null = null;
  for (const seat of table.clocks?.keys() ?? []) {
    const at = deadlineOf(table, seat);
    if (at !== null && (next === null || at < next.at)) next = { seat, at };
  }
  return next;
}

/** A bot plays for this seat until it gets more time. */
export function isOutOfTime({ clocks }: Table, seat: Seat): boolean {
  const clock = clocks?.[seat];
  return clock !== undefined && clock.bank + clock.free === 0;
}

export function refuseTimeout(table: Table, seat: Seat, at: number): void {
  const deadline = deadlineOf(table, seat);
  if (deadline === null || at < deadline)
    throw new ThorpError('bad-request', `the time of seat ${seat} has not run out`);
}

const MOST_TIME = 366 * 24 * 3_600_000;

/** What is wrong with the settings of a clock; null if nothing is. */
export function clockFault(data: unknown): string | null {
  const { kind, whenOut, base, increment, perMove, bank } = fieldsOf(data) ?? {};
  if (kind !== 'live' && kind !== 'correspondence') return "a clock is 'live' or 'correspondence'";
  if (whenOut !== 'turn' && whenOut !== 'seat') return "when time is out a bot plays the 'turn' or takes the 'seat'";
  const [always, extra] = kind === 'live' ? [base, increment] : [perMove, bank];
  const fits = isWhole(always, 1, MOST_TIME) && isWhole(extra, 0, MOST_TIME);
  return fits ? null : `times are whole milliseconds up to ${MOST_TIME}`;
}
