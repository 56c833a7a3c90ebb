import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { PREACT } from './packages/web/preact.ts';

/** Slow files first, so that no core is left with one of them at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean => /\bslow\b/.test(readFileSync(moduleId, 'utf8'));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter(file => !isSlow(file))];
  }
}

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
    sequence: { sequencer: SlowFirst },
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
        // Tests of the page run what its build runs.
        ...PREACT,
        test: {
          ...SHARED,
          name: 'page',
          include: ['packages/web/{test,src}/**/*.test.ts'],
          // Here too sharing halves the time. A test that changes a global puts it back.
          isolate: false,
        },
      },
      {
        test: {
          ...SHARED,
          name: 'programs',
          include: ['packages/{cli,server,client}/test/**/*.test.ts', '{tools,bench}/test/**/*.test.ts'],
        },
      },
    ],
  },
});
