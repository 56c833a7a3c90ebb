import type { FastifyInstance } from 'fastify';
import { ServerError } from '../errors.ts';
import { bucketsByKey } from '../limits.ts';
import type { ServerStore } from '../store/types.ts';
import type { Connections } from './connections.ts';
import { dataOf } from './export.ts';
import type { Leaving } from './leaving.ts';
import type { Merging } from './merging.ts';
import type { Passkeys } from './passkeys.ts';
import { originOf, type Gate } from './requests.ts';
import { DevicePath, NameDevice, NewPasskey, PasskeyPath, Profile, SignOut, TakeLink, UsePasskey } from './schemas.ts';
import { deviceId, hashOf, randomSecret, type Session, type Sessions } from './sessions.ts';

export interface AccountPorts {
  readonly store: ServerStore;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly connections: Connections;
  readonly leaving: Leaving;
  readonly merging: Merging;
  readonly gate: Gate;
  now(): number;
}

const LINK_MS = 600_000;

export function addAccountRoutes(app: FastifyInstance, ports: AccountPorts): void {
  addSessionRoutes(app, ports);
  addDeviceRoutes(app, ports);
  addPasskeyRoutes(app, ports);
  addDataRoutes(app, ports);
}

/** All games of the person are read for an export. */
const EXPORTS_AT_ONCE = 3;
const EXPORTS_PER_SECOND = 1 / 60;

function addDataRoutes(app: FastifyInstance, { store, sessions, leaving, gate, now }: AccountPorts): void {
  const mayExport = bucketsByKey(EXPORTS_PER_SECOND, EXPORTS_AT_ONCE);

  app.get('/api/me/data', async request => {
    const { person } = await gate.changing(request);
    if (!mayExport(person, now())) throw new ServerError('too-fast', 'too many exports; wait a minute');
    return dataOf(store, person);
  });

  app.delete('/api/me', async (request, reply) => {
    const { person } = await gate.changing(request);
    await leaving.forget(person);
    return reply.header('set-cookie', sessions.forgetting).code(204).send();
  });
}

function addSessionRoutes(app: FastifyInstance, { sessions, store, gate, connections, now }: AccountPorts): void {
  app.post('/api/session', { preHandler: gate.slowly }, async (request, reply) => {
    if ((await sessions.find(request.headers.cookie)) === null) {
      void reply.header('set-cookie', await sessions.welcome(''));
    }
    return reply.code(204).send();
  });

  app.post<{ Body: SignOut }>('/api/me/sign-out', { schema: { body: SignOut } }, async (request, reply) => {
    const { person, tokenHash } = await gate.changing(request);
    const which = request.body.everywhere ? null : tokenHash;
    await store.endSessions(person, which);
    connections.end(person, which);
    return reply.header('set-cookie', sessions.forgetting).code(204).send();
  });

  app.post('/api/me/link', async (request, reply) => {
    const { person } = await gate.changing(request);
    const secret = randomSecret();
    const expires = now() + LINK_MS;
    await store.addOneTime({ hash: hashOf(secret), kind: 'link', person, data: '', expires }, now());
    return reply.code(201).send({ secret, expires });
  });

  app.post<{ Body: TakeLink }>(
    '/api/link',
    { preHandler: gate.slowly, schema: { body: TakeLink } },
    async (request, reply) => {
      const { secret, device = '' } = request.body;
      const found = await store.takeOneTime(hashOf(secret), 'link', now());
      if (!found) throw new ServerError('expired', 'this link was used before, or is older than ten minutes');
      return reply
        .header('set-cookie', await sessions.signIn(found.person, device))
        .code(204)
        .send();
    },
  );
}

function addDeviceRoutes(app: FastifyInstance, { store, gate, connections }: AccountPorts): void {
  app.get('/api/me', async request => {
    const me = await gate.session(request);
    const [person, devices, passkeys] = await Promise.all([
      store.findPerson(me.person),
      store.sessionsOf(me.person),
      store.passkeysOf(me.person),
    ]);
    return {
      id: me.person,
      created: person?.created ?? 0,
      name: person?.name ?? '',
      portrait: person?.portrait ?? '',
      devices: devices.map(device => ({
        id: deviceId(device),
        name: device.device,
        created: device.created,
        used: device.used,
        current: deviceId(device) === deviceId(me),
      })),
      passkeys: passkeys.map(({ id, name, created, used }) => ({ id, name, created, used })),
    };
  });

  app.put<{ Body: Profile }>('/api/me', { schema: { body: Profile } }, async (request, reply) => {
    const { person } = await gate.changing(request);
    const { portrait } = request.body;
    const name = request.body.name ?? (await store.findPerson(person))?.name ?? '';
    await store.setProfile(person, { name: name.trim(), portrait });
    return reply.code(204).send();
  });

  async function deviceOf({ person }: Session, id: string): Promise<Uint8Array> {
    const found = (await store.sessionsOf(person)).find(session => deviceId(session) === id);
    if (!found) throw new ServerError('not-found', 'you have no such device');
    return found.tokenHash;
  }

  app.put<{ Params: DevicePath; Body: NameDevice }>(
    '/api/me/devices/:device',
    { schema: { params: DevicePath, body: NameDevice } },
    async (request, reply) => {
      const me = await gate.changing(request);
      await store.nameSession(await deviceOf(me, request.params.device), request.body.name);
      return reply.code(204).send();
    },
  );

  app.delete<{ Params: DevicePath }>(
    '/api/me/devices/:device',
    { schema: { params: DevicePath } },
    async (request, reply) => {
      const me = await gate.changing(request);
      const tokenHash = await deviceOf(me, request.params.device);
      await store.endSessions(me.person, tokenHash);
      connections.end(me.person, tokenHash);
      return reply.code(204).send();
    },
  );
}

function addPasskeyRoutes(app: FastifyInstance, ports: AccountPorts): void {
  const { store, sessions, passkeys, merging, gate } = ports;

  app.post('/api/me/passkeys/options', async request => {
    const { person } = await gate.changing(request);
    const name = (await store.findPerson(person))?.name || 'Thorp';
    return passkeys.registerOptions(originOf(request), person, name);
  });

  app.post<{ Body: NewPasskey }>('/api/me/passkeys', { schema: { body: NewPasskey } }, async (request, reply) => {
    const { person } = await gate.changing(request);
    const { name, response } = request.body;
    await passkeys.register(originOf(request), person, name, response);
    return reply.code(201).send({ id: response.id });
  });

  app.delete<{ Params: PasskeyPath }>(
    '/api/me/passkeys/:passkey',
    { schema: { params: PasskeyPath } },
    async (request, reply) => {
      const { person } = await gate.changing(request);
      const found = await store.removePasskey(person, request.params.passkey);
      if (!found) throw new ServerError('not-found', 'you have no such passkey');
      return reply.code(204).send();
    },
  );

  app.post('/api/sign-in/options', { preHandler: gate.slowly }, async request => {
    return passkeys.signInOptions(originOf(request));
  });

  app.post<{ Body: UsePasskey }>(
    '/api/sign-in',
    { preHandler: gate.slowly, schema: { body: UsePasskey } },
    async (request, reply) => {
      const { response, device = '' } = request.body;
      const person = await passkeys.signIn(originOf(request), response);
      const guest = await sessions.find(request.headers.cookie);
      if (guest) await merging.merge(guest.person, person);
      return reply
        .header('set-cookie', await sessions.signIn(person, device))
        .code(204)
        .send();
    },
  );
}
