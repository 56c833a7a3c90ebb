import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/** The prefixes of each game's classes. */
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

/** The selectors of a sheet, each with those that it is nested in, outermost first. */
function selectorsIn(file: string): string[][] {
  const found: string[][] = [];
  const around: string[][] = [];
  let head = '';
  for (const icon of read(file)) {
    if (icon === '{') {
      const outer = around.at(-1) ?? [];
      const chain = head.trim().startsWith('@') ? outer : [...outer, head.trim()];
      if (chain !== outer) found.push(chain);
      around.push(chain);
    } else if (icon === '}') around.pop();
    head = /[{};]/.test(icon) ? '' : head + icon;
  }
  return found;
}

/** Splits where no bracket is open. */
function split(selector: string, at: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const icon of selector) {
    if ('(['.includes(icon)) depth++;
    if (')]'.includes(icon)) depth--;
    if (depth === 0 && at.test(icon)) parts.push('');
    else parts.push(`${parts.pop()}${icon}`);
  }
  return parts.map(part => part.trim()).filter(Boolean);
}

/** Tags that a table has hundreds of. */
const COMMON = /^(?:span|b|i|li|small|svg|div|button)$/;

/** Whether a part of a selector matches too much: any element, or one with a common tag. */
function isVague(part: string): boolean {
  const [, among] = /^:is\((.*)\)/.exec(part) ?? [];
  if (among !== undefined) return split(among, /,/).some(each => isVague(split(each, /[\s>+~]/).at(-1) ?? ''));
  const plain = part.replaceAll(/:[\w-]+(?:\(.*\))?/g, '');
  return plain === '' || plain === '*' || COMMON.test(plain);
}

/** The text up to the bracket that closes one opened before it. */
function inBrackets(text: string): string {
  let depth = 1;
  const end = text.split('').findIndex(icon => {
    if (icon === '(') depth++;
    if (icon === ')') depth--;
    return depth === 0;
  });
  return text.slice(0, end);
}

/** What a selector looks for in `:has()`. */
function soughtIn(selector: string): string[] {
  return [...selector.matchAll(/:has\(/g)].flatMap(({ index }) => {
    return split(inBrackets(selector.slice(index + ':has('.length)), /,/);
  });
}

/** The vague ends of a selector with `:has()`, and of what it looks for. */
function vagueEnds(chain: readonly string[]): string[] {
  return split(chain.at(-1) ?? '', /,/)
    .map(inner => [...chain.slice(0, -1), inner].join(' '))
    .filter(selector => {
      const parts = split(selector, /[\s>+~]/);
      const [last = ''] = parts.slice(-1);
      const after = parts.slice(0, -1).some(part => part.includes(':has(')) && isVague(last);
      return after || soughtIn(selector).some(sought => isVague(split(sought, /[\s>+~]/).at(-1) ?? ''));
    });
}

// The browser keeps one list for all `:has()` of a page. With one vague selector it restyles the whole table whenever
// anything is added, which took 10 ms of every move.
test('style sheets of tables look for few elements around `:has()`', () => {
  const files = [
    ...sheets('style/table/*.css'),
    ...sheets('board/**/*.css'),
    ...sheets('games/*/{style,moments}/**/*.css'),
  ];
  const vague = files.flatMap(file =>
    selectorsIn(file)
      .flatMap(vagueEnds)
      .map(selector => `${file}: ${selector}`),
  );
  expect(vague).toEqual([]);
});

/** A sheet that applies only to windows of some shape. */
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

  // A page shows several games one after the other, and keeps the sheets of all of them.
  test('select by attributes alone only where no other game has them', () => {
    const others = sheets(`{board,games}/**/*.tsx`).filter(file => !file.startsWith(`games/${game}/`));
    const used = others.map(read).join('\n');
    const shared = sheets(`games/${game}/{style,moments}/**/*.css`).flatMap(file =>
      selectorsIn(file)
        .flatMap(chain => split(chain.join(' '), /,/))
        .filter(selector => !/[.#]|data-game/.test(selector))
        .filter(selector => [...selector.matchAll(/\[(data-\w+)/g)].some(([, name = '']) => used.includes(` ${name}=`)))
        .map(selector => `${file}: ${selector}`),
    );
    expect(shared).toEqual([]);
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
