import type { DatabaseSync } from 'node:sqlite';

interface Waiting {
  readonly atomic: boolean;
  /** Writes; the returned function gives the result, once it is on the disk. */
  change(): () => void;
  failed(error: unknown): void;
}

export interface GroupCommit {
  /**
   * Runs a change; the promise settles when it is on the disk. An atomic change writes only with its last statement, so
   * nothing has to be rolled back if it throws.
   */
  write<R>(change: () => R, atomic?: boolean): Promise<R>;
  /** Changes that wait for the next transaction. */
  waiting(): number;
  /** Writes the waiting changes. */
  flush(): void;
}

/**
 * All changes of one tick go into one transaction: one write to the disk acknowledges many moves. A change that throws
 * is rolled back alone. If the transaction itself fails, for example on a full disk, all its changes fail and nothing
 * is stored.
 */
export function groupCommit(db: DatabaseSync, written: (changes: number) => void): GroupCommit {
  let waiting: Waiting[] = [];
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const attempt = attemptIn(db);

  function flush(): void {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    const settle: (() => void)[] = [];
    try {
      begin.run();
      for (const each of batch) settle.push(attempt(each));
      commit.run();
    } catch (error) {
      // After a full disk SQLite may have rolled back already.
      if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
      for (const { failed } of batch) failed(error);
      return;
    }
    for (const each of settle) each();
    written(batch.length);
  }

  return {
    write: <R>(change: () => R, atomic = false): Promise<R> =>
      new Promise<R>((resolve, reject) => {
        const changed = (): (() => void) => {
          const result = change();
          return () => resolve(result);
        };
        waiting.push({ atomic, change: changed, failed: reject });
        if (waiting.length === 1) setImmediate(flush);
      }),
    waiting: () => waiting.length,
    flush,
  };
}

/** Runs a change inside the transaction. Throws if the whole transaction is lost. */
function attemptIn(db: DatabaseSync): (waiting: Waiting) => () => void {
  const save = db.prepare('SAVEPOINT change');
  const keep = db.prepare('RELEASE change');
  const takeBack = db.prepare('ROLLBACK TO change');
  return ({ atomic, change, failed }) => {
    if (!atomic) save.run();
    try {
      const done = change();
      if (!atomic) keep.run();
      return done;
    } catch (error) {
      if (!db.isTransaction) throw error;
      if (!atomic) {
        takeBack.run();
        keep.run();
      }
      return () => failed(error);
    }
  };
}
