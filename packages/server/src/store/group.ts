import type { DatabaseSync } from 'node:sqlite';
import { StoreConflict } from '@thorp/table';

/** Runs a change; the promise settles when it is on the disk. */
export type Write = <R>(change: () => R) => Promise<R>;

interface Waiting {
  readonly change: () => unknown;
  done(result: unknown): void;
  failed(error: unknown): void;
}

export interface GroupCommit {
  readonly write: Write;
  /** Changes that wait for the next transaction. */
  waiting(): number;
  /** Writes what waits. */
  flush(): void;
}

/**
 * All changes of one tick go into one transaction: one write to the disk acknowledges many moves. A change checks before
 * it writes, so a StoreConflict fails alone; any other error fails the whole transaction, and nothing of it is stored.
 */
export function groupCommit(db: DatabaseSync): GroupCommit {
  let waiting: Waiting[] = [];

  function flush(): void {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    const settle: (() => void)[] = [];
    try {
      db.exec('BEGIN IMMEDIATE');
      for (const each of batch) settle.push(attempt(each));
      db.exec('COMMIT');
    } catch (error) {
      // After a full disk SQLite may have rolled back already.
      if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
      for (const { failed } of batch) failed(error);
      return;
    }
    for (const each of settle) each();
  }

  return {
    write: <R>(change: () => R): Promise<R> =>
      new Promise<R>((resolve, reject) => {
        waiting.push({ change, done: result => resolve(result as R), failed: reject });
        if (waiting.length === 1) setImmediate(flush);
      }),
    waiting: () => waiting.length,
    flush,
  };
}

function attempt({ change, done, failed }: Waiting): () => void {
  try {
    const result = change();
    return () => done(result);
  } catch (error) {
    if (error instanceof StoreConflict) return () => failed(error);
    throw error;
  }
}
