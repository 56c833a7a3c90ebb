import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord, verify } from '@thorp/kernel';
import { expect, test } from 'vitest';
import { snowcrest } from '../src/index.ts';

const folder = join(import.meta.dirname, 'golden');
const files = globSync('*.json', { cwd: folder }).sort();

test('there are golden games', () => {
  expect(files).toEqual(['company.json', 'solitaire.json']);
});

test.each(files)('%s replays to its end', file => {
  expect(verify(snowcrest, parseRecord(readFileSync(join(folder, file), 'utf8')))).toMatchObject({ ok: true });
});
