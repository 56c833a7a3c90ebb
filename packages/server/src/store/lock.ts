import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DataLock {
  release(): void;
}

/**
 * Only one server at a time may use a data directory, because others would not learn of its changes. The lock is a
 * SQLite lock on a separate file, so it ends with the process in any case.
 */
export function lockData(folder: string): DataLock {
  let db: DatabaseSync | null = null;
  try {
    // SQLite would notice a read-only disk only later, without naming the directory.
    accessSync(folder, constants.W_OK);
    const opened = (db = new DatabaseSync(join(folder, 'lock')));
    opened.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return { release: () => opened.close() };
  } catch (cause) {
    db?.close();
    const said = isBusy(cause)
      ? `a server is running on ${folder}; stop it first, or use another data directory`
      : `cannot write in ${folder}: ${cause instanceof Error ? cause.message : String(cause)}`;
    throw new Error(said, { cause });
  }
}

/** SQLite's error code for a lock that somebody else has. */
const BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === BUSY;
}
