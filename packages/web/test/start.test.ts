import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer, readConfig, type TableServer } from '@thorp/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageHandler } from '../serve.ts';
import { qrLines, welcomeLines } from '../welcome.ts';

describe('page and table server on one port', () => {
  let folder: string;
  let server: TableServer;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'thorp-start-'));
    mkdirSync(join(folder, 'page'));
    writeFileSync(join(folder, 'page', 'index.html'), '<h1>Thorp</h1>');
    const config = readConfig({ PORT: '0', THORP_LOG: 'silent', THORP_DATA: join(folder, 'data') });
    server = await openServer(config, { page: pageHandler(join(folder, 'page')) });
  });

  afterAll(async () => {
    await server.drain();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${server.port}${path}`);

  test('the page has its own headers, so that it goes on working offline', async () => {
    for (const path of ['/', '/table/0123']) {
      const answer = await get(path);
      expect(await answer.text()).toBe('<h1>Thorp</h1>');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    }
  });

  test('the server answers its own addresses', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ ok: true });
    expect(await (await get('/api/lobby')).json()).toEqual({ tables: [], running: [] });
    expect((await get('/api/nothing')).status).toBe(404);
    const session = await fetch(`http://127.0.0.1:${server.port}/api/session`, { method: 'POST' });
    expect(session.headers.get('set-cookie')).toContain('HttpOnly');
  });
});

describe('what npm start prints', () => {
  test('for this machine alone: its address, and how to let others in', () => {
    const lines = welcomeLines('127.0.0.1', 8080, false);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe('Thorp: open http://localhost:8080');
    expect(lines[1]).toContain('HOST=0.0.0.0');
  });

  test('a code that begins with its quiet zone and its first corner', () => {
    const lines = qrLines('http://192.168.0.17:8080', false);
    const [first = ''] = lines;
    expect(lines.every(line => line.length === first.length)).toBe(true);
    // Half as many lines as columns, because a line has two rows.
    expect(lines).toHaveLength(Math.ceil(first.length / 2));
    expect(lines.slice(0, 2)).toEqual(Array.from({ length: 2 }, () => '█'.repeat(first.length)));
    // The corner: seven dark modules, below them a dark, five light and a dark one.
    expect(lines[2]?.slice(0, 12)).toBe('████ ▄▄▄▄▄ █');
    const [coloured = ''] = qrLines('http://192.168.0.17:8080', true);
    expect(coloured).toBe(`\u001b[97;40m${first}\u001b[0m`);
  });
});
