import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * A baseline for waiting times on this machine at this moment: a process that only stores every message on the disk and
 * sends it back, measured by the same client process. On a shared machine only the ratio to it is meaningful.
 */

export interface Control {
  /** Milliseconds of every message since the last call. */
  waits(): number[];
  stop(): Promise<void>;
}

const RELAY = new URL('../../../bench/src/server/relay-child.ts', import.meta.url).pathname;
const EVERY_MS = 100;

export async function startControl(): Promise<Control> {
  const data = mkdtempSync(join(tmpdir(), 'thorp-control-'));
  const child = fork(RELAY, [], { env: { ...process.env, THORP_DATA: data } });
  const end = (): void => void child.kill('SIGKILL');
  process.on('exit', end);
  const [{ port }] = (await once(child, 'message')) as [{ readonly port: number }];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/control`);
  await once(socket, 'open');
  const waits: number[] = [];
  let sent: number | null = null;
  socket.addEventListener('message', () => {
    if (sent !== null) waits.push(performance.now() - sent);
    sent = null;
  });
  const timer = setInterval(() => {
    if (sent !== null) return;
    sent = performance.now();
    socket.send('x'.repeat(200));
  }, EVERY_MS);
  return {
    waits: () => waits.splice(0),
    async stop() {
      clearInterval(timer);
      socket.close();
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      process.off('exit', end);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
