import { globSync, readFileSync } from 'node:fs';
import { parseRecord, verify } from '@thorp/kernel';
import { expect, test } from 'vitest';
import { helvetia } from '../src/index.ts';

const folder = new URL('golden/', import.meta.url);

test.each(globSync('*.json', { cwd: folder }).toSorted())('golden game %s verifies', file => {
  const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'));
  expect(record.end?.totals.some(total => total >= 20)).toBe(true);
  expect(verify(helvetia, record)).toMatchObject({ ok: true });
});
