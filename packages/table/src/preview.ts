import { apply, fastChance, imagine, type Seat, type Types } from '@thorp/kernel';
import { openQuestions } from './turn.ts';
import type { Table } from './types.ts';

/**
 * What a seat would see after a choice; null when it is not asked, or when the choice brings something new to light: then
 * nobody knows. Tried in an imagined world, so that it cannot betray what is hidden.
 */
export function viewAfter<T extends Types>(table: Table<T>, seat: Seat, option: unknown): T['view'] | null {
  const { game, state } = table.match;
  if (!openQuestions(table).some(decision => decision.seat === seat)) return null;
  const world = imagine(game, state, seat, fastChance(0));
  const after = apply(game, world, seat, option).state;
  return after.learnt > world.learnt ? null : game.view(after, seat);
}
