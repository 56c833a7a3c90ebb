import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressesOf, servePage } from '../serve.ts';

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

  test('loads nothing from other origins and cannot be framed', async () => {
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

  test('answers 503 while the build is missing, and serves again when it is back', async () => {
    const build = mkdtempSync(join(tmpdir(), 'thorp-build-'));
    const { server: other, port } = await servePage(build, 0);
    const page = `http://localhost:${port}/`;
    expect((await fetch(page)).status).toBe(503);
    writeFileSync(join(build, 'index.html'), 'built');
    expect(await (await fetch(page)).text()).toBe('built');
    rmSync(build, { recursive: true });
    expect((await fetch(page)).status).toBe(503);
    other.close();
    other.closeAllConnections();
  });

  test('finishes a download although the build is replaced meanwhile', async () => {
    const build = mkdtempSync(join(tmpdir(), 'thorp-build-'));
    const large = 'x'.repeat(20_000_000);
    writeFileSync(join(build, 'large.js'), large);
    const { server: other, port } = await servePage(build, 0);
    const answer = await fetch(`http://localhost:${port}/large.js`);
    rmSync(build, { recursive: true });
    expect((await answer.text()).length).toBe(large.length);
    other.close();
    other.closeAllConnections();
  });

  test('goes on when a visitor leaves in the middle of a download', async () => {
    writeFileSync(join(folder, 'large.js'), 'x'.repeat(20_000_000));
    const leave = new AbortController();
    const answer = await fetch(`${address}/large.js`, { signal: leave.signal });
    leave.abort();
    await expect(answer.text()).rejects.toThrow('aborted');
    expect((await fetch(address)).status).toBe(200);
  });
});

describe('the addresses it prints', () => {
  test('only localhost when only this machine can reach it', () => {
    expect(addressesOf('127.0.0.1', 8080)).toEqual(['http://localhost:8080']);
  });

  test('every address of the machine when it listens on all of them', () => {
    const all = addressesOf('0.0.0.0', 80);
    expect(all[0]).toBe('http://localhost:80');
    const own = Object.values(networkInterfaces()).flatMap(list => list ?? []);
    const outside = own.filter(({ internal, family }) => !internal && family === 'IPv4');
    expect(all.slice(1)).toEqual(outside.map(({ address: each }) => `http://${each}:80`));
  });

  test('writes IPv6 addresses in brackets', () => {
    expect(addressesOf('fe80::1', 80)).toEqual(['http://[fe80::1]:80']);
  });
});
