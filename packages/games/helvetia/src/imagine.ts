import { shuffle, type Chance, type Seat } from '@thorp/kernel';
import { clone } from './clone.ts';
import type { State } from './types.ts';

/** H-19.1 Only the order within each pile is unknown, and it is unknown to everybody. */
export function imagine(s: State, _observer: Seat | null, chance: Chance): State {
  const world = clone(s);
  world.chance = chance;
  for (const pile of world.piles) {
    pile.sort((a, b) => a - b);
    shuffle(world, pile);
  }
  return world;
}
