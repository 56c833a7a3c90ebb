import { expect, test } from 'vitest';
import { readConfig, VARIABLES } from '../src/index.ts';

test('every variable that is read is described, with its usual value', () => {
  const read = new Set<string>();
  const watched = new Proxy<{ [name: string]: string }>(
    {},
    {
      get(_, name) {
        read.add(String(name));
        return undefined;
      },
    },
  );
  const usual = readConfig(watched);
  expect(VARIABLES.map(({ name }) => name).toSorted()).toEqual([...read].toSorted());
  expect(readConfig(Object.fromEntries(VARIABLES.map(({ name, defaultValue }) => [name, defaultValue])))).toEqual(
    usual,
  );
});
