import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('lists.ts', import.meta.url));

test.for(['villagers', 'helvetia', 'snowcrest', 'feudalia'])(
  'no list in a state of %s is kept as floats or with holes after search, and copies have the same shape',
  { tags: ['slow'] },
  async game => {
    // With a single thread, code is compiled at the same moments in every run.
    const flags = ['--allow-natives-syntax', '--single-threaded'];
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, SCRIPT, game]);
    expect(JSON.parse(stdout)).toEqual([]);
  },
);
