import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servePage } from '../serve.ts';

let folder: string;
let server: Server;
let address: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thorp-serve-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<h1>Thorp</h1>');
  writeFileSync(join(folder, 'assets', 'a.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'a.js.gz'), gzipSync('export {};'));
  writeFileSync(join(folder, '.secret'), 'no');
  const served = await servePage(folder, 0);
  ({ server } = served);
  address = `http://localhost:${served.port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

describe('the page’s server', () => {
  test('gives every address inside the page the page itself', async () => {
    for (const path of ['/', '/table/0123', '/learn/villagers']) {
      const answer = await fetch(address + path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('<h1>Thorp</h1>');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('sends what was compressed at build time and keeps it for good', async () => {
    const answer = await fetch(`${address}/assets/a.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe('export {};');
  });

  test('sends it plain to whoever cannot read that', async () => {
    const answer = await fetch(`${address}/assets/a.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe('export {};');
  });

  test('lets nothing in from elsewhere and nobody frame it', async () => {
    const { headers } = await fetch(address);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(['/assets/none.js', '/.secret', '/%2e%2e%2fetc/passwd.txt', '/%00.js', '/%'])(
    'answers 404 to %s',
    async path => {
      expect((await fetch(address + path)).status).toBe(404);
    },
  );

  test('only reads', async () => {
    expect((await fetch(address, { method: 'POST' })).status).toBe(405);
    const head = await fetch(`${address}/assets/a.js`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  test('says when nothing has changed', async () => {
    const etag = (await fetch(address)).headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('takes the next free port when the wanted one is taken', async () => {
    const other = createServer().listen(0);
    await new Promise(resolve => other.once('listening', resolve));
    const taken = (other.address() as AddressInfo).port;
    const next = await servePage(folder, taken);
    expect(next.port).toBeGreaterThan(taken);
    next.server.close();
    other.close();
  });
});
