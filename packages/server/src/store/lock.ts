import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DataLock {
  release(): void;
}

/**
 * One server at a time works on a data directory: others would not hear of its changes. The lock is one of SQLite's on a
 * file of its own, so it ends with the process, however that ends.
 */
export function lockData(folder: string): DataLock {
  const db = new DatabaseSync(join(folder, 'lock'));
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (cause) {
    db.close();
    throw new Error(`a server is running on ${folder}; stop it first, or give another one a directory of its own`, {
      cause,
    });
  }
  return { release: () => db.close() };
}
