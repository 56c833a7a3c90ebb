// A thread that copies the log of a database into it on request, without blocking writers.
import { existsSync, readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

// Linux gives every thread a priority of its own. Moves must not wait for the processor while the log is copied.
const THREAD = '/proc/thread-self';
if (existsSync(THREAD)) setPriority(Number(basename(readlinkSync(THREAD))), constants.priority.PRIORITY_BELOW_NORMAL);

const db = new DatabaseSync(String(workerData));
const checkpoint = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');

parentPort?.on('message', () => {
  try {
    checkpoint.all();
  } finally {
    parentPort?.postMessage('done');
  }
});
