import type { Registry } from './registry.ts';

/** The shelf: one line a game, each read from disk when it is asked for. */
export const games: Registry = {
  villagers: () => import('@thorp/villagers').then(({ villagers }) => villagers),
};
