import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { checkFile } from '../import-rules.ts';

const KERNEL = 'packages/kernel/src/flow.ts';
const GAME = 'packages/games/helvetia/src/steps/build.ts';
const GAME_TEST = 'packages/games/helvetia/test/build.test.ts';

const messages = (file: string, source: string): string[] => checkFile(file, source).map(each => each.message);

const WEB = 'packages/web/src';

describe('layers of the page', () => {
  it.each([
    ['games/helvetia/Village.tsx', "import { Road } from '../villagers/Road.tsx';", 'no game imports another'],
    ['games/helvetia/Village.tsx', "import { CARDS } from '@thorp/villagers/cards';", 'only src/games/villagers'],
    [
      'games/helvetia/Village.tsx',
      "import { navigate } from '../../app/router.tsx';",
      'src/games/helvetia may import board',
    ],
    ['games/helvetia/Village.tsx', "import { GAMES } from '../index.ts';", 'may import board'],
    ['board/Place.tsx', "import { GAMES } from '../games/index.ts';", 'src/board may import protocol'],
    ['board/Place.tsx', "import { villagers } from '@thorp/villagers';", 'only src/games/villagers'],
    ['board/Place.tsx', "import { Home } from '../pages/Home.tsx';", 'src/board may import protocol'],
    ['board/Place.tsx', "import { host } from '../session/host.ts';", 'src/board may import protocol'],
    ['worker/tables.ts', "import type { BoardProps } from '../board/props.ts';", 'src/worker may import'],
    ['protocol/calls.ts', "import { serve } from '../worker/tables.ts';", 'src/protocol may import nothing else'],
    ['session/local.ts', "import { Place } from '../board/Place.tsx';", 'src/session may import'],
    ['ui/Sheet.tsx', "import { Place } from '../board/Place.tsx';", 'src/ui may import preferences, text'],
    ['pages/Home.tsx', "import { openStore } from '../store/store.ts';", 'src/pages may import'],
    ['pages/Home.tsx', "import { updateInWords } from '../worker/inWords.ts';", 'src/pages may import'],
    ['worker/tables.ts', "import { GAMES } from '../games/index.ts';", 'src/worker may import'],
    ['app/TopBar.tsx', "import { Home } from '../pages/Home.tsx';", 'src/app may import'],
    ['text/text.tsx', "import { Sheet } from '../ui/Sheet.tsx';", 'src/text may import'],
    ['rooms/Room.tsx', "import { navigate } from '../app/router.tsx';", 'has no rule yet'],
  ])('%s: %s', (file, source, expected) => {
    expect(messages(`${WEB}/${file}`, source)).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    ['games/helvetia/Village.tsx', "import { Place } from '../../board/widgets.ts';"],
    ['games/helvetia/Village.tsx', "import { BUILDINGS } from '@thorp/helvetia/cards';"],
    ['games/index.ts', "import { helvetia } from './helvetia/index.ts';"],
    ['games/helvetia/test/plan.test.ts', "import { updateInWords } from '../../../worker/inWords.ts';"],
    ['pages/Home.tsx', "import { GAMES } from '../games/index.ts';"],
    ['pages/Home.tsx', "import '../style/home/index.css';"],
    ['worker/games.ts', "import { RULES } from '../games/rules.ts';"],
    ['App.tsx', "import { Home } from './pages/Home.tsx';"],
  ])('%s: %s is allowed', (file, source) => {
    expect(messages(`${WEB}/${file}`, source)).toEqual([]);
  });
});

describe('imports that break the direction', () => {
  it.each([
    [KERNEL, "import { x } from '@thorp/villagers';", 'may import none of our packages'],
    [KERNEL, "import { readFileSync } from 'node:fs';", 'also runs in the browser'],
    [KERNEL, "import { z } from 'zod';", 'may use @noble/ from npm'],
    ['packages/kernel/src/flow.ts', "import { laws } from '@thorp/testkit';", 'may import none of our packages'],
    ['packages/testkit/src/laws.ts', "import { villagers } from '@thorp/villagers';", 'may import @thorp/kernel'],
    [GAME, "import { villagers } from '@thorp/villagers';", 'no game imports another'],
    [GAME, "import { laws } from '@thorp/testkit';", 'may import @thorp/kernel'],
    [GAME, "import { sha256 } from '@noble/hashes/sha2.js';", 'may use nothing from npm'],
    [GAME, "import { helvetia } from '@thorp/helvetia';", 'this package itself'],
    [GAME_TEST, "import { villagers } from '@thorp/villagers';", 'no game imports another'],
    ['packages/bots/src/search.ts', "import { helvetia } from '@thorp/helvetia';", 'may import @thorp/kernel'],
    ['packages/table/src/clock.ts', "import { helvetia } from '@thorp/helvetia';", '@thorp/kernel, @thorp/bots'],
    ['packages/table/src/clock.ts', "import { hrtime } from 'node:process';", 'also runs in the browser'],
    ['packages/web/src/main.ts', "import { main } from '@thorp/cli';", 'may import'],
    ['packages/web/src/main.ts', "import { openServer } from '@thorp/server';", 'may import'],
    ['packages/web/src/main.ts', "import { openPool } from '@thorp/bots/node';", 'also runs in the browser'],
    ['packages/web/src/main.ts', "import { readFileSync } from 'node:fs';", 'also runs in the browser'],
    ['packages/cli/src/main.ts', "import { shell } from '@thorp/web';", 'may import'],
    ['bench/run.ts', "import { main } from '@thorp/cli';", 'may import'],
    ['tools/check.ts', "import { open } from '../packages/kernel/src/index.ts';", 'leaves tools'],
  ])('%s: %s', (file, source, expected) => {
    expect(messages(file, source)).toEqual([expect.stringContaining(expected)]);
  });

  it('sees every way to import', () => {
    const ways = [
      "import '@thorp/villagers';",
      "import type { A } from '@thorp/villagers';",
      "export { a } from '@thorp/villagers';",
      "export * from '@thorp/villagers';",
      "type B = import('@thorp/villagers').B;",
    ];
    for (const way of ways)
      expect(messages(GAME, way), way).toEqual([expect.stringContaining('no game imports another')]);
    expect(messages('packages/bots/src/a.ts', "const a = await import('@thorp/villagers');")).toHaveLength(1);
  });

  it('a relative import stays in its package, and src does not import tests', () => {
    expect(messages(GAME, "import { a } from '../../../villagers/src/index.ts';")).toEqual([
      expect.stringContaining('leaves packages/games/helvetia'),
    ]);
    expect(messages(GAME, "import { a } from '../../test/scenes.ts';")).toEqual([
      expect.stringContaining('takes test code into src'),
    ]);
  });

  it('a package without a rule is refused', () => {
    expect(messages('packages/novelty/src/index.ts', '')).toEqual([expect.stringContaining('has no rule yet')]);
  });

  it('names the line', () => {
    expect(checkFile(GAME, "\n\nimport '@thorp/villagers';")).toEqual([
      expect.objectContaining({ file: GAME, line: 3 }),
    ]);
  });
});

describe('imports that keep the direction', () => {
  it.each([
    [KERNEL, "import { sha256 } from '@noble/hashes/sha2.js'; import './plain.ts';"],
    ['packages/kernel/src/digest.node.ts', "import 'node:crypto';"],
    [KERNEL, "import '#digest';"],
    ['packages/kernel/test/flow.test.ts', "import { it } from 'vitest'; import '../src/flow.ts'; import 'node:fs';"],
    [GAME, "import { then } from '@thorp/kernel'; import { cards } from '../cards.ts';"],
    [
      GAME_TEST,
      "import { it } from 'vitest'; import '@thorp/testkit'; import '@thorp/kernel'; import '@thorp/helvetia';",
    ],
    ['packages/cli/src/main.ts', "import '@thorp/helvetia'; import '@thorp/kernel'; import 'citty'; import 'node:fs';"],
    ['packages/server/src/main.ts', "import '@thorp/table'; import '@thorp/bots'; import 'fastify';"],
  ])('%s: %s', (file, source) => {
    expect(messages(file, source)).toEqual([]);
  });
});

describe('rules stay pure', () => {
  it.each([
    ['const now = Date.now();', 'Date'],
    ['export const at = (d: Date) => d;', 'Date'],
    ['const clocks = { Date };', 'Date'],
    ['const n = Math.random();', 'Math.random'],
    ["const n = Math['random']();", 'Math.random'],
    ['const roll = Math.random;', 'Math.random'],
    ['export async function f() {}', 'async'],
    ['export const f = async () => 1;', 'async'],
    ['await 1;', 'async'],
    ["const m = import('./other.ts');", 'import()'],
    ["console.log('x');", 'console'],
    ['const copy = structuredClone({});', 'structuredClone'],
    ['const copy = JSON.parse(JSON.stringify({}));', 'JSON.parse'],
  ])('%s', (source, expected) => {
    for (const file of [KERNEL, GAME]) {
      expect(messages(file, source)).toEqual([expect.stringContaining(expected)]);
    }
  });

  it.each([
    '// Date, Math.random() and console.log are not used here\nexport {};',
    "export const label = 'async Date console.log structuredClone';",
    'export const due = (x: { Date: number }) => x.Date;',
    'export const n = Math.floor(1.5);',
    'export const copy = JSON.parse("{}");',
  ])('leaves alone: %s', source => {
    expect(messages(GAME, source)).toEqual([]);
  });

  it('asks it of the rules only, not of tests and tools', () => {
    expect(messages(GAME_TEST, 'const now = Date.now();')).toEqual([]);
    expect(messages('packages/cli/src/main.ts', "console.log('x', await Date.now());")).toEqual([]);
  });
});

describe('the command', () => {
  const script = fileURLToPath(new URL('../import-rules.ts', import.meta.url));
  const folders: string[] = [];

  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  function runOn(files: Readonly<Record<string, string>>) {
    const root = mkdtempSync(join(tmpdir(), 'thorp-rules-'));
    folders.push(root);
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), source);
    }
    return spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  }

  it('fails on a planted violation and says where', () => {
    const { status, stderr } = runOn({ [KERNEL]: 'export {};', [GAME]: "export {};\nimport '@thorp/villagers';" });
    expect(status).toBe(1);
    expect(stderr).toContain(`${GAME}:2  '@thorp/villagers': no game imports another`);
  });

  it('passes a clean tree and looks past installed packages', () => {
    const installed = 'packages/games/helvetia/node_modules/x/index.js';
    const { status, stdout } = runOn({ [KERNEL]: 'export {};', [installed]: "import '@thorp/villagers';" });
    expect(status).toBe(0);
    expect(stdout).toContain('1 files keep the rules');
  });
});
