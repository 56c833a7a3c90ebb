import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkFile } from '../import-rules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('the samples of docs/adding-a-game.md stand in the games', () => {
  const [, chapter = ''] = read('docs/adding-a-game.md').split(/^## How it reads$/m);
  const samples = Array.from(
    (chapter.split(/^## /m)[0] ?? '').matchAll(/```ts\n([\s\S]+?)```/g),
    ([, code = '']) => code,
  );
  const sources = globSync('packages/games/*/src/**/*.ts', { cwd: root }).map(read);
  expect(samples.length).toBeGreaterThan(1);
  for (const sample of samples) expect(sources.some(source => source.includes(sample))).toBe(true);
});

/** A file of a package that may import whatever the package may. */
function fileOf(name: string): string {
  if (name === 'web/src') return 'packages/web/src/games/villagers/index.ts';
  const folder = /^(?:bench|e2e|tools|examples)/.test(name) ? name : `packages/${name}`;
  return name === 'web' ? 'packages/web/build.ts' : `${folder.replace('*', 'hamlet')}/src/index.ts`;
}

test('the table of packages in docs/architecture.md says what the import rules say', () => {
  const rows = Array.from(read('docs/architecture.md').matchAll(/^\| (`[^|]+`) \| [^|]+ \| ([^|]+) \|$/gm));
  const table = rows.flatMap(([, names = '', uses = '']) =>
    Array.from(names.matchAll(/`([^`]+)`/g), ([, name = '']) => [name, uses.split(', ')] as const),
  );
  expect(table).toHaveLength(14);
  const ours = ['kernel', 'testkit', 'games', 'bots', 'table', 'client', 'server', 'web', 'cli'];
  for (const [name, uses] of table) {
    const allowed = ours.filter(other => {
      const imported = other === 'games' ? 'villagers' : other;
      return other !== name && checkFile(fileOf(name), `import '@thorp/${imported}';`).length === 0;
    });
    expect([name, allowed]).toEqual([name, uses[0] === 'none of ours' ? [] : uses]);
  }
});

const DOCS = globSync(['*.md', 'docs/*.md', 'packages/**/README.md', '{bench,e2e,examples/*}/README.md'], {
  cwd: root,
  exclude: ['**/node_modules/**'],
});
const SOURCES = globSync(['*.json', '{packages,examples,bench,e2e,tools,docs}/**/*.{ts,tsx,mjs,md,css,json,svg}'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).map(file => file.replaceAll('\\', '/'));
/** Placeholders, and files that a reader creates. */
const MADE_UP = /[A-Z]{4}|[<*]|^(?:game|found|my_bot|page)\./;

test.each(DOCS)('%s names files and commands that there are', doc => {
  const text = read(doc);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { readonly [name: string]: string } };
  const quoted = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, words = '']) => words.split(/[\s,]+/)).flat();
  const files = quoted.filter(word => /^[\w./-]+\.(?:tsx?|mjs|md|css|json|svg)$/.test(word) && !MADE_UP.test(word));
  const isThere = (name: string): boolean => SOURCES.some(file => `/${file}`.endsWith(`/${name}`));
  const commands = Array.from(text.matchAll(/npm run ([\w:]+)/g), ([, name = '']) => name);
  expect(files.filter(name => !isThere(name))).toEqual([]);
  expect(commands.filter(name => !(name in scripts))).toEqual([]);
});
