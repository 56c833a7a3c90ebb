import { Worker } from 'node:worker_threads';

/*
 * SQLite first writes to a log, and sometimes copies the log into the database. This checkpoint waits for the disk for
 * tens to hundreds of milliseconds. In the main thread everybody would wait for it, so a separate thread does it; the
 * thread starts with the first checkpoint.
 */

export interface Checkpoints {
  /** Changes were written. */
  written(changes: number): void;
  close(): Promise<void>;
}

/** About 16 to 40 MB of log. Commits wait for the disk while a checkpoint writes to it, so there are few of them. */
const EVERY = 10_000;

export function openCheckpoints(file: string): Checkpoints {
  let worker: Worker | null = null;
  let written = 0;
  let running = false;

  function checkpoint(): void {
    running = true;
    written = 0;
    worker ??= startWorker(file, done, ended);
    worker.postMessage('checkpoint');
  }

  function done(): void {
    running = false;
  }

  function ended(): void {
    worker = null;
    running = false;
  }

  return {
    written(changes) {
      written += changes;
      if (written >= EVERY && !running) checkpoint();
    },
    async close() {
      await worker?.terminate();
    },
  };
}

/**
 * A failed checkpoint is tried again after later changes. Nothing is lost: the log holds everything that was
 * acknowledged.
 */
function startWorker(file: string, done: () => void, ended: () => void): Worker {
  const worker = new Worker(new URL('./checkpointWorker.ts', import.meta.url), { workerData: file });
  worker.on('message', done);
  worker.on('error', () => undefined);
  worker.on('exit', ended);
  worker.unref();
  return worker;
}
