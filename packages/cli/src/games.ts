import type { Registry } from './registry.ts';

/** The shelf: one line a game, each read from disk when it is asked for. */
export const games: Registry = {
  villagers: async () => (await import('@thorp/villagers')).villagers,
  helvetia: async () => (await import('@thorp/helvetia')).helvetia,
  snowcrest: async () => (await import('@thorp/snowcrest')).snowcrest,
  feudalia: async () => (await import('@thorp/feudalia')).feudalia,
};
