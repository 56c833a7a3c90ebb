import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf, UsageError } from './errors.ts';

/*
 * Only one process at a time writes a saved game: FILE.lock holds its process id. A process removes its lock when it
 * ends; the lock of a killed process is taken over by the next one.
 */

const locked = new Set<string>();

/** Locks a file for this process until it ends; refuses if another process has it. */
export function lock(file: string): void {
  const owner = tryLock(file);
  if (owner !== null) throw new UsageError(`'${file}' is being played in another process (process id ${owner})`);
}

/** The process that has the file; null if this process has it now. */
export function tryLock(file: string): number | null {
  if (locked.has(file)) return null;
  try {
    mkdirSync(dirname(file), { recursive: true });
    removeLeftovers(dirname(file));
    const owner = claim(`${file}.lock`);
    if (owner !== null) return owner;
  } catch {
    return null; // A folder that cannot be written is reported when the game is saved.
  }
  if (locked.size === 0) process.once('exit', () => locked.forEach(unlock));
  locked.add(file);
  return null;
}

/** Whether this process has locked the file. */
export function isLocked(file: string): boolean {
  return locked.has(file);
}

export function unlock(file: string): void {
  if (locked.delete(file) && ownerOf(`${file}.lock`) === process.pid) rmSync(`${file}.lock`, { force: true });
}

/** Refuses to write a file whose lock was lost, because another process plays it now. */
export function checkLock(file: string): void {
  const owner = locked.has(file) ? ownerOf(`${file}.lock`) : process.pid;
  if (owner === process.pid) return;
  throw new UsageError(`'${file}' was taken over by another process${owner ? ` (process id ${owner})` : ''}`);
}

/** A name for a temporary file, with the process id, so that files left by a crash are recognised. */
export function temporary(file: string): string {
  return `${file}.${process.pid}.tmp`;
}

/** Removes temporary files of processes that have ended. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const writer = /\.jsonl?(?:\.lock)?\.(\d+)\.tmp$/.exec(name)?.[1];
    if (writer !== undefined && !isRunning(Number(writer))) rmSync(join(folder, basename(name)), { force: true });
  }
}

/** Links the lock into place: it appears complete or not at all. */
function claim(path: string): number | null {
  const mine = temporary(path);
  writeFileSync(mine, String(process.pid));
  try {
    for (let tries = 0; tries < 3; tries++) {
      if (linked(mine, path)) return null;
      const owner = ownerOf(path);
      if (owner !== null && isRunning(owner)) return owner;
      removeDead(path);
    }
    return ownerOf(path);
  } finally {
    rmSync(mine, { force: true });
  }
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  }
}

/** Moves the lock of a dead process aside first. If another process has just replaced it, the new one is put back. */
function removeDead(path: string): void {
  const aside = temporary(`${path}.dead`);
  try {
    renameSync(path, aside);
  } catch {
    return; // Somebody else removed it.
  }
  const owner = ownerOf(aside);
  if (owner !== null && isRunning(owner)) linked(aside, path);
  rmSync(aside, { force: true });
}

function ownerOf(path: string): number | null {
  try {
    const text = readFileSync(path, 'utf8');
    return /^\d{1,10}$/.test(text) ? Number(text) : null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
