// Imports go one way, and rules stay pure. The tables below are the architecture; the rest only reads files.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { refuseGamePackage, refuseLayer } from './web-layers.ts';

export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

interface Rule {
  /** Our packages that may be imported; `game` stands for every game. */
  readonly ours: readonly string[];
  /** Packages from npm by prefix; `*` stands for any declared package. */
  readonly npm: readonly string[];
  /** Node's own modules, which a browser does not have. */
  readonly node: boolean;
}

const RULES: Readonly<Record<string, Rule>> = {
  kernel: { ours: [], npm: ['@noble/'], node: false },
  testkit: { ours: ['kernel'], npm: ['vitest', 'fast-check'], node: true },
  game: { ours: ['kernel'], npm: [], node: false },
  bots: { ours: ['kernel'], npm: ['*'], node: true },
  table: { ours: ['kernel', 'bots'], npm: ['*'], node: false },
  client: { ours: ['kernel', 'table'], npm: [], node: false },
  server: { ours: ['kernel', 'game', 'bots', 'table', 'client'], npm: ['*'], node: true },
  web: { ours: ['kernel', 'game', 'bots', 'table', 'client', 'server'], npm: ['*'], node: true },
  // The code that runs in the browser: packages/web/src. The rest of the package builds and serves it.
  page: { ours: ['kernel', 'game', 'bots', 'table', 'client'], npm: ['*'], node: false },
  cli: { ours: ['kernel', 'testkit', 'game', 'bots', 'table', 'client', 'server'], npm: ['*'], node: true },
  bench: { ours: ['kernel', 'testkit', 'game', 'bots', 'table', 'client', 'server'], npm: ['*'], node: true },
  e2e: { ours: ['kernel', 'testkit', 'game', 'bots', 'table', 'client', 'server', 'web'], npm: ['*'], node: true },
  tools: { ours: ['kernel', 'testkit', 'game', 'bots', 'table', 'client', 'server'], npm: ['*'], node: true },
};

/** What a test may use in addition to its package's rule. */
const IN_TESTS: Rule = { ours: ['testkit'], npm: ['vitest', 'fast-check'], node: true };

const NOT_GAMES = new Set(Object.keys(RULES).filter(kind => kind !== 'game'));
const PURE_KINDS = new Set(['kernel', 'game']);

const IMPURE_GLOBALS: ReadonlyMap<string, string> = new Map([
  ['Date', 'Date: rules know no clock, the table keeps time'],
  ['console', 'console: report through note() or throw an error'],
  ['structuredClone', 'structuredClone: write the clone by hand, it is about 29 times as fast'],
]);

interface Place {
  readonly kind: string;
  /** The name after `@thorp/`, or the folder's name. */
  readonly name: string;
  /** Folder of the package, relative to the root. */
  readonly folder: string;
  readonly area: string;
}

function placeOf(file: string): Place {
  const [top = '', second = '', third = '', fourth = ''] = file.split('/');
  if (top === 'examples') return { kind: 'game', name: second, folder: `examples/${second}`, area: third };
  if (top !== 'packages') return { kind: top, name: top, folder: top, area: second };
  if (second === 'games') return { kind: 'game', name: third, folder: `packages/games/${third}`, area: fourth };
  const kind = second === 'web' && third === 'src' ? 'page' : second;
  return { kind, name: second, folder: `packages/${second}`, area: third };
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function* walk(
  node: Node,
  parent: Node | null = null,
  field = '',
): Generator<[node: Node, parent: Node | null, field: string]> {
  yield [node, parent, field];
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) yield* walk(child, node, key);
    }
  }
}

/** The module that a node imports from; null if it is not an import. */
function importedFrom(node: Node): string | null {
  const importing = [
    'ImportDeclaration',
    'ExportNamedDeclaration',
    'ExportAllDeclaration',
    'ImportExpression',
    'TSImportType',
  ];
  if (!importing.includes(node.type) || !isNode(node['source'])) return null;
  const { value } = node['source'];
  return typeof value === 'string' ? value : null;
}

const packageName = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

function refuseRelative(specifier: string, file: string, { folder, area }: Place): string | null {
  const target = normalize(join(dirname(file), specifier))
    .split(sep)
    .join('/');
  if (!target.startsWith(`${folder}/`)) {
    return `'${specifier}' leaves ${folder}; import the other package by its name`;
  }
  if (area === 'src' && target.startsWith(`${folder}/test/`)) return `'${specifier}' takes test code into src`;
  return isTest(file) ? null : refuseLayer(file, target);
}

/** Tests may import from every layer. */
function isTest(file: string): boolean {
  return file.includes('/test/');
}

function refuseOurs(
  specifier: string,
  file: string,
  place: Place,
  rules: readonly Rule[],
  inTest: boolean,
): string | null {
  const name = packageName(specifier).slice('@thorp/'.length);
  if (name === place.name) return inTest ? null : `'${specifier}' is this package itself; use a relative path`;
  const kind = NOT_GAMES.has(name) ? name : 'game';
  const allowed = rules.flatMap(rule => rule.ours);
  if (specifier.endsWith('/node') && !rules.some(rule => rule.node))
    return `'${specifier}': ${place.folder} also runs in the browser`;
  if (allowed.includes(kind)) return kind === 'game' && !isTest(file) ? refuseGamePackage(file, name) : null;
  if (kind === 'game' && place.kind === 'game') return `'${specifier}': no game imports another`;
  const list =
    allowed.map(each => (each === 'game' ? 'the games' : `@thorp/${each}`)).join(', ') || 'none of our packages';
  return `'${specifier}': ${place.folder}${inTest ? ' (test)' : ''} may import ${list}`;
}

function refuseImport(specifier: string, file: string, place: Place, rule: Rule): string | null {
  const inTest = isTest(file);
  const rules = inTest ? [rule, IN_TESTS] : [rule];
  if (specifier.startsWith('.')) return refuseRelative(specifier, file, place);
  if (specifier.startsWith('@thorp/')) return refuseOurs(specifier, file, place, rules, inTest);
  // A name inside the package, for files that differ between browsers and Node: `imports` in its package.json.
  if (specifier.startsWith('#')) return null;
  if (specifier.startsWith('node:')) {
    if (file.endsWith('.node.ts')) return null;
    return rules.some(each => each.node) ? null : `'${specifier}': ${place.folder} also runs in the browser`;
  }
  const allowed = rules.flatMap(each => each.npm);
  const fits = allowed.some(
    npm => npm === '*' || (npm.endsWith('/') ? specifier.startsWith(npm) : packageName(specifier) === npm),
  );
  if (fits) return null;
  return `'${specifier}': ${place.folder} may use ${allowed.join(', ') || 'nothing'} from npm`;
}

const isName = (node: unknown, name: string): boolean =>
  isNode(node) && node.type === 'Identifier' && node['name'] === name;

function isMember(node: unknown, object: string, property: string): boolean {
  if (!isNode(node) || node.type !== 'MemberExpression' || !isName(node['object'], object)) return false;
  const key = node['property'];
  return node['computed'] === true ? isNode(key) && key['value'] === property : isName(key, property);
}

/** `x.Date` and `{ Date: 1 }` only contain the name; `Date.now()`, `{ Date }` and `d: Date` use the global. */
function onlyCarriesName(parent: Node | null, field: string): boolean {
  if (!parent) return false;
  if (field === 'property' || field === 'key') return parent['computed'] !== true;
  return (field === 'right' && parent.type === 'TSQualifiedName') || field === 'label' || field === 'imported';
}

function impurity(node: Node, parent: Node | null, field: string): string | null {
  if (node.type === 'Identifier') {
    return onlyCarriesName(parent, field) ? null : (IMPURE_GLOBALS.get(String(node['name'])) ?? null);
  }
  if (node['async'] === true || node.type === 'AwaitExpression' || node['await'] === true) {
    return 'async: rules run at once; push a frame instead of waiting';
  }
  if (node.type === 'ImportExpression') return 'import(): rules run at once; import at the top of the file';
  if (isMember(node, 'Math', 'random')) return "Math.random: draw from the game's own randomness";
  if (node.type === 'CallExpression' && isMember(node['callee'], 'JSON', 'parse')) {
    const [argument] = node['arguments'] as unknown[];
    if (isNode(argument) && argument.type === 'CallExpression' && isMember(argument['callee'], 'JSON', 'stringify')) {
      return 'JSON.parse(JSON.stringify(…)): write the clone by hand';
    }
  }
  return null;
}

/** `file` is relative to the root and uses forward slashes. */
export function checkFile(file: string, source: string): Violation[] {
  const lineAt = (offset: number): number => source.slice(0, offset).split('\n').length;
  const place = placeOf(file);
  const rule = RULES[place.kind];
  if (!rule) {
    return [{ file, line: 1, message: `${place.folder} has no rule yet; add one to RULES in tools/import-rules.ts` }];
  }
  const { program, errors } = parseSync(file, source);
  if (errors[0]) return [{ file, line: 1, message: `does not parse: ${errors[0].message}` }];
  const pure = PURE_KINDS.has(place.kind) && place.area === 'src';
  const found: Violation[] = [];
  for (const [node, parent, field] of walk(program as unknown as Node)) {
    const specifier = importedFrom(node);
    const messages = [
      specifier === null ? null : refuseImport(specifier, file, place, rule),
      pure ? impurity(node, parent, field) : null,
    ];
    for (const message of messages) if (message) found.push({ file, line: lineAt(node.start), message });
  }
  return found;
}

export function checkTree(root: string): { readonly files: number; readonly violations: Violation[] } {
  const files = globSync('{packages,examples,bench,e2e,tools}/**/*.{ts,tsx,mts,js,jsx,mjs}', {
    cwd: root,
    exclude: name => ['node_modules', 'dist', 'coverage'].includes(name),
  })
    .map(file => file.split(sep).join('/'))
    .sort((a, b) => (a < b ? -1 : 1));
  return {
    files: files.length,
    violations: files.flatMap(file => checkFile(file, readFileSync(join(root, file), 'utf8'))),
  };
}

if (import.meta.main) {
  const { files, violations } = checkTree(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));
  for (const { file, line, message } of violations) console.error(`${file}:${line}  ${message}`);
  console.log(
    violations.length === 0 ? `${files} files keep the rules` : `${violations.length} violations in ${files} files`,
  );
  process.exitCode = violations.length === 0 ? 0 : 1;
}
