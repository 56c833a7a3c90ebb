// A thread that copies the log of a database into it on request, without blocking writers.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const db = new DatabaseSync(String(workerData));
const checkpoint = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');

parentPort?.on('message', () => {
  try {
    checkpoint.all();
  } finally {
    parentPort?.postMessage('done');
  }
});
