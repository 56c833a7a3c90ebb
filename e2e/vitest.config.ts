import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    globalSetup: ['src/server.ts'],
    setupFiles: ['src/closing.ts'],
    pool: 'forks',
    // Two workers fill two cores. The files of a worker share its modules, its browser and the games played for pictures.
    maxWorkers: 2,
    isolate: false,
    tags: [{ name: 'long', description: 'whole games beyond one a table, for example; for `npm run e2e:long`' }],
    // Only for what hangs: a busy machine takes its time over a whole game.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
