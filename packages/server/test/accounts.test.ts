import { describe, expect, test } from 'vitest';
import { accountTools } from './account.ts';
import { authenticator } from './authenticator.ts';
import { begun, playOne, until } from './guests.ts';
import { openSite } from './site.ts';
import { call, signedIn, visitor } from './visitors.ts';

const { server, connected } = await openSite();
const { site, me, closing, register, challenge, signIn, link } = accountTools(server);

describe('passkeys', () => {
  test('a person registers one and signs in with it on another device', async () => {
    const ada = await visitor(server.port);
    const key = authenticator();
    expect((await register(ada, key)).status).toBe(201);
    const phone = await signedIn(server.port, await signIn(key));
    expect(await me(phone)).toMatchObject({ id: (await me(ada)).id, passkeys: [{ id: key.id, name: 'key ring' }] });
    expect((await me(phone)).devices.map(({ name, current }) => ({ name, current }))).toEqual([
      { name: '', current: false },
      { name: 'phone', current: true },
    ]);
  });

  test('a guest who signs in keeps the seat, and the guest’s other devices do not come along', async () => {
    const account = await visitor(server.port);
    const key = authenticator();
    await register(account, key);
    const [guest, ben] = [await connected(), await connected()];
    const [mine, theirs] = await begun([guest, ben]);
    const tablet = await call(server.port, 'POST', '/api/link', {
      secret: await link(await visitor(server.port, guest.cookie)),
    });
    const { cookie } = await signIn(key, guest.cookie);
    const now = await connected(cookie ?? '');
    const again = now.client.table(mine?.table ?? '');
    await until(() => again.room()?.you === 0 && again.room()?.owner && again.update()?.decision);
    expect(await playOne(again)).toBe(true);
    await until(() => theirs?.update()?.version === 1);
    for (const old of [guest.cookie, tablet.cookie ?? '']) {
      expect((await (await visitor(server.port, old)).call('GET', '/api/me')).status).toBe(401);
    }
    expect((await me(account)).devices).toHaveLength(2);
  });

  test('somebody with a passkey who signs in as somebody else gives nothing away', async () => {
    const [key, other] = [authenticator(), authenticator()];
    await register(await visitor(server.port), key);
    const [ada, ben] = [await connected(), await connected()];
    await register(await visitor(server.port, ada.cookie), other);
    const [session] = await begun([ada, ben]);
    await signIn(key, ada.cookie);
    expect(session?.room()?.you).toBe(0);
    expect((await (await visitor(server.port, ada.cookie)).call('GET', '/api/me')).status).toBe(200);
  });

  test('a challenge is answered once, by the person who asked for it, from this site', async () => {
    const [ada, ben] = [await visitor(server.port), await visitor(server.port)];
    const key = authenticator();
    const options = (await ada.call('POST', '/api/me/passkeys/options')).data as Parameters<typeof key.register>[0];
    const response = key.register(options, site());
    expect(await ben.call('POST', '/api/me/passkeys', { name: 'x', response })).toMatchObject({
      status: 400,
      data: { error: { code: 'bad-passkey' } },
    });
    // The challenge was used up by the wrong person.
    expect((await ada.call('POST', '/api/me/passkeys', { name: 'x', response })).status).toBe(400);
    const again = (await ada.call('POST', '/api/me/passkeys/options')).data as Parameters<typeof key.register>[0];
    const elsewhere = key.register(again, 'https://evil.example');
    expect((await ada.call('POST', '/api/me/passkeys', { name: 'x', response: elsewhere })).status).toBe(400);
    expect((await me(ada)).passkeys).toEqual([]);
  });

  test('a wrong signature, an old counter, an unknown key and a removed key open nothing', async () => {
    const ada = await visitor(server.port);
    const key = authenticator();
    await register(ada, key);
    const other = authenticator();
    const asked = await challenge();
    const forged = { ...other.signIn(asked, site()), id: key.id, rawId: key.id };
    expect((await call(server.port, 'POST', '/api/sign-in', { response: forged })).status).toBe(400);
    expect((await signIn(other)).data).toMatchObject({ error: { code: 'bad-passkey' } });
    const fine = key.signIn(await challenge(), site());
    expect((await call(server.port, 'POST', '/api/sign-in', { response: fine })).status).toBe(204);
    expect((await call(server.port, 'POST', '/api/sign-in', { response: fine })).status).toBe(400);
    key.rewind();
    expect((await signIn(key)).data).toMatchObject({ error: { code: 'bad-passkey' } });
    expect((await signIn(key)).status).toBe(204);
    expect((await ada.call('DELETE', `/api/me/passkeys/${key.id}`)).status).toBe(204);
    expect((await signIn(key)).status).toBe(400);
  });

  test('a passkey belongs to one person', async () => {
    const [ada, ben] = [await visitor(server.port), await visitor(server.port)];
    const key = authenticator();
    expect((await register(ada, key)).status).toBe(201);
    expect((await register(ben, key)).status).toBe(400);
  });

  test('unknown fields are refused', async () => {
    const ada = await visitor(server.port);
    const options = (await ada.call('POST', '/api/me/passkeys/options')).data as { challenge: string; rp: object };
    const response = { ...authenticator().register(options, site()), extra: 1 };
    expect((await ada.call('POST', '/api/me/passkeys', { name: 'x', response })).data).toMatchObject({
      error: { code: 'bad-request' },
    });
  });
});

describe('devices', () => {
  test('a link signs one further device in, once', async () => {
    const ada = await visitor(server.port);
    const secret = await link(ada);
    const answer = await call(server.port, 'POST', '/api/link', { secret, device: 'tablet' });
    const tablet = await signedIn(server.port, answer);
    expect((await me(tablet)).id).toBe((await me(ada)).id);
    expect(tablet.cookie).not.toBe(ada.cookie);
    expect(await call(server.port, 'POST', '/api/link', { secret })).toMatchObject({
      status: 410,
      data: { error: { code: 'expired' } },
      cookie: null,
    });
  });

  test('of two devices that use a link at once, one is signed in', async () => {
    const secret = await link(await visitor(server.port));
    const answers = await Promise.all([1, 2, 3].map(() => call(server.port, 'POST', '/api/link', { secret })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '410', '410']);
  });

  test('names of devices and passkeys have no control characters', async () => {
    const ada = await visitor(server.port);
    const [device] = (await me(ada)).devices;
    for (const name of ['a\u001b[2J', 'a\nb', 'a\u202eb']) {
      expect((await ada.call('PUT', `/api/me/devices/${device?.id}`, { name })).status).toBe(400);
      const link_ = { secret: await link(ada), device: name };
      expect((await call(server.port, 'POST', '/api/link', link_)).status).toBe(400);
      expect((await register(ada, authenticator(), name)).status).toBe(400);
    }
    expect(await me(ada)).toMatchObject({ devices: [{ name: '' }], passkeys: [] });
  });

  test('a device is named, and removed with its connection', async () => {
    const ada = await visitor(server.port);
    const answer = await call(server.port, 'POST', '/api/link', { secret: await link(ada), device: 'old phone' });
    const phone = await signedIn(server.port, answer);
    const here = await connected(ada.cookie);
    await until(() => here.client.state() === 'open');
    const closed = await closing(phone.cookie);
    const [, other] = (await me(ada)).devices;
    expect((await ada.call('PUT', `/api/me/devices/${other?.id}`, { name: 'phone' })).status).toBe(204);
    expect((await me(ada)).devices[1]?.name).toBe('phone');
    expect((await ada.call('DELETE', `/api/me/devices/${other?.id}`)).status).toBe(204);
    expect(await closed()).toBe(4001);
    expect((await phone.call('GET', '/api/me')).status).toBe(401);
    expect(here.client.state()).toBe('open');
    expect((await ada.call('DELETE', `/api/me/devices/${'0'.repeat(16)}`)).status).toBe(404);
  });

  test('signing out everywhere ends all sessions and open links', async () => {
    const ada = await visitor(server.port);
    const phone = await signedIn(
      server.port,
      await call(server.port, 'POST', '/api/link', { secret: await link(ada) }),
    );
    const secret = await link(ada);
    const done = await phone.call('POST', '/api/me/sign-out', { everywhere: true });
    expect(done).toMatchObject({ status: 204, cookie: 'thorp=' });
    for (const device of [ada, phone]) expect((await device.call('GET', '/api/me')).status).toBe(401);
    expect((await call(server.port, 'POST', '/api/link', { secret })).status).toBe(410);
  });

  test('signing out here leaves the other devices', async () => {
    const ada = await visitor(server.port);
    const phone = await signedIn(
      server.port,
      await call(server.port, 'POST', '/api/link', { secret: await link(ada) }),
    );
    await phone.call('POST', '/api/me/sign-out', { everywhere: false });
    expect((await phone.call('GET', '/api/me')).status).toBe(401);
    expect((await me(ada)).devices).toHaveLength(1);
  });
});
