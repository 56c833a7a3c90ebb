import type { Types } from '@thorp/kernel';
import type { TableUpdate } from '../protocol/update.ts';

/** The words about who has won. */
export interface WinnerWords {
  youWin(points: string): string;
  wins(name: string, points: string): string;
  shared(names: string, points: string): string;
}

/** The name of a seat: "You" for the viewer. */
export function seatNames<T extends Types>(
  { seat: own, seats }: TableUpdate<T>,
  you: string,
): (seat: number) => string {
  return seat => (seat === own ? you : (seats[seat]?.name ?? ''));
}

/** The seat whose side of the table is shown large: the viewer's own, or for spectators the seat whose turn it is. */
export function seatInFront<T extends Types>({ seat, seats }: TableUpdate<T>): number {
  return (
    seat ??
    Math.max(
      0,
      seats.findIndex(({ asked }) => asked),
    )
  );
}

/** The seats in order around the table, the viewer's own first. `count` may be larger than the number of seats. */
export function ownFirst<T extends Types>({ seat, seats }: TableUpdate<T>, count = seats.length): number[] {
  const first = seat ?? 0;
  return Array.from({ length: count }, (_, i) => (first + i) % count);
}

/** The score sheets of a finished game, the best first. */
export function ranked<T extends Types>({ sheets, result }: TableUpdate<T>): TableUpdate<T>['sheets'] {
  const rank = (seat: number): number => result?.ranks[seat] ?? 0;
  return sheets.toSorted((a, b) => rank(a.seat) - rank(b.seat));
}

/** Who has won, with how many points; in a solo game, the game's verdict. */
export function winnerLine<T extends Types>(
  { sheets, result, seat }: TableUpdate<T>,
  nameOf: (seat: number) => string,
  words: WinnerWords,
): string {
  if (result?.verdictText) return result.verdictText;
  const best = sheets.filter(each => result?.ranks[each.seat] === 1);
  const [first, second] = best;
  if (!first) return '';
  if (second) return words.shared(best.map(each => nameOf(each.seat)).join(', '), first.total);
  return first.seat === seat ? words.youWin(first.total) : words.wins(nameOf(first.seat), first.total);
}
