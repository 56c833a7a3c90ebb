import { test } from 'vitest';
import { EVERY_SIZE } from './access.ts';
import type { Size } from './browser.ts';
import { LONG } from './long.ts';

/**
 * A test in every size; `%s` in its title is the size. The tablet is left to `npm run e2e:long`: phone and desktop are its
 * neighbours, and sizes.test.ts looks at tables on tablets in `npm test`.
 */
export function testInSizes(title: string, work: (size: Size) => Promise<void>): void {
  // oxlint-disable-next-line vitest/valid-title -- the caller gives it
  for (const size of EVERY_SIZE) test(title.replace('%s', size), size === 'tablet' ? LONG : {}, () => work(size));
}
