import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer, readConfig } from '@thorp/server';
import { DIST } from '@thorp/web/build';
import { pageHandler } from '@thorp/web/serve';

/** A table server with the page, as `npm start` runs it, and a store of its own. */
export interface OnlineServer {
  readonly address: string;
  close(): Promise<void>;
}

export async function startOnline(environment: { readonly [name: string]: string } = {}): Promise<OnlineServer> {
  const data = mkdtempSync(join(tmpdir(), 'thorp-online-'));
  const config = readConfig({ PORT: '0', THORP_LOG: 'error', THORP_DATA: data, ...environment });
  const server = await openServer(config, { page: pageHandler(DIST) });
  return {
    address: `http://localhost:${server.port}`,
    async close() {
      await server.drain();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
