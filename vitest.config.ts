import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
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
  // Test files share a thread and its modules. A test that changes a global puts it back.
  isolate: false,
  tags: [
    {
      name: 'slow',
      description: 'laws over many random games, tests with processes and with clocks; not in `npm run quick`',
    },
  ],
};

/** Node runs the files as they are: that is a fifth faster than modules that Vite has rewritten, and needs no rewriting. */
const NATIVE = { experimental: { viteModuleRunner: false } };

export default defineConfig({
  test: {
    // One more than there are cores: tests of programs wait for processes, clocks and connections.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          ...SHARED,
          ...NATIVE,
          name: 'rules',
          include: [
            'packages/{kernel,testkit,bots,table}/test/**/*.test.ts',
            '{packages/games,examples}/*/test/**/*.test.ts',
          ],
        },
      },
      {
        // Tests of the page run what its build runs.
        ...PREACT,
        test: {
          ...SHARED,
          name: 'page',
          include: ['packages/web/{test,src}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...SHARED,
          ...NATIVE,
          name: 'programs',
          include: ['packages/{cli,server,client}/test/**/*.test.ts', '{tools,bench}/test/**/*.test.ts'],
        },
      },
    ],
  },
});
