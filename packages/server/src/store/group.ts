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

/** What is done around the changes of a transaction. */
export interface Around {
  /** Inside the transaction, before the changes. */
  begun(): void;
  /** A change was taken back; the transaction goes on. */
  takenBack(): void;
  /** Inside the transaction, after the changes. */
  ending(): void;
  /** The whole transaction was taken back. */
  failed(): void;
  /** So many changes are on the disk. */
  written(changes: number): void;
}

/**
 * All changes of one tick go into one transaction: one write to the disk acknowledges many moves. A change that throws
 * is rolled back alone. If the transaction itself fails, for example on a full disk, all its changes fail and nothing
 * is stored.
 */
export function groupCommit(db: DatabaseSync, around: Around): GroupCommit {
  let waiting: Waiting[] = [];
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const attempt = attemptIn(db, around);

  function flush(): void {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    const settle: (() => void)[] = [];
    try {
      begin.run();
      around.begun();
      for (const each of batch) settle.push(attempt(each));
      around.ending();
      commit.run();
    } catch (error) {
      // After a full disk SQLite may have rolled back already.
      if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
      around.failed();
      for (const { failed } of batch) failed(error);
      return;
    }
    for (const each of settle) each();
    around.written(batch.length);
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
function attemptIn(db: DatabaseSync, { takenBack }: Around): (waiting: Waiting) => () => void {
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
        takenBack();
      }
      return () => failed(error);
    }
  };
}
