import { dayOf } from '@thorp/client/daily';
import type { Entry, Room, StoredTable } from '@thorp/table';
import type { PlayedGame } from '../store/usage.ts';

/** A person who takes longer was away. Such moves are left out of the time per move. */
const AWAY_MS = 600_000;

/** The figures of a finished game for the people who run the site. */
export function playedGame({ header, seats, began }: Room, { entries }: StoredTable, at: number): PlayedGame {
  const people = new Map(seats.flatMap((seat, i) => (seat.kind === 'person' ? [[i, seat.person] as const] : [])));
  const times = thoughtTimes(entries, new Set(people.keys()), began ?? 0);
  return {
    id: header.id,
    day: dayOf(at),
    game: header.game,
    moves: times.length,
    ms: times.reduce((sum, ms) => sum + ms, 0),
    people: [...new Set(people.values())],
  };
}

/** How long people took for their moves, counted from the event before. */
function thoughtTimes(entries: readonly Entry[], seats: ReadonlySet<number>, began: number): number[] {
  const times: number[] = [];
  let before = began;
  for (const { kind, seat, at } of entries) {
    const ms = at - before;
    if (kind === 'move' && seats.has(seat) && before > 0 && ms >= 0 && ms <= AWAY_MS) times.push(ms);
    if (kind !== 'seen' && kind !== 'note' && kind !== 'ahead') before = at;
  }
  return times;
}
