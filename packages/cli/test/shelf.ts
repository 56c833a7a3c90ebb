import type { Registry } from '../src/registry.ts';

/** A list of games with only the sample game. */
export const shelf: Registry = {
  hamlet: { module: '@thorp/testkit/hamlet', load: async () => (await import('@thorp/testkit/hamlet')).hamlet },
};
