import { parseRecord, type GameRecord } from '@thorp/kernel';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { fileFault, UsageError } from './errors.ts';
import { temporary } from './locks.ts';

/** `-` stands for standard input, as usual. */
export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read '${file}': ${fileFault(error)}`, { cause: error });
  }
}

export function readRecord(file: string): GameRecord {
  return parseRecord(readText(file));
}

/** Writes beside the file and renames, so that a crash leaves the old contents or the new, never half of them. */
export function writeWhole(file: string, text: string): void {
  const beside = temporary(file);
  try {
    mkdirSync(dirname(file), { recursive: true });
    const handle = openSync(beside, 'w', 0o600);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(beside, file);
  } catch (error) {
    if (existsSync(beside)) rmSync(beside);
    throw new UsageError(`cannot write '${file}': ${fileFault(error)}`, { cause: error });
  }
}
