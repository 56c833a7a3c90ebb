import { begin, choose, readSettings, same, type Match, type Seat, type Types } from '@thorp/kernel';
import type { Table } from './types.ts';

/** What a seat could see of the table at an earlier moment. */
export interface PastMoment<T extends Types = Types> {
  /** How many plies had been played. */
  readonly plies: number;
  readonly view: T['view'];
  /** The seats that were asked. */
  readonly waiting: readonly Seat[];
}

/** A choice that was made, as a seat knows it. */
export interface PastChoice<T extends Types = Types> {
  readonly seat: Seat;
  /** The question, the answer, and how many options there were; null for choices of others. */
  readonly own: { readonly frame: T['frame']; readonly option: T['option']; readonly options: number } | null;
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
  const moments = [momentOf(again, seat)];
  for (const plies of later) {
    for (const { seat: each, option } of match.plies.slice(again.plies.length, plies)) choose(again, each, option);
    moments.push(momentOf(again, seat));
  }
  return moments;
}

function momentOf<T extends Types>({ game, state, plies, questions }: Match<T>, seat: Seat | null): PastMoment<T> {
  return { plies: plies.length, view: game.view(state, seat), waiting: questions.map(question => question.seat) };
}

/**
 * A whole game as a seat (null: a spectator) has seen it, moment by moment, each with the choice that follows; null after
 * the last one. Moves that are made meanwhile are left out.
 */
export function* pastOf<T extends Types>(
  { match }: Table<T>,
  seat: Seat | null,
): Generator<{ readonly moment: PastMoment<T>; readonly choice: PastChoice<T> | null }, void, undefined> {
  const plies = [...match.plies];
  const again = matchAt(match, 0);
  for (const { seat: chooser, option } of plies) {
    const moment = momentOf(again, seat);
    const question = again.questions.find(each => each.seat === chooser);
    const offered = question?.options.find(each => same(each, option));
    const own =
      question && offered && chooser === seat
        ? { frame: question.frame, option: offered, options: question.options.length }
        : null;
    yield { moment, choice: { seat: chooser, own } };
    choose(again, chooser, option);
  }
  yield { moment: momentOf(again, seat), choice: null };
}
