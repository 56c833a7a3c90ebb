import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { begun, guest, playOne, until } from './guests.ts';
import { freePort } from './postgres.ts';
import { visitor } from './visitors.ts';

test('logs of every level tell no session, link, name, line or card', { timeout: 120_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'thorp-logs-'));
  const port = await freePort();
  const main = new URL('../src/main.ts', import.meta.url).pathname;
  const env = { ...process.env, THORP_DATA: data, PORT: String(port), THORP_LOG: 'trace' };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (log += text.toString()));
  await until(() => log.includes('listens on port'));
  const [ada, ben] = [await guest(port), await guest(port)];
  const sessions = await begun([ada, ben], { game: 'villagers' });
  const [session] = sessions;
  await session?.inRoom({ kind: 'say', text: 'a private line' });
  for (let i = 0; i < 12; i++) for (const each of sessions) await playOne(each).catch(() => undefined);
  const person = await visitor(port, ada.cookie);
  await person.call('PUT', '/api/me', { name: 'Adalbert', portrait: '' });
  const { secret } = (await person.call('POST', '/api/me/link')).data as { secret: string };
  // Refusals of all kinds, each with something that must not be repeated in the log.
  const table = session?.table ?? '';
  await person.call('GET', `/api/tables/${table}/record`);
  await person.call('GET', `/api/tables/${'f'.repeat(32)}/review`);
  await person.call('POST', '/api/link', { secret, device: 7 });
  await person.call('POST', `/api/tables/${table}/seats`, { name: 'Adalbert', colour: 'red' });
  ada.send('{"type":"act","table":"');
  ada.send(JSON.stringify({ type: 'room', table, action: { kind: 'say', id: 'a private line', text: 5 } }));
  await until(() => ada.received.filter(text => text.includes('bad-message')).length >= 2);
  const shown = JSON.stringify(session?.update()?.view);
  const cards = [...shown.matchAll(/"hand":(\[[^\]]+\])/g)].flatMap(([, list = '[]']) => JSON.parse(list) as string[]);
  expect(cards.length).toBeGreaterThan(0);
  for (const { client } of [ada, ben]) client.close();
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(data, { recursive: true, force: true });
  // It does log: the lines of its start.
  expect(log).toContain('"level"');
  const tokens = [ada, ben].map(({ cookie }) => cookie.split('=')[1] ?? '');
  for (const hidden of [...tokens, table, secret, 'f'.repeat(32), 'Guest 0', 'Adalbert', 'a private line', ...cards]) {
    expect(hidden).not.toBe('');
    expect(log).not.toContain(hidden);
  }
});
