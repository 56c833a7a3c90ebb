import type { Registry } from './registry.ts';

/** The games: one line each, read from disk when it is asked for. */
export const games: Registry = {
  villagers: { module: '@thorp/villagers', load: async () => (await import('@thorp/villagers')).villagers },
  helvetia: { module: '@thorp/helvetia', load: async () => (await import('@thorp/helvetia')).helvetia },
  snowcrest: { module: '@thorp/snowcrest', load: async () => (await import('@thorp/snowcrest')).snowcrest },
  feudalia: { module: '@thorp/feudalia', load: async () => (await import('@thorp/feudalia')).feudalia },
};
