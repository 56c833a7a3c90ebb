import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST } from '@thorp/web/build';

/**
 * A copy of the built page whose service worker stores two files instead of more than 600: for tests of the service
 * worker that are not about what it stores, because storing everything takes longer than the rest of such a test.
 */
export function pageWithShortList(): string {
  const folder = mkdtempSync(join(tmpdir(), 'thorp-short-'));
  cpSync(DIST, folder, { recursive: true });
  for (const encoding of ['br', 'gz']) rmSync(join(folder, `sw.js.${encoding}`), { force: true });
  const worker = join(folder, 'sw.js');
  const text = readFileSync(worker, 'utf8');
  const short = text.replace(/precacheAndRoute\(\[(.*?)\]/s, (_, list: string) => {
    const kept = (list.match(/\{[^}]*\}/g) ?? []).filter(file => /"(?:index\.html|manifest\.webmanifest)"/.test(file));
    return `precacheAndRoute([${kept.join(',')}]`;
  });
  if (short === text) throw new Error('the service worker has no list of files');
  writeFileSync(worker, short);
  return folder;
}
