import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openServer, readConfig } from '@thorp/server';
import { DIST } from '@thorp/web/build';
import { pageHandler } from '@thorp/web/serve';

/** A table server with the page, as `npm start` runs it, with its own store. */
export interface OnlineServer {
  readonly address: string;
  /** Where its store is. */
  readonly data: string;
  /** Stops the server, and starts it again after some time at the same address. */
  restart(after?: number): Promise<void>;
  close(): Promise<void>;
}

/** `now` replaces this machine's clock. */
export async function startOnline(
  environment: { readonly [name: string]: string } = {},
  folder = DIST,
  now: () => number = Date.now,
): Promise<OnlineServer> {
  const data = mkdtempSync(join(tmpdir(), 'thorp-online-'));
  const open = (port: number): ReturnType<typeof openServer> => {
    const config = readConfig({ PORT: String(port), THORP_LOG: 'error', THORP_DATA: data, ...environment });
    return openServer(config, { page: pageHandler(folder), now });
  };
  let server = await open(0);
  const { port } = server;
  return {
    address: `http://localhost:${port}`,
    data,
    async restart(after = 0) {
      await server.drain();
      await sleep(after);
      server = await open(port);
    },
    async close() {
      await server.drain();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
