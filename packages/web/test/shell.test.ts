import { ThorpError } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { routeOf } from '../src/app/router.tsx';
import { presetsFor } from '../src/home/presets.ts';
import { remote, serve } from '../src/protocol/remote.ts';
import { buttonsOf, lightsOf } from '../src/board/lights.ts';
import { suitOf } from '../src/board/plain/tints.ts';
import type { Choice, TableUpdate } from '../src/protocol/update.ts';
import { de } from '../src/text/de.ts';
import { en } from '../src/text/en.ts';

describe('addresses', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/new', { page: 'new', game: null }],
    ['/new/helvetia', { page: 'new', game: 'helvetia' }],
    ['/table/0a1b', { page: 'table', table: '0a1b' }],
    ['/TABLE/0A1B', { page: 'table', table: '0a1b' }],
    ['/Screen/0A1B', { page: 'screen', table: '0a1b' }],
    ['/FRIENDS', { page: 'friends' }],
    ['/table', { page: 'notFound' }],
    ['/learn/snowcrest', { page: 'learn', game: 'snowcrest' }],
    ['/settings', { page: 'settings' }],
    ['/settings/more', { page: 'notFound' }],
    ['/a/b/c', { page: 'notFound' }],
    ['/%E0%A4%A', { page: 'notFound' }],
    ['/new/%', { page: 'new', game: '%' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});

describe('calls across a port', () => {
  interface Api {
    add(a: number, b: number): Promise<number>;
    fail(): Promise<never>;
    missing(): Promise<void>;
  }

  function connected(): ReturnType<typeof remote<Api>> {
    const { port1, port2 } = new MessageChannel();
    serve(port1, {
      add: async (a: number, b: number) => a + b,
      fail: async () => {
        throw new ThorpError('version', 'too late', { version: 3 });
      },
    });
    port1.start();
    const far = remote<Api>(port2);
    port2.start();
    return far;
  }

  test('come back with their values, each to its own caller', async () => {
    const far = connected();
    expect(await Promise.all([far.add(1, 2), far.add(3, 4)])).toEqual([3, 7]);
  });

  test('come back with the code and detail of an error', async () => {
    await expect(connected().fail()).rejects.toMatchObject({
      code: 'version',
      message: 'too late',
      detail: { version: 3 },
    });
  });

  test('that nobody answers are refused', async () => {
    await expect(connected().missing()).rejects.toMatchObject({ code: 'bad-request' });
  });
});

describe('lights of the plain board', () => {
  const choice = (kind: string, target: string | null): Choice => ({ option: { kind }, label: kind, target });
  const update = {
    question: { choices: [choice('a', 'p1'), choice('b', 'p1'), choice('c', null), choice('d', 'not on the board')] },
    refused: [{ ...choice('e', 'p2'), reason: { kind: 'dear', clause: 'X-1' }, why: 'too dear', clause: 'X-1' }],
    board: { zones: [{ id: 'z', pieces: [{ id: 'p1' }, { id: 'p2' }] }] },
  } as unknown as TableUpdate;

  test('choices and refusals lie on their pieces', () => {
    const lights = lightsOf(update, { kind: 'b' });
    expect(lights('p1')).toMatchObject({ choices: [{ label: 'a' }, { label: 'b' }], hinted: true });
    expect(lights('p2')).toMatchObject({ choices: [], refused: [{ why: 'too dear' }], hinted: false });
    expect(lights('p3').choices).toEqual([]);
  });

  test('what no place stands for becomes a button, so that nothing is out of reach', () => {
    expect(buttonsOf(update).map(({ label }) => label)).toEqual(['c', 'd']);
  });
});

test('a tint has one colour, its own if it names one', () => {
  expect(suitOf('wood')).toBe('wood');
  expect(suitOf(undefined)).toBeNull();
  expect(suitOf('Buildings')).toBe(suitOf('Buildings'));
});

test('presets fit the game as it is', () => {
  const facts = { id: 'villagers', title: '', blurb: '', seats: { min: 2, max: 5 }, knobs: [], catalogue: [] };
  expect(presetsFor(facts).map(({ id }) => id)).toEqual(['first', 'two']);
});

/** Every path to a word: objects and lists are walked, functions and words are leaves. */
function paths(table: object, before = ''): string[] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? paths(value, `${before}${key}.`)
      : [`${before}${key}:${typeof value}`],
  );
}

test('German says everything English says, and says it in German', () => {
  expect(paths(de)).toEqual(paths(en));
  const same = ['home', 'create', 'games', 'settings', 'learn', 'table'] as const;
  for (const part of same) {
    const english = Object.values(en[part]).filter(words => typeof words === 'string' && words.includes(' '));
    const german = Object.values(de[part]).filter(words => typeof words === 'string');
    for (const words of english) expect(german).not.toContain(words);
  }
});
