import { begin, choose, readSettings, type Match, type Seat, type Types } from '@thorp/kernel';
import type { Table } from './types.ts';

/** What a seat could see of the table at an earlier moment. */
export interface PastMoment<T extends Types = Types> {
  /** How many plies had been played. */
  readonly plies: number;
  readonly view: T['view'];
  /** The seats that were asked. */
  readonly waiting: readonly Seat[];
}

/** A match as it was after some plies: dealt again and replayed. Costs as much as loading it. */
export function matchAt<T extends Types>({ game, header, secret, plies: all }: Match<T>, plies: number): Match<T> {
  const config = readSettings(game, header.seats, header.settings);
  const again = begin(game, config, secret, header.entropy, header.entropyCommitments);
  for (const { seat, option } of all.slice(0, plies)) choose(again, seat, option);
  return again;
}

/** At most this many moments are shown again; older ones are in the log. */
const MOST_MOMENTS = 40;

/** The moments that a seat has missed: the one when it last looked, and one after each later move except the last. */
export function missedMoments<T extends Types>({ match, moves, seen }: Table<T>, seat: Seat): PastMoment<T>[] {
  const from = seen[seat] ?? 0;
  if (from >= match.plies.length) return [];
  const [first = from, ...later] = [from, ...moves.filter(start => start > from)].slice(-MOST_MOMENTS);
  const again = matchAt(match, first);
  const now = (): PastMoment<T> => ({
    plies: again.plies.length,
    view: match.game.view(again.state, seat),
    waiting: again.questions.map(question => question.seat),
  });
  const moments = [now()];
  for (const plies of later) {
    for (const { seat: each, option } of match.plies.slice(again.plies.length, plies)) choose(again, each, option);
    moments.push(now());
  }
  return moments;
}
