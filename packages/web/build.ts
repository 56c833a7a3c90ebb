import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { DIST } from './dist.ts';

const WEB = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(WEB, '..', '..');

export { DIST } from './dist.ts';

/** The files of the page: if none of them has changed, the last build is still valid. */
const SOURCES = [
  'package-lock.json',
  'packages/{kernel,bots,table,client}/src/**/*.ts',
  'packages/games/*/src/**/*.ts',
  'packages/games/*/RULES.md',
  'packages/web/{src,public}/**/*.*',
  'packages/web/*.{ts,html}',
];

/** Builds the page if one of its files has changed. Returns whether it did. */
export async function buildIfChanged(): Promise<boolean> {
  const mark = join(DIST, '.built');
  const wanted = fingerprint();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return false;
  await buildPage(DIST);
  compressAll();
  writeFileSync(mark, wanted);
  return true;
}

/** Builds the page into a folder; plugins may change it, for example a test that adds a game. */
export async function buildPage(outDir: string, plugins: Plugin[] = []): Promise<void> {
  // A test runner sets 'test', and then React would include all its warnings.
  process.env['NODE_ENV'] = 'production';
  await build({
    root: WEB,
    logLevel: 'error',
    plugins,
    worker: { plugins: () => plugins },
    build: { outDir, emptyOutDir: true },
  });
}

/** Contents are compared, not dates: in a fresh checkout every file is new. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap(pattern => globSync(pattern, { cwd: ROOT })).sort();
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** Compressed once here, so that the server never has to. */
function compressAll(): void {
  for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|html|svg|webmanifest|json)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
}

if (import.meta.main) {
  const start = performance.now();
  const built = await buildIfChanged();
  console.log(built ? `built in ${((performance.now() - start) / 1000).toFixed(1)} s` : 'nothing has changed');
}
