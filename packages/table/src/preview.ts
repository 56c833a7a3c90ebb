import { apply, decisions, fastChance, forMe, imagine, type Seat, type Types } from '@thorp/kernel';
import { openQuestions } from './turn.ts';
import type { Table } from './types.ts';

/** One answer on a way through the rules: what could have been answered, what was, and what the seat then sees. */
export interface Ahead<T extends Types = Types> {
  readonly options: readonly T['option'][];
  readonly option: T['option'];
  readonly view: T['view'];
}

/**
 * What a seat would see after a choice; null when it is not asked, or when the choice brings something new to light: then
 * nobody knows. Tried in an imagined world, so that it cannot betray what is hidden.
 */
export function viewAfter<T extends Types>(table: Table<T>, seat: Seat, option: unknown): T['view'] | null {
  return wayAfter(table, seat, [option], 1)[0]?.view ?? null;
}

/** A payment is a few small questions; no way goes on for longer. */
const MOST_STEPS = 40;

/**
 * Where answers lead a seat, and on from there as the game itself would answer for it ("pay for me"). It ends where the
 * game has no answer of its own, and before anything new comes to light.
 */
export function wayAfter<T extends Types>(
  table: Table<T>,
  seat: Seat,
  answers: readonly unknown[],
  most = MOST_STEPS,
): Ahead<T>[] {
  const { game, state } = table.match;
  if (!openQuestions(table).some(decision => decision.seat === seat)) return [];
  const way: Ahead<T>[] = [];
  let world = imagine(game, state, seat, fastChance(0));
  while (way.length < most) {
    const asked = decisions(game, world).find(decision => decision.seat === seat);
    const answer = answers[way.length] ?? forMe(game, world);
    if (!asked || !answer) return way;
    const { state: after, option } = apply(game, world, seat, answer);
    if (after.learnt > world.learnt) return way;
    way.push({ options: asked.options, option, view: game.view(after, seat) });
    world = after;
  }
  return way;
}
