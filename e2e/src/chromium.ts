import sparticuz from '@sparticuz/chromium';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import self from '../package.json' with { type: 'json' };

const VERSION = self.devDependencies['@sparticuz/chromium'];

/** The browser from an npm package, or the one in CHROMIUM if that package has none. */
export async function browserPath(): Promise<string> {
  const named = process.env['CHROMIUM'];
  if (named !== undefined) return named;
  const folder = join(tmpdir(), `thorp-chromium-${VERSION}`);
  if (!existsSync(folder)) await unpack(folder);
  return join(folder, 'chromium');
}

/**
 * Unpacks in another folder and renames it, so that other processes find the whole browser or none. The package itself
 * would use a half-written file, which cannot be started.
 */
async function unpack(folder: string): Promise<void> {
  const aside = await mkdtemp(`${folder}-`);
  await unpackInto(aside);
  try {
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}

/** The package unpacks into the folder for temporary files, wherever that is. */
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
