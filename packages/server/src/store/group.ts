import type { DatabaseSync } from 'node:sqlite';

interface Waiting {
  change(): unknown;
  done(result: unknown): void;
  failed(error: unknown): void;
}

export interface GroupCommit {
  /** Runs a change; the promise settles when it is on the disk. */
  write<R>(change: () => R): Promise<R>;
  /** Changes that wait for the next transaction. */
  waiting(): number;
  /** Writes what waits. */
  flush(): void;
}

/**
 * All changes of one tick go into one transaction: one write to the disk acknowledges many moves. A change that throws is
 * taken back alone. When the transaction itself fails, as on a full disk, all of its changes fail and nothing is stored.
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
      for (const each of batch) settle.push(attempt(db, each));
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

/** Throws when the whole transaction is lost. */
function attempt(db: DatabaseSync, { change, done, failed }: Waiting): () => void {
  db.exec('SAVEPOINT change');
  try {
    const result = change();
    db.exec('RELEASE change');
    return () => done(result);
  } catch (error) {
    if (!db.isTransaction) throw error;
    db.exec('ROLLBACK TO change');
    db.exec('RELEASE change');
    return () => failed(error);
  }
}
