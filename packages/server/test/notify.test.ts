// @module-tag slow
import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMailer } from '../src/notify/email.ts';
import { isPublicAddress, outgoing, refusalOf } from '../src/notify/outgoing.ts';
import { afterQuiet } from '../src/notify/quiet.ts';
import { encrypted, serverKeys } from '../src/notify/webPush.ts';
import { storeOf } from './databases.ts';
import { begun, guest, HAMLET, playOut, startServer, until, type Guest, type Running } from './guests.ts';
import {
  browser,
  decrypted,
  isSignedWith,
  mailReceiver,
  webReceiver,
  type MailReceiver,
  type WebReceiver,
} from './receivers.ts';
import { call, visitor, type Visitor } from './visitors.ts';

const DAY = 86_400_000;

describe('a push message', () => {
  // The example of RFC 8291, section 5 and appendix A.
  const text = 'When I grow up, I want to be a watermelon';
  const auth = 'BTBZMqHH6r4Tts7J_aSIgg';
  const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  const ecdh = (key: string) => {
    const found = createECDH('prime256v1');
    found.setPrivateKey(Buffer.from(key, 'base64url'));
    return found;
  };

  test('is encrypted as the standard says', () => {
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    const sender = ecdh('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw');
    expect(Buffer.from(encrypted(text, { p256dh, auth }, sender, salt)).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
        'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  test('has a new key each time, and only the browser reads it', () => {
    const mine = ecdh('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94');
    const [one, two] = [encrypted(text, { p256dh, auth }), encrypted(text, { p256dh, auth })];
    expect(one).not.toEqual(two);
    expect(decrypted(one, mine, Buffer.from(auth, 'base64url'))).toBe(text);
  });

  test('comes from a key that all processes with one secret share', () => {
    const key = new Uint8Array(32).fill(7);
    expect(serverKeys(key)).toEqual(serverKeys(key));
    expect(serverKeys(key).publicKey).not.toBe(serverKeys(new Uint8Array(32)).publicKey);
  });
});

describe('quiet hours', () => {
  const at = (text: string): number => Date.parse(text);
  const night = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Zurich' };

  test('put a message off to their end, over midnight and in the time zone of the person', () => {
    expect(afterQuiet(at('2026-01-10T20:59:30Z'), night)).toBe(at('2026-01-10T20:59:30Z'));
    expect(afterQuiet(at('2026-01-10T21:00:30Z'), night)).toBe(at('2026-01-11T06:00:00Z'));
    expect(afterQuiet(at('2026-07-10T03:15:00Z'), night)).toBe(at('2026-07-10T05:00:00Z'));
    expect(afterQuiet(at('2026-07-10T05:00:00Z'), night)).toBe(at('2026-07-10T05:00:00Z'));
  });

  test('end at the right hour in the night in which the clocks change', () => {
    expect(afterQuiet(at('2026-03-28T22:00:00Z'), night)).toBe(at('2026-03-29T05:00:00Z'));
    expect(afterQuiet(at('2026-10-24T21:00:00Z'), night)).toBe(at('2026-10-25T06:00:00Z'));
  });

  test('of no length are none', () => {
    expect(afterQuiet(5, { ...night, to: night.from })).toBe(5);
    expect(afterQuiet(5, null)).toBe(5);
  });
});

describe('addresses that people give', () => {
  test('must be public', () => {
    const hidden = ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'];
    const hidden6 = [
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      'ff02::1',
    ];
    for (const address of [...hidden, ...hidden6, 'localhost']) expect(isPublicAddress(address)).toBe(false);
    for (const address of ['9.9.9.9', '172.32.0.1', '2620:fe::fe']) expect(isPublicAddress(address)).toBe(true);
  });

  test('must be https, without a password, and no private address in any spelling', () => {
    const refused = [
      'http://example.org/',
      'ftp://example.org/',
      'https://u:p@example.org/',
      'nothing',
      'https://[::1]/',
    ];
    const spelled = ['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://[::ffff:7f00:1]/'];
    for (const address of [...refused, ...spelled]) expect(refusalOf(address, false)).not.toBeNull();
    expect(refusalOf('https://example.org/hook', false)).toBeNull();
    expect(refusalOf('http://127.0.0.1:1/', true)).toBeNull();
  });

  test('must not lead to a private address by their name', async () => {
    const post = outgoing(false);
    await expect(post('https://localhost/', { headers: {}, body: '' })).rejects.toThrow('private network');
  });
});

test('an e-mail that cannot be sent is reported by its code, without the address', async () => {
  const taken = await mailReceiver();
  const { url } = taken;
  taken.close();
  const faults: string[] = [];
  const mailer = openMailer({ url, from: 'thorp@example.org' }, error => faults.push(String(error)));
  const sent = mailer.send({ to: 'ada@example.org', subject: 'x', text: 'x' });
  await expect(sent).rejects.toThrow('ECONNREFUSED');
  mailer.close();
  expect(faults).toEqual(['Error: an e-mail was not sent: ESOCKET']);
});

describe('notifications', () => {
  let server: Running;
  let web: WebReceiver;
  let mail: MailReceiver;
  let skew = 0;
  let opened: Guest[] = [];

  beforeAll(async () => {
    web = await webReceiver();
    mail = await mailReceiver();
    const environment = {
      THORP_PRIVATE_TARGETS: 'yes',
      THORP_SMTP_URL: mail.url,
      THORP_MAIL_FROM: 'thorp@example.org',
      THORP_SITE: 'https://thorp.example',
    };
    // The test advances the clock.
    server = await startServer(environment, { games: HAMLET, now: () => Date.now() + skew });
  });

  beforeEach(() => {
    web.status = 201;
    web.received.length = 0;
    mail.received.length = 0;
  });

  afterEach(() => {
    for (const { client } of opened) client.close();
    opened = [];
  });

  afterAll(async () => {
    await server.remove();
    await web.close();
    mail.close();
  });

  interface Player extends Guest, Visitor {}

  async function player(): Promise<Player> {
    const found = await guest(server.port);
    opened.push(found);
    return { ...found, ...(await visitor(server.port, found.cookie)) };
  }

  /** Advances the clock until a value arrives: checks, batches and quiet hours are minutes apart. */
  async function pass<V>(value: () => V | null | undefined | false): Promise<V> {
    const timer = setInterval(() => (skew += 20_000), 50);
    try {
      return await until(value);
    } finally {
      clearInterval(timer);
    }
  }

  function isDue(kind: string, key: string): boolean {
    const db = new DatabaseSync(join(server.data, 'thorp.db'), { readOnly: true });
    const found = db.prepare('SELECT at FROM due WHERE kind = ? AND key = ?').get(kind, key);
    db.close();
    return found !== undefined;
  }

  async function webhook(who: Visitor, path: string): Promise<string> {
    const { data } = await who.call('POST', '/api/me/channels/webhook', { url: `${web.origin}${path}` });
    return (data as { secret: string }).secret;
  }

  const at = (path: string) => web.received.filter(each => each.path === path);
  const noticesIn = (body: Buffer | undefined) =>
    (JSON.parse(String(body)) as { notices: { kind: string; table: string }[] }).notices;

  test('"your turn" reaches a browser that is away, once, and nobody who looks', async () => {
    const [ada, ben] = [await player(), await player()];
    const phone = browser();
    const { pushKey } = (await ada.call('GET', '/api/me/notifications')).data as { pushKey: string };
    for (const who of [ada, ben]) {
      const endpoint = `${web.origin}/push/${who === ada ? 'ada' : 'ben'}`;
      const answer = await who.call('POST', '/api/me/channels/push', { endpoint, keys: phone.keys });
      expect(answer.status).toBe(201);
    }
    const sessions = await begun([ada, ben]);
    const first = await until(() => sessions.findIndex(session => session.update()?.decision) + 1);
    const [mover, name] = first === 1 ? [ada, 'ada'] : [ben, 'ben'];
    const table = sessions[0]?.table;
    // Somebody who watches has seen the question; if they leave without an answer, they are notified.
    const { id } = (await mover.call('GET', '/api/me')).data as { id: string };
    await pass(() => !isDue('check', table ?? ''));
    expect(isDue('notify', id)).toBe(false);
    mover.client.close();
    await pass(() => at(`/push/${name}`).length > 0);
    // A notice may be sent again when a lease ends, but there is only one for each question, and the other person is
    // watching.
    for (const received of web.received) {
      expect(received.path).toBe(`/push/${name}`);
      expect(phone.read(received, pushKey)).toMatchObject({ notices: [{ kind: 'turn', table, game: 'hamlet' }] });
    }
    const store = await storeOf(server.data);
    while ((await store.openNotices(id)).length > 0) await new Promise(resolve => setTimeout(resolve, 5));
    await store.close();
  });

  test('"game over" and an invitation reach a webhook, signed', async () => {
    const [ada, ben] = [await player(), await player()];
    const secret = await webhook(ben, '/hook');
    const sessions = await begun([ada, ben]);
    const { id } = (await ben.call('GET', '/api/me')).data as { id: string };
    ben.client.close();
    const again = await guest(server.port, ben.cookie);
    opened.push(again);
    const session = again.client.table(sessions[0]?.table ?? '');
    await until(() => session.update());
    await session.act({ kind: 'resign' });
    again.client.close();
    const { data } = await ada.call('POST', '/api/tables', { game: 'hamlet', seats: 2 });
    const { table } = data as { table: string };
    expect((await ada.call('POST', `/api/tables/${table}/invitations`, { person: id })).status).toBe(204);
    await playOut(sessions.slice(0, 1));
    const kinds = (): string[] => at('/hook').flatMap(({ body }) => noticesIn(body).map(({ kind }) => kind));
    await pass(() => kinds().includes('invitation') && kinds().includes('over'));
    expect(at('/hook').every(each => isSignedWith(secret, each))).toBe(true);
    expect(at('/hook').some(each => isSignedWith('0'.repeat(64), each))).toBe(false);
  });

  test('a test message reaches every channel at once, and says how many took it', async () => {
    const ada = await player();
    const phone = browser();
    const { pushKey } = (await ada.call('GET', '/api/me/notifications')).data as { pushKey: string };
    const ask = () => ada.call('POST', '/api/me/notifications/test');
    expect((await ask()).data).toEqual({ sent: 0, failed: 0 });
    const secret = await webhook(ada, '/try');
    await ada.call('POST', '/api/me/channels/push', { endpoint: `${web.origin}/push/try`, keys: phone.keys });
    expect((await ask()).data).toEqual({ sent: 2, failed: 0 });
    const [hook, push] = [at('/try')[0], at('/push/try')[0]];
    expect(noticesIn(hook?.body)).toMatchObject([{ kind: 'test', table: '' }]);
    expect(hook && isSignedWith(secret, hook)).toBe(true);
    expect(push && phone.read(push, pushKey)).toMatchObject({ notices: [{ kind: 'test' }] });
    web.status = 500;
    expect((await ask()).data).toEqual({ sent: 0, failed: 2 });
  });

  test('a person to move at a correspondence table is reminded after half a day, once a day, and not while watching', async () => {
    const [ada, ben] = [await player(), await player()];
    const clock = { kind: 'correspondence', perMove: 7 * DAY, bank: 0, whenOut: 'turn' };
    const sessions = await begun([ada, ben], { clock });
    const first = await until(() => sessions.findIndex(session => session.update()?.decision) + 1);
    const [slow, other] = first === 1 ? [ada, ben] : [ben, ada];
    await webhook(slow, '/slow');
    const table = sessions[0]?.table ?? '';
    const remind = async (who: Visitor): Promise<number> =>
      (await who.call('POST', `/api/tables/${table}/reminders`)).status;
    const kinds = (): string[] => at('/slow').flatMap(({ body }) => noticesIn(body).map(({ kind }) => kind));
    slow.client.close();
    await pass(() => kinds().length === 1);
    expect(kinds()).toEqual(['turn']);
    expect(await remind(other)).toBe(429);
    skew += DAY / 2;
    expect(await remind(await player())).toBe(403);
    expect(await remind(other)).toBe(204);
    await pass(() => kinds().length === 2);
    expect(kinds()).toEqual(['turn', 'reminder']);
    expect(await remind(other)).toBe(429);
    skew += DAY;
    expect(await remind(other)).toBe(204);
    await pass(() => kinds().length === 3);
    // Nobody is reminded who is watching, nor the person who asks.
    const back = await guest(server.port, slow.cookie);
    opened.push(back);
    const session = back.client.table(table);
    await until(() => session.update());
    skew += DAY;
    expect(await remind(other)).toBe(204);
    expect(await remind(slow)).toBe(204);
    expect(isDue('notify', ((await slow.call('GET', '/api/me')).data as { id: string }).id)).toBe(false);
  });

  test('nobody is reminded at a table without days a move', async () => {
    const [ada, ben] = [await player(), await player()];
    const [session] = await begun([ada, ben]);
    skew += DAY;
    expect((await ada.call('POST', `/api/tables/${session?.table ?? ''}/reminders`)).status).toBe(400);
  });

  test('e-mail is sent to an address whose owner has confirmed it', async () => {
    const [ada, ben] = [await player(), await player()];
    expect((await ben.call('POST', '/api/me/channels/email', { address: 'ben@example.org' })).status).toBe(202);
    const asked = await until(() => mail.received.find(({ to }) => to === 'ben@example.org'));
    const [, secret] = /https:\/\/thorp\.example\/#\/confirm\/([0-9a-f]{64})/.exec(asked.text) ?? [];
    expect((await ben.call('GET', '/api/me/notifications')).data).toMatchObject({ channels: [] });
    expect((await call(server.port, 'POST', '/api/channels/email', { secret })).status).toBe(204);
    expect((await call(server.port, 'POST', '/api/channels/email', { secret })).status).toBe(410);
    expect((await ben.call('GET', '/api/me/notifications')).data).toMatchObject({
      channels: [{ kind: 'email', name: 'ben@example.org' }],
    });
    await begun([ada, ben]);
    const { id } = (await ben.call('GET', '/api/me')).data as { id: string };
    const { table } = (await ada.call('POST', '/api/tables', { game: 'hamlet', seats: 2 })).data as { table: string };
    await ada.call('POST', `/api/tables/${table}/invitations`, { person: id });
    const told = await pass(() => mail.received.find(({ text }) => text.includes('You are invited')));
    expect(told.text).toContain(`https://thorp.example/#/table/${table}`);
  });

  test('one network cannot send confirmations to any number of addresses, with however many persons', async () => {
    skew += DAY;
    const statuses: number[] = [];
    for (let person = 0; person < 7; person++) {
      const each = await visitor(server.port);
      for (let n = 0; n < 5; n++) {
        const address = `${person}-${n}@example.org`;
        statuses.push((await each.call('POST', '/api/me/channels/email', { address })).status);
      }
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 202), 429, 429, 429, 429, 429]);
    skew += DAY;
  });

  test('a person chooses what to be told and when, and unknown fields are refused', async () => {
    const ada = await player();
    const preferences = { kinds: ['over'], quiet: { from: '22:00', to: '07:30', zone: 'Europe/Zurich' } };
    expect((await ada.call('PUT', '/api/me/notifications', preferences)).status).toBe(204);
    expect((await ada.call('GET', '/api/me/notifications')).data).toMatchObject(preferences);
    const wrong = [
      { ...preferences, kinds: ['everything'] },
      { ...preferences, quiet: { ...preferences.quiet, zone: 'Mars/Base' } },
      { ...preferences, quiet: { ...preferences.quiet, from: '25:00' } },
      { ...preferences, more: 1 },
    ];
    for (const body of wrong) expect((await ada.call('PUT', '/api/me/notifications', body)).status).toBe(400);
  });

  test('a person who turned invitations off is not notified of them', async () => {
    const [ada, ben] = [await player(), await player()];
    for (const [who, path] of [
      [ada, '/ada'],
      [ben, '/ben'],
    ] as const) {
      await webhook(who, path);
    }
    await ben.call('PUT', '/api/me/notifications', { kinds: ['over'], quiet: null });
    await begun([ada, ben]);
    const ids = await Promise.all(
      [ada, ben].map(async who => (await who.call('GET', '/api/me')).data as { id: string }),
    );
    for (const [from, to] of [
      [ben, ids[0]],
      [ada, ids[1]],
    ] as const) {
      const { table } = (await from.call('POST', '/api/tables', { game: 'hamlet', seats: 2 })).data as {
        table: string;
      };
      await from.call('POST', `/api/tables/${table}/invitations`, { person: to?.id });
    }
    await pass(() => at('/ada').length > 0);
    expect(at('/ben')).toEqual([]);
    const store = await storeOf(server.data);
    expect(await store.openNotices(ids[1]?.id ?? '')).toEqual([]);
    await store.close();
  });

  test('a receiver that fails is tried again; a browser that is gone is forgotten', async () => {
    const [ada, ben] = [await player(), await player()];
    await webhook(ben, '/flaky');
    await begun([ada, ben]);
    const { id } = (await ben.call('GET', '/api/me')).data as { id: string };
    const invite = async (): Promise<void> => {
      const { table } = (await ada.call('POST', '/api/tables', { game: 'hamlet', seats: 2 })).data as { table: string };
      await ada.call('POST', `/api/tables/${table}/invitations`, { person: id });
    };
    web.status = 500;
    await invite();
    await pass(() => at('/flaky').length >= 2);
    web.status = 200;
    const tried = at('/flaky').length;
    await pass(() => at('/flaky').length > tried);
    web.status = 410;
    await invite();
    const store = await storeOf(server.data);
    const timer = setInterval(() => (skew += 20_000), 50);
    while ((await store.channelsOf(id)).length > 0) await new Promise(resolve => setTimeout(resolve, 5));
    clearInterval(timer);
    await store.close();
  });

  test('a channel is removed by its owner; a private address is refused unless the server allows it', async () => {
    const ada = await player();
    await webhook(ada, '/mine');
    const { channels } = (await ada.call('GET', '/api/me/notifications')).data as { channels: { id: string }[] };
    const remove = async (): Promise<number> =>
      (await ada.call('DELETE', `/api/me/channels/${channels[0]?.id}`)).status;
    expect([await remove(), await remove()]).toEqual([204, 404]);
    const strict = await startServer();
    const eve = await visitor(strict.port);
    for (const url of [`${web.origin}/x`, 'https://127.0.0.1/x', 'https://[::1]/x', 'file:///etc/passwd']) {
      expect((await eve.call('POST', '/api/me/channels/webhook', { url })).status).toBe(400);
      const push = { endpoint: url, keys: browser().keys };
      expect((await eve.call('POST', '/api/me/channels/push', push)).status).toBe(400);
    }
    expect((await eve.call('POST', '/api/me/channels/email', { address: 'eve@example.org' })).status).toBe(400);
    await strict.remove();
  });

  test('what a process could not send before it stopped is sent by the next one', async () => {
    const first = await startServer({ THORP_PRIVATE_TARGETS: 'yes' });
    const guests = [await guest(first.port), await guest(first.port)] as const;
    const [ada, ben] = [await visitor(first.port, guests[0].cookie), await visitor(first.port, guests[1].cookie)];
    await webhook(ben, '/later');
    await begun(guests);
    const { id } = (await ben.call('GET', '/api/me')).data as { id: string };
    const { table } = (await ada.call('POST', '/api/tables', { game: 'hamlet', seats: 2 })).data as { table: string };
    await ada.call('POST', `/api/tables/${table}/invitations`, { person: id });
    for (const { client } of guests) client.close();
    await first.drain();
    const later = (): number => Date.now() + 120_000;
    const environment = { THORP_PRIVATE_TARGETS: 'yes', THORP_DATA: first.data };
    const next = await startServer(environment, { games: HAMLET, now: later });
    await until(() => at('/later').some(({ body }) => noticesIn(body).some(notice => notice.table === table)));
    await next.remove();
  });
});
