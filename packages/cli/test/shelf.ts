import type { Registry } from '../src/registry.ts';

/** A shelf with the sample game on it. */
export const shelf: Registry = {
  hamlet: { module: '@thorp/testkit/hamlet', load: async () => (await import('@thorp/testkit/hamlet')).hamlet },
};
