import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts', 'tools/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Threads start faster than processes, which counts when there are only two cores.
    pool: 'threads',
    // Laws play thousands of random games; a slow machine must not turn that into a failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
