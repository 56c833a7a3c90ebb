import type { Game, Seat, Reader, World } from '@thorp/kernel';
import type { LogEvent } from '@thorp/table';

/** Seats by number, for programs that also number them from 0. */
export const seatNumber = (seat: Seat): string => `Seat ${seat}`;

/** What the phrases of a game need to know about a reader. */
export function readerOf(
  game: Game,
  state: World,
  reader: Seat | null,
  name: (seat: Seat) => string = seatNumber,
): Reader<unknown> {
  return { view: game.view(state, reader), name };
}

/** Log events in words. */
export function logLines({ text }: Game, events: readonly LogEvent[], reader: Reader<unknown>): string[] {
  return events.map(({ event }) => text.en.tell(event, reader));
}
