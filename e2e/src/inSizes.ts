import { test } from 'vitest';
import { EVERY_SIZE } from './access.ts';
import type { Size } from './browser.ts';
import { MORE } from './long.ts';

/**
 * A test in every size; `%s` in its title is the size. `npm test` runs it on a phone, where there is the least space.
 * Tablet and desktop are part of `npm run e2e:more`; sizes.test.ts checks tables in every window in `npm test`.
 */
export function testInSizes(title: string, work: (size: Size) => Promise<void>): void {
  // oxlint-disable-next-line vitest/valid-title -- the caller gives it
  for (const size of EVERY_SIZE) test(title.replace('%s', size), size === 'phone' ? {} : MORE, () => work(size));
}
