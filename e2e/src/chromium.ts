import sparticuz from '@sparticuz/chromium';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import self from '../package.json' with { type: 'json' };

const VERSION = self.devDependencies['@sparticuz/chromium'];

/** The program of the browser from an npm package, or the one that CHROMIUM names where that package has none. */
export async function browserPath(): Promise<string> {
  const named = process.env['CHROMIUM'];
  if (named !== undefined) return named;
  const folder = join(tmpdir(), `thorp-chromium-${VERSION}`);
  if (!existsSync(folder)) await unpack(folder);
  return join(folder, 'chromium');
}

/**
 * Unpacks in another folder and renames it, so that a process that looks for the browser finds all of it or nothing. The
 * package itself takes a half-written file for the browser, and such a file cannot be started.
 */
async function unpack(folder: string): Promise<void> {
  const aside = await mkdtemp(`${folder}-`);
  await unpackInto(aside);
  try {
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true });
    // Another process was quicker.
    if (!existsSync(folder)) throw error;
  }
}

/** The package unpacks into the folder for temporary files, whichever that is. */
async function unpackInto(folder: string): Promise<void> {
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = folder;
  try {
    await sparticuz.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
}
