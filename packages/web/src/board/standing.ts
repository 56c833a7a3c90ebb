import type { Types } from '@thorp/kernel';
import type { TableUpdate } from '../protocol/update.ts';

/** What a scoring says of who has won. */
export interface WinnerWords {
  youWin(points: string): string;
  wins(name: string, points: string): string;
  shared(names: string, points: string): string;
}

/** Says who a seat is: "You" for the one that looks on. */
export function seatNames<T extends Types>(
  { seat: own, seats }: TableUpdate<T>,
  you: string,
): (seat: number) => string {
  return seat => (seat === own ? you : (seats[seat]?.name ?? ''));
}

/** Whose side of the table is shown large: one's own, or for those who look on that of the seat whose turn it is. */
export function seatInFront<T extends Types>({ seat, seats }: TableUpdate<T>): number {
  return (
    seat ??
    Math.max(
      0,
      seats.findIndex(({ asked }) => asked),
    )
  );
}

/** The seats with one's own first, then in their order around the table; more places than seats where somebody has none. */
export function ownFirst<T extends Types>({ seat, seats }: TableUpdate<T>, count = seats.length): number[] {
  const first = seat ?? 0;
  return Array.from({ length: count }, (_, i) => (first + i) % count);
}

/** The score sheets of a game that is over, the best first. */
export function ranked<T extends Types>({ sheets, result }: TableUpdate<T>): TableUpdate<T>['sheets'] {
  const rank = (seat: number): number => result?.ranks[seat] ?? 0;
  return sheets.toSorted((a, b) => rank(a.seat) - rank(b.seat));
}

/** Who has won, with how many points; alone, what the game says of the result. */
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
