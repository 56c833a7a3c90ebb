import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/** The letters that the classes of each game begin with. */
const PREFIXES = { villagers: 'vi', helvetia: 'he', snowcrest: 'sn', feudalia: 'fe' } as const;

/** Classes that all games share: states, places in the layout, kinds of buttons. */
const SHARED = /^(?:is|has|at|btn-)-/;

function read(file: string): string {
  return readFileSync(join(SRC, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|@import[^;]*;/g, '');
}

function classesIn(file: string): string[] {
  return [...read(file).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

const sheets = (pattern: string): string[] => globSync(pattern, { cwd: SRC }).toSorted();
const shared = new Set([...sheets('style/**/*.css'), ...sheets('art/**/*.css')].flatMap(classesIn));

/** The at-rules and rules of a sheet that are not inside another one. */
function topLevel(file: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let head = '';
  for (const icon of read(file)) {
    if (icon === '{' && depth++ === 0) found.push(head.trim());
    else if (icon === '}' && --depth === 0) head = '';
    else if (depth === 0) head += icon;
  }
  return found;
}

/** A sheet that only holds in windows of some shape. */
const WINDOW_SHEET = /^(?:across|short|tablet|low|phone(?:\/\w+)?)\.css$/;

describe.each(Object.entries(PREFIXES))('style sheets of %s', (game, prefix) => {
  const folder = `games/${game}/style`;
  const own = sheets(`${folder}/**/*.css`);

  test('have the game’s prefix in every class of their own', () => {
    const foreign = own.flatMap(file =>
      classesIn(file)
        .filter(name => name !== prefix && !name.startsWith(`${prefix}-`) && !SHARED.test(name) && !shared.has(name))
        .map(name => `${file}: .${name}`),
    );
    expect(foreign).toEqual([]);
  });

  test('have what differs in some windows in sheets of their own', () => {
    const misplaced = own.flatMap(file =>
      topLevel(file)
        .filter(head => /--(?:phone|narrow|tablet)/.test(head) && !WINDOW_SHEET.test(file.slice(folder.length + 1)))
        .map(head => `${file}: ${head}`),
    );
    expect(misplaced).toEqual([]);
  });

  test('have those sheets last, because they override the others', () => {
    const index = readFileSync(join(SRC, folder, 'index.css'), 'utf8');
    const imports = [...index.matchAll(/@import '\.\/([^']+)'/g)].map(([, file = '']) => file);
    const order = imports.map(file => (WINDOW_SHEET.test(file) ? 1 : 0));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const forgotten = own
      .map(file => file.slice(folder.length + 1))
      .filter(file => !imports.includes(file) && !['index.css', 'cover.css', 'stylepage.css'].includes(file));
    expect(forgotten).toEqual([]);
  });
});
