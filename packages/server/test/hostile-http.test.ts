import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Running } from './guests.ts';
import { call, visitor, type Visitor } from './visitors.ts';

let server: Running;
let eve: Visitor;

beforeAll(async () => {
  server = await startServer();
  eve = await visitor(server.port);
});

afterAll(() => server.remove());

const id = '0'.repeat(32);
const ROUTES: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/api/link'],
  ['POST', '/api/me/sign-out'],
  ['PUT', `/api/me/devices/${'0'.repeat(16)}`],
  ['POST', '/api/me/passkeys'],
  ['POST', '/api/sign-in'],
  ['POST', '/api/me/blocks'],
  ['POST', '/api/me/mutes'],
  ['POST', '/api/reports'],
  ['POST', `/api/tables/${id}/invitations`],
  ['POST', '/api/codes'],
  ['PUT', '/api/me/notifications'],
  ['POST', '/api/me/channels/push'],
  ['POST', '/api/me/channels/email'],
  ['POST', '/api/me/channels/webhook'],
  ['POST', '/api/channels/email'],
];

/** None of them fits any route. */
const BODIES: readonly unknown[] = [
  null,
  [],
  'text',
  7,
  {},
  { secret: id },
  { secret: { toString: 'x' } },
  { response: null, name: 'x' },
  { response: { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {}, response: {} } },
  { person: `${id}' OR 1=1` },
  { table: '../..', seat: -1 },
  { table: id, seat: 1.5, text: '' },
  { url: 'x'.repeat(5000) },
  { address: 'a@b\r\nBcc: c@d' },
  { kinds: ['turn', 'turn'], quiet: null },
  { kinds: { length: 1 }, quiet: [] },
  { everywhere: 'yes' },
  { code: 'ABCDE' },
  { code: ['ABCDE'] },
  { code: `AB'--` },
  { endpoint: 'javascript:alert(1)', keys: { p256dh: '', auth: '' } },
];

test('no request about people brings the server down or changes anything', async () => {
  for (const [method, path] of ROUTES) {
    for (const body of BODIES) {
      const { status, data } = await eve.call(method, path, body);
      expect([path, body, [400, 404, 410, 429].includes(status)]).toEqual([path, body, true]);
      expect(data).toMatchObject({ error: { code: expect.any(String) as unknown } });
    }
  }
  expect((await eve.call('GET', '/api/me')).data).toMatchObject({ devices: [{ current: true }], passkeys: [] });
});

test('addresses that do not fit are refused, and what is not JSON', async () => {
  const paths = [
    '/api/me/blocks/x',
    `/api/me/blocks/${id}`,
    '/api/me/devices/../x',
    '/api/me/passkeys/%00',
    '/api/me/channels/1',
  ];
  for (const path of paths) {
    const { status } = await eve.call('DELETE', path).catch(() => ({ status: 400 }));
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
  }
  const origin = `http://127.0.0.1:${server.port}`;
  for (const body of ['{', '{"a":', '\u0000', '{"__proto__":{"x":1},"everywhere":true}']) {
    const headers = { origin, cookie: eve.cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api/me/sign-out`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
  }
});

test('without a session nothing about people is told', async () => {
  const readable = [
    '',
    '/data',
    '/people',
    '/blocks',
    '/mutes',
    '/invitations',
    '/ratings',
    '/results',
    '/notifications',
  ];
  for (const path of readable) expect((await call(server.port, 'GET', `/api/me${path}`)).status).toBe(401);
});

test('settings nested deep are refused as a bad request, and the server goes on', async () => {
  const site = `http://127.0.0.1:${server.port}`;
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  const answer = await fetch(`${site}/api/tables`, {
    method: 'POST',
    headers: { origin: site, cookie: eve.cookie, 'content-type': 'application/json' },
    body: `{"game":"hamlet","seats":2,"settings":{"walls":${deep}}}`,
  });
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'bad-request' } }]);
  expect((await eve.call('GET', '/healthz')).status).toBe(200);
});
