import { expect, test } from 'vitest';
import { inSlices } from '../src/slices.ts';

test('a long list is worked through in order, and other work is done in between', async () => {
  const done: (number | string)[] = [];
  const list = [1, 2, 3, 4, 5];
  const all = inSlices(list, 2, slice => {
    done.push(...slice);
    setImmediate(() => done.push('other'));
  });
  await all;
  expect(done).toEqual([1, 2, 'other', 3, 4, 'other', 5]);
});
