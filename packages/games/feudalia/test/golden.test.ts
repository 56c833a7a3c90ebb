import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord, verify } from '@thorp/kernel';
import { expect, test } from 'vitest';
import { feudalia } from '../src/index.ts';

const folder = join(import.meta.dirname, 'golden');
const files = globSync('*.json', { cwd: folder }).sort();

test('there are golden games', () => {
  expect(files).toEqual(['alone-with-wheat.json', 'three-with-everything.json']);
});

test.each(files)('%s replays to its end', file => {
  expect(verify(feudalia, parseRecord(readFileSync(join(folder, file), 'utf8')))).toEqual({ ok: true });
});
