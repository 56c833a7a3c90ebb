import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { rounded } from '../../../art/rounded.ts';

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
  icons: Record<string, { body: string }>;
};

test('coordinates become whole numbers', () => {
  expect(rounded('<path fill="x" d="M1.4 2.6l.6.6h1.5z"/>')).toBe('<path fill="x" d="M1 3l1 0h2z"/>');
});

test('steps do not add up their errors', () => {
  const steps = 'l.4 0'.repeat(10);
  const drawn = rounded(` d="M0 0${steps}"`);
  const sum = [...drawn.matchAll(/l(-?\d+) /g)].reduce((total, [, x]) => total + Number(x), 0);
  expect(sum).toBe(4);
});

test('the flags of an arc may stand without a space', () => {
  expect(rounded(' d="M0 0a5.2 5.2 0 015.4 5.4"')).toBe(' d="M0 0a5 5 0 0 1 5 5"');
});

test('every drawing of the set can be rounded', () => {
  for (const { body } of Object.values(icons)) {
    const paths = [...rounded(body).matchAll(/ d="([^"]*)"/g)].map(([, path]) => path ?? '');
    for (const path of paths) expect(path).not.toMatch(/NaN|\./);
  }
});
