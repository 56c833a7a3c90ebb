import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { castsIn, castsOf } from '../casts.ts';

const MOST = 150;

it('finds both ways to write a cast, and no `as const`', () => {
  const source = 'const a = 1 as number;\nconst b = <string>text;\nconst c = [1] as const;\nexport { a as d };\n';
  expect(castsIn('packages/kernel/src/x.ts', source)).toEqual([
    { file: 'packages/kernel/src/x.ts', line: 1, text: '1 as number' },
    { file: 'packages/kernel/src/x.ts', line: 2, text: '<string>text' },
  ]);
});

it('counts a cast inside a cast', () => {
  expect(castsIn('packages/web/src/x.tsx', 'const a = x as unknown as Y;')).toHaveLength(2);
});

it(`finds fewer than ${MOST} casts outside of tests`, () => {
  expect(castsOf(fileURLToPath(new URL('../..', import.meta.url))).length).toBeLessThan(MOST);
});
