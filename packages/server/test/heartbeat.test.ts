import { expect, test } from 'vitest';
import { dropDead } from '../src/accept.ts';

test('a connection that does not answer is dropped, but not when the server itself stood still', () => {
  const done: string[] = [];
  const silent = { ping: () => void done.push('asked'), terminate: () => void done.push('dropped') };
  dropDead([silent], true);
  dropDead([silent], false);
  expect(done).toEqual(['asked', 'dropped']);
});
