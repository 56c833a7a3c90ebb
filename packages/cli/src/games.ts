import type { Registry } from './registry.ts';

/** The games: one line each, read from disk when it is asked for. */
export const games: Registry = {
  villagers: {
    module: '@thorp/villagers',
    learned: '@thorp/villagers/learned',
    load: async () => (await import('@thorp/villagers')).villagers,
  },
  helvetia: {
    module: '@thorp/helvetia',
    learned: '@thorp/helvetia/learned',
    load: async () => (await import('@thorp/helvetia')).helvetia,
  },
  snowcrest: {
    module: '@thorp/snowcrest',
    learned: '@thorp/snowcrest/learned',
    load: async () => (await import('@thorp/snowcrest')).snowcrest,
  },
  feudalia: {
    module: '@thorp/feudalia',
    learned: '@thorp/feudalia/learned',
    load: async () => (await import('@thorp/feudalia')).feudalia,
  },
};
