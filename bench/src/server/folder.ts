import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerProcess } from './child.ts';

/** Starts a server with a temporary data folder, which is removed when the server stops. */
export async function inFreshFolder(start: (data: string) => Promise<ServerProcess>): Promise<ServerProcess> {
  const data = mkdtempSync(join(tmpdir(), 'thorp-bench-'));
  const server = await start(data);
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
