import { outcome } from '@thorp/kernel';
import { hasEnded, wasGivenUp, type Room, type RoomSeat, type Table } from '@thorp/table';
import type { TableResult } from '../store/ratings.ts';

/**
 * The result of a table; null while it goes on, if everybody agreed to end it without a result, and if everybody left
 * before the game was under way.
 */
export function resultOf(room: Room, table: Table, at: number): TableResult | null {
  if (!hasEnded(table) || table.abandoned || wasLeftUnplayed(table)) return null;
  const { id, game, rated = false, listed } = room.header;
  const { scores, verdict } = outcome(table.match);
  const places = placesOf(table);
  const seats = room.seats.map((seat, i) => ({
    seat: i,
    subject: subjectOf(seat),
    name: seat.kind === 'open' ? '' : seat.name,
    place: places[i] ?? 1,
    score: scores.find(score => score.seat === i)?.total ?? 0,
  }));
  // A verdict says whether the game itself was beaten, so players are not compared.
  const compares = seats.length > 1 && !verdict;
  return { room: id, game, ended: at, rated: rated && compares, shown: listed, seats };
}

/**
 * Whether all people resigned before each of them had chosen once. Then nobody has won, although somebody was the last
 * to leave. With a bot at the table the game counts, so that nobody can avoid a bad deal by leaving.
 */
function wasLeftUnplayed(table: Table): boolean {
  const { players } = table.header;
  if (!wasGivenUp(table) || players.some(({ kind }) => kind !== 'human')) return false;
  const chose = new Set(table.match.plies.map(({ seat }) => seat));
  return players.some((_, seat) => !chose.has(seat));
}

/** Those who resigned come after all who stayed; the first to resign is last. */
function placesOf(table: Table): number[] {
  const unfinished = wasGivenUp(table);
  const { ranks } = outcome(table.match);
  const all = ranks.length;
  const key = ranks.map((rank, seat) => {
    const resigned = table.resigned.indexOf(seat);
    if (resigned >= 0) return 2 * all - resigned;
    return unfinished ? 1 : rank;
  });
  return key.map(mine => 1 + key.filter(other => other < mine).length);
}

function subjectOf(seat: RoomSeat): string {
  if (seat.kind === 'person') return seat.person;
  return seat.kind === 'bot' ? `bot:${seat.level}` : '';
}
