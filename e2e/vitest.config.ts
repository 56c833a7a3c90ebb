import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files come first, so that no worker is left with one of them at the end. */
const FIRST = [
  'online',
  'feudalia',
  'helvetia',
  'snowcrest',
  'keeping',
  'analysis',
  'offline',
  'games',
  'sizes',
  'daily',
  'review',
  'online-me',
];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const at = FIRST.indexOf(basename(moduleId, '.test.ts'));
      return at < 0 ? FIRST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    globalSetup: ['src/server.ts'],
    setupFiles: ['src/closing.ts'],
    pool: 'forks',
    // One more than there are cores, because pages sometimes wait. The files of a worker share its modules, its
    // browser, loaded pages, and the games played for pictures.
    maxWorkers: availableParallelism() + 1,
    isolate: false,
    sequence: { sequencer: SlowFirst },
    tags: [
      { name: 'more', description: 'details, further sizes, languages, positions and tables; for `npm run e2e:more`' },
      { name: 'long', description: 'whole games beyond one a game, for example; for `npm run e2e:long`' },
    ],
    // Only ends tests that hang: a whole game takes long on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
