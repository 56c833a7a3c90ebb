import type { Game, Match, Note, Seat, Told, World } from '@thorp/kernel';

/** Seats by number, for programs that number them from 0 as well. */
export const seatNumber = (seat: Seat): string => `Seat ${seat}`;

/** What the phrases of a game need to speak to one reader. */
export function toldTo(
  game: Game,
  state: World,
  reader: Seat | null,
  name: (seat: Seat) => string = seatNumber,
): Told<unknown> {
  return { view: game.view(state, reader), name };
}

export function mayRead(note: Note, reader: Seat | null): boolean {
  return note.to === undefined || (reader !== null && note.to.includes(reader));
}

/** The log in words, as far as the reader may know it. */
export function tellLog(match: Match, reader: Seat | null, name: (seat: Seat) => string, from = 0): string[] {
  const told = toldTo(match.game, match.state, reader, name);
  const mine = match.log.slice(from).filter(({ note }) => mayRead(note, reader));
  return mine.map(({ note }) => match.game.text.en.tell(note.event, told));
}
