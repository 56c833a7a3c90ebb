import { decisions, imagine, type Chance, type Decision, type Game, type Seat, type Types } from '@thorp/kernel';

/** Everything that a bot gets: what its seat sees, what it is asked, and worlds it cannot tell from the true one. */
export interface Situation<T extends Types = Types> {
  readonly game: Game<T>;
  readonly seat: Seat;
  readonly view: T['view'];
  readonly decision: Decision<T['option'], T['frame']>;
  sample(chance: Chance): T['state'];
}

/** The situation of an asked seat; null if it is not asked. The true state is reachable only through `sample`. */
export function situationOf<T extends Types>(game: Game<T>, state: T['state'], seat: Seat): Situation<T> | null {
  const decision = decisions(game, state).find(each => each.seat === seat);
  if (!decision) return null;
  return { game, seat, view: game.view(state, seat), decision, sample: chance => imagine(game, state, seat, chance) };
}
