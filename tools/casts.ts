// Counts casts (`x as T`, `<T>x`; not `as const`) of each package, without tests. `list` prints every one of them.
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

interface Cast {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** `file` is relative to the root and uses forward slashes. */
export function castsIn(file: string, source: string): Cast[] {
  const found: Cast[] = [];
  const keep = ({ start, end }: { start: number; end: number }, type: { start: number; end: number }): void => {
    if (source.slice(type.start, type.end) === 'const') return;
    const line = source.slice(0, start).split('\n').length;
    found.push({ file, line, text: source.slice(start, end).replaceAll(/\s+/g, ' ') });
  };
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} does not parse: ${errors[0].message}`);
  new Visitor({
    TSAsExpression: node => keep(node, node.typeAnnotation),
    TSTypeAssertion: node => keep(node, node.typeAnnotation),
  }).visit(program);
  return found;
}

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'test']);

/** All casts of `packages`, outside of tests. */
export function castsOf(root: string): Cast[] {
  return globSync('packages/**/*.{ts,tsx}', { cwd: root, exclude: name => SKIPPED.has(name) })
    .map(file => file.split(sep).join('/'))
    .sort((a, b) => (a < b ? -1 : 1))
    .flatMap(file => castsIn(file, readFileSync(join(root, file), 'utf8')));
}

/** `packages/games/NAME` is one package, as `packages/NAME` is. */
const packageOf = ({ file }: Cast): string => /^packages\/((?:games\/)?[^/]+)/.exec(file)?.[1] ?? file;

if (import.meta.main) {
  const casts = castsOf(fileURLToPath(new URL('..', import.meta.url)));
  if (process.argv[2] === 'list') for (const { file, line, text } of casts) console.log(`${file}:${line}  ${text}`);
  const byPackage = Object.groupBy(casts, packageOf);
  for (const [name, own = []] of Object.entries(byPackage)) console.log(`${String(own.length).padStart(4)}  ${name}`);
  console.log(`${String(casts.length).padStart(4)}  in all`);
}
