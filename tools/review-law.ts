// The law of review: a review shows a seat the same at every ply as the live game did.
import { hash } from 'node:crypto';
import {
  below,
  digest,
  encode,
  fastChance,
  same,
  secretFromSeed,
  type Config,
  type FastChance,
  type Game,
  type Types,
} from '@thorp/kernel';
import {
  commit,
  exportGame,
  openFileToLook,
  openQuestions,
  openTable,
  parseGame,
  pastOf,
  prepare,
  reviewOf,
  unscoredUpdateFor,
  type Table,
} from '@thorp/table';

/** The result: how many plies and updates were compared, and the first difference in words. */
export interface ReviewTrial {
  readonly plies: number;
  readonly compared: number;
  readonly failure: string | null;
}

/** Plays a random game live, keeps every seat's updates, and compares them with the review of its exported record. */
export function reviewTrial<T extends Types>(
  game: Game<T>,
  { seats, settings }: Config<T['settings']>,
  seed: string,
): ReviewTrial {
  const table = openTable(game, {
    id: 'live',
    players: Array.from({ length: seats }, (_, seat) => ({ kind: 'human', name: `Seat ${seat + 1}` })),
    settings,
    secret: secretFromSeed(seed),
    confirms: false,
  });
  const live = playedLive(table, seed);
  const opening = { id: 'again', confirms: false, nameless: (seat: number) => `Seat ${seat + 1}` };
  const { table: again, fault } = openFileToLook(game, parseGame(exportGame(table)), opening);
  const plies = table.match.plies.length;
  const compared = live.length * (seats + 1);
  if (fault) return { plies, compared: 0, failure: `the record does not open: ${fault.problem}` };
  if (encode(again.match.state) !== encode(table.match.state))
    return { plies, compared: 0, failure: 'the end differs' };
  const review = reviewOf(again);
  return {
    plies,
    compared,
    failure: difference(live, review, seats, seed) ?? pastDifference(table, review, plies % seats),
  };
}

/** Some random plies are reviewed out of order first: the order must not matter. */
function difference(
  live: readonly (readonly string[])[],
  review: ReturnType<typeof reviewOf>,
  seats: number,
  seed: string,
): string | null {
  const chance = drawer(`order ${seed}`);
  for (let i = 0; i < 8; i++) review.at(below(chance, review.plies + 1));
  for (const [ply, shown] of live.entries()) {
    const table = review.at(ply);
    for (const [i, told] of shown.entries()) {
      const seat = i < seats ? i : null;
      if (shownTo(table, seat) !== told) return `seat ${seat ?? 'none'} is shown something else at ply ${ply}`;
    }
  }
  return null;
}

/** What a server tells of a running game: the same views, and no choice of anybody else. */
function pastDifference(table: Table, review: ReturnType<typeof reviewOf>, seat: number): string | null {
  for (const [ply, { moment, choice }] of [...pastOf(table, seat)].entries()) {
    const { view, waiting } = unscoredUpdateFor(review.at(ply), seat, ply);
    if (!same({ view, waiting }, { view: moment.view, waiting: moment.waiting }))
      return `seat ${seat} is told something else at ply ${ply} of its past`;
    if (choice && (choice.own !== null) !== (choice.seat === seat))
      return `seat ${seat} is told of ply ${ply + 1} wrongly`;
  }
  return null;
}

/** For every ply, what each seat and a spectator see. */
function playedLive(table: Table, seed: string): string[][] {
  const chance = drawer(seed);
  const live: string[][] = [];
  const look = (): void => {
    live.push([...table.header.players.map((_, seat) => shownTo(table, seat)), shownTo(table, null)]);
  };
  look();
  for (let asked = openQuestions(table); asked.length > 0; asked = openQuestions(table)) {
    const question = asked[below(chance, asked.length)] ?? asked[0];
    const option = question?.options[below(chance, question.options.length)];
    const { version } = table;
    commit(
      table,
      prepare(table, { kind: 'move', seat: question?.seat, id: `m-${version}`, version, options: [option] }, 0),
    );
    look();
  }
  return live;
}

/**
 * Everything except the scores, which follow from the state; of the log only the new part, so that the cost stays
 * linear.
 */
function shownTo(table: Table, seat: number | null): string {
  const { length: plies } = table.match.plies;
  const { view, decision, refusals, forMe, waiting, log, result } = unscoredUpdateFor(table, seat, plies - 1);
  return hash('sha1', JSON.stringify({ view, decision, refusals, forMe, waiting, log, result }));
}

function drawer(seed: string): { readonly chance: FastChance; learnt: number } {
  return { chance: fastChance(Number.parseInt(digest(seed).slice(0, 8), 16)), learnt: 0 };
}
