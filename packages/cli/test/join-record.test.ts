import { hamlet } from '@thorp/testkit/hamlet';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { recordFaults } from '../src/join/record.ts';
import { keepRecord } from '../src/play/saves.ts';
import { scratch } from './process.ts';

const files = scratch();
afterAll(() => {
  vi.unstubAllEnvs();
  files.drop();
});

test('a record is never kept over another file or outside of its folder', () => {
  vi.stubEnv('XDG_STATE_HOME', files.folder);
  const first = keepRecord('hamlet-ab', 'one');
  expect(keepRecord('hamlet-ab', 'one')).toBe(first);
  expect(basename(keepRecord('hamlet-ab', 'two'))).toBe('hamlet-ab-2.json');
  expect(readFileSync(first, 'utf8')).toBe('one');
  expect(() => keepRecord('../../x', 'two')).toThrow('is not a valid name for a record');
  expect(existsSync(files.path('x.json'))).toBe(false);
});

test('an invalid record is refused', () => {
  expect(() => recordFaults(hamlet, 'null', null, undefined)).toThrow("the server's record cannot be read");
});
