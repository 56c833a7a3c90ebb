import { outcome } from '@thorp/kernel';
import { hasEnded, wasGivenUp, type Room, type RoomSeat, type Table } from '@thorp/table';
import type { TableResult } from '../store/ratings.ts';

/** The result of a table; null while it goes on, and when everybody has agreed to end it without a result. */
export function resultOf(room: Room, table: Table, at: number): TableResult | null {
  if (!hasEnded(table) || table.abandoned) return null;
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
  // A verdict says whether the game itself was beaten: nobody was better than anybody else.
  const compares = seats.length > 1 && !verdict;
  return { room: id, game, ended: at, rated: rated && compares, shown: listed, seats };
}

/** Who resigned comes after all who stayed, and the first to resign is the last. */
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
