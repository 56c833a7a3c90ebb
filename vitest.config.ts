import { defineConfig } from 'vitest/config';

const SHARED = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  // Threads start faster than processes, which counts when there are only two cores.
  pool: 'threads' as const,
  // Only for what hangs: a slow, crowded machine must not turn a long test into a failure.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  tags: [{ name: 'slow', description: 'laws over many random games and tests with processes; not in `npm run quick`' }],
};

export default defineConfig({
  test: {
    // The default leaves one core idle: on two cores that is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...SHARED,
          name: 'rules',
          include: [
            'packages/{kernel,testkit,bots,table}/test/**/*.test.ts',
            '{packages/games,examples}/*/test/**/*.test.ts',
          ],
          // Rules keep no state outside of a game, so test files may share a thread and its modules: half the time.
          isolate: false,
        },
      },
      {
        test: {
          ...SHARED,
          name: 'programs',
          include: [
            'packages/{cli,web,server,client}/test/**/*.test.ts',
            'packages/web/src/**/test/**/*.test.ts',
            'tools/test/**/*.test.ts',
            'bench/test/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
