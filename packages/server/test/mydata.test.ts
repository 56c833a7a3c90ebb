import { parseRecordData, verify } from '@thorp/kernel';
import { hamlet } from '@thorp/testkit/hamlet';
import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { openGate } from '../src/people/requests.ts';
import { openSessions } from '../src/people/sessions.ts';
import type { PeopleStore } from '../src/store/people.ts';
import { accountTools } from './account.ts';
import { authenticator } from './authenticator.ts';
import { begun, playOne, playOut, until } from './guests.ts';
import { openSite } from './site.ts';
import { visitor } from './visitors.ts';

/** For tests that use no store. */
const NO_STORE = {} as PeopleStore;

const { server, connected } = await openSite();
const { site, me, register } = accountTools(server);

describe('my data', () => {
  test('is exported without any secret', async () => {
    const ada = await visitor(server.port);
    await register(ada, authenticator());
    const [session] = await begun([await connected(ada.cookie), await connected()]);
    await session?.inRoom({ kind: 'say', text: 'my own words' });
    await session?.act({ kind: 'note', text: 'my own note' });
    const { data } = await ada.call('GET', '/api/me/data');
    expect(data).toMatchObject({
      person: { name: 'Guest 0' },
      devices: [{}],
      passkeys: [{ name: 'key ring' }],
      seats: [{ room: session?.table, game: 'hamlet', name: 'Guest 0', played: true }],
      said: [{ text: 'my own words' }],
      notes: [{ text: 'my own note' }],
      playedWith: [{ name: 'Guest 1', games: 1 }],
    });
    const [, token = ''] = ada.cookie.split('=');
    expect(JSON.stringify(data)).not.toContain(token);
    expect(JSON.stringify(data)).not.toMatch(/publicKey|tokenHash/);
  });

  test('is exported a few times at once, because all games are read for it', async () => {
    const ada = await visitor(server.port);
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await ada.call('GET', '/api/me/data')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('is deleted: a running game goes on with a bot, and nobody finds the name or the words', async () => {
    const ada = await visitor(server.port);
    const ben = await connected();
    const [first, second] = await begun([await connected(ada.cookie), ben]);
    await first?.inRoom({ kind: 'say', text: 'my own words' });
    await until(() => second?.room()?.chat.length === 1);
    expect((await ada.call('DELETE', '/api/me')).status).toBe(204);
    expect((await ada.call('GET', '/api/me')).status).toBe(401);
    await until(() => second?.room()?.seats.some(seat => seat.kind === 'person' && seat.name === 'somebody'));
    await playOut(second ? [second] : []);
    expect(second?.update()?.result).not.toBeNull();
    const fresh = (await connected()).client.table(second?.table ?? '');
    await until(() => fresh.update());
    expect(JSON.stringify([fresh.room(), fresh.update()])).not.toMatch(/Guest 0|my own words/);
    const record = await (await fetch(`${site()}/api/tables/${second?.table}/record`)).json();
    expect(verify(hamlet, parseRecordData(record))).toEqual({ ok: true });
    const friends = (await ben.post('/api/tables', { game: 'hamlet', seats: 2 })).status;
    expect(friends).toBe(201);
  });

  test('a seat at a table that has not begun is free again', async () => {
    const ada = await visitor(server.port);
    const ben = await connected();
    const { data } = await ben.post('/api/tables', { game: 'hamlet', seats: 2 });
    const { table } = data as { table: string };
    await ada.call('POST', `/api/tables/${table}/seats`, { name: 'Ada' });
    const session = ben.client.table(table);
    await until(() => session.room()?.seats[0]?.kind === 'person');
    await ada.call('DELETE', '/api/me');
    await until(() => session.room()?.seats[0]?.kind === 'open');
    await session.inRoom({ kind: 'sit', seat: 0, name: 'Ben' });
    await playOne(session);
  });
});

describe('limits', () => {
  test('another site cannot change anything with our cookie, whatever the method', async () => {
    const ada = await visitor(server.port);
    for (const [method, path] of [
      ['DELETE', '/api/me'],
      ['POST', '/api/me/link'],
      ['PUT', `/api/me/devices/${'0'.repeat(16)}`],
    ] as const) {
      const headers = { origin: 'https://evil.example', cookie: ada.cookie };
      expect((await fetch(`${site()}${path}`, { method, headers })).status).toBe(400);
    }
    expect((await me(ada)).devices).toHaveLength(1);
  });

  test('an address and a person ask so often and no more', async () => {
    let now = 0;
    const session = { person: 'ada', tokenHash: new Uint8Array() };
    const gate = openGate({ ...openSessions(NO_STORE, false, () => now), find: async () => session }, () => now);
    const request = { ip: '::1', headers: {} } as FastifyRequest;
    for (const ask of [gate.slowly, gate.changing]) {
      for (let i = 0; i < 60; i++) await ask(request);
      await expect(ask(request)).rejects.toMatchObject({ code: 'too-fast' });
      now += 1000;
      await ask(request);
    }
    const record = 'x'.repeat(2 << 20);
    for (let i = 0; i < 16; i++) expect(gate.large(request, record)).toBe(record);
    expect(() => gate.large(request, record)).toThrow('too many requests');
    now += 2000;
    expect(gate.large(request, record)).toBe(record);
  });
});
