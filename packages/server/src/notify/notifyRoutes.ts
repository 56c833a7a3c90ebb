import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ServerError } from '../errors.ts';
import { bucketsByKey, byCaller, networkOf } from '../limits.ts';
import type { Gate } from '../people/requests.ts';
import { hashOf, randomId, randomSecret } from '../people/sessions.ts';
import type { Channel } from '../store/notices.ts';
import type { ServerStore } from '../store/types.ts';
import type { Mailer } from './email.ts';
import type { Notifier } from './notifier.ts';
import { refusalOf } from './outgoing.ts';
import { isZone, type QuietHours } from './quiet.ts';
import { ChannelPath, ConfirmEmail, NewEmail, NewPush, NewWebhook, NewPreferences } from './schemas.ts';
import { webhookSecret } from './webhook.ts';
import { isBrowserKeys } from './webPush.ts';
import { readPreferences } from './preferences.ts';

/** The services that the routes about notifications use. */
export interface NotifyPorts {
  readonly store: ServerStore;
  readonly gate: Gate;
  readonly notify: NotifySettings;
  readonly notifier: Pick<Notifier, 'test'>;
  now(): number;
}

export interface NotifySettings {
  readonly key: Uint8Array;
  /** The public key that browsers check messages against. */
  readonly publicKey: string;
  readonly mailer: Mailer | null;
  readonly site: string;
  readonly allowPrivate: boolean;
}

const MOST_CHANNELS = 20;
const CONFIRM_MS = 86_400_000;
/** Limits test messages. */
const TESTS_AT_ONCE = 5;
const TESTS_PER_SECOND = 1 / 60;
/** A test reaches every channel, and channels may name any public address, so a network has a limit too. */
const TESTS_OF_NETWORK = 15;
/** Limits confirmations for each person and for each address, so that nobody is flooded through us. */
const MAILS_AT_ONCE = 5;
const MAILS_PER_SECOND = MAILS_AT_ONCE / 3600;
/** A network can have any number of persons, because a session costs nothing. */
const MAILS_OF_NETWORK = 30;

export function addNotifyRoutes(app: FastifyInstance, ports: NotifyPorts): void {
  addPreferences(app, ports);
  addEmail(app, ports);
  addTest(app, ports);
  const { store, gate, now, notify } = ports;

  app.post<{ Body: NewPush }>('/api/me/channels/push', { schema: { body: NewPush } }, async (request, reply) => {
    const { person } = await gate.changing(request);
    const { endpoint, keys } = request.body;
    if (!isBrowserKeys(keys)) throw new ServerError('bad-request', 'these are not keys of a push subscription');
    refuseTarget(endpoint, notify.allowPrivate);
    const channel = newChannel(person, 'push', endpoint, JSON.stringify(keys), now());
    await keep(store, channel);
    return reply.code(201).send({ id: channelId(channel) });
  });

  app.post<{ Body: NewWebhook }>(
    '/api/me/channels/webhook',
    { schema: { body: NewWebhook } },
    async (request, reply) => {
      const { person } = await gate.changing(request);
      refuseTarget(request.body.url, notify.allowPrivate);
      const channel = newChannel(person, 'webhook', request.body.url, randomId(), now());
      await keep(store, channel);
      return reply.code(201).send({ id: channelId(channel), secret: webhookSecret(notify.key, channel.data) });
    },
  );

  app.delete<{ Params: ChannelPath }>(
    '/api/me/channels/:channel',
    { schema: { params: ChannelPath } },
    async (request, reply) => {
      const { person } = await gate.changing(request);
      const found = (await store.channelsOf(person)).find(each => channelId(each) === request.params.channel);
      if (!found) throw new ServerError('not-found', 'there is no such channel');
      await store.removeChannel(found);
      return reply.code(204).send();
    },
  );
}

function addPreferences(app: FastifyInstance, { store, gate, notify }: NotifyPorts): void {
  app.get('/api/me/notifications', async request => {
    const { person } = await gate.session(request);
    const { kinds, quiet } = readPreferences(await store.noticePreferences(person));
    const channels = await store.channelsOf(person);
    return {
      pushKey: notify.publicKey,
      email: notify.mailer !== null,
      kinds,
      quiet: quiet && { from: timeOf(quiet.from), to: timeOf(quiet.to), zone: quiet.zone },
      channels: channels.map(each => ({
        id: channelId(each),
        kind: each.kind,
        name: nameOf(each),
        created: each.created,
      })),
    };
  });

  app.put<{ Body: NewPreferences }>(
    '/api/me/notifications',
    { schema: { body: NewPreferences } },
    async (request, reply) => {
      const { person } = await gate.changing(request);
      const { kinds, quiet } = request.body;
      if (quiet && !isZone(quiet.zone)) throw new ServerError('bad-request', 'there is no such time zone');
      const hours: QuietHours | null = quiet && {
        from: minutesOf(quiet.from),
        to: minutesOf(quiet.to),
        zone: quiet.zone,
      };
      await store.setNoticePreferences(person, JSON.stringify({ kinds, quiet: hours }));
      return reply.code(204).send();
    },
  );
}

function addTest(app: FastifyInstance, { gate, notifier, now }: NotifyPorts): void {
  const mayTest = byCaller(
    bucketsByKey(TESTS_PER_SECOND, TESTS_AT_ONCE),
    bucketsByKey(TESTS_PER_SECOND, TESTS_OF_NETWORK),
  );

  app.post('/api/me/notifications/test', async request => {
    const { person } = await gate.changing(request);
    if (!mayTest({ person, network: networkOf(request.ip) }, now()))
      throw new ServerError('too-fast', 'too many tests; wait a minute');
    return notifier.test(person);
  });
}

/** An address is used only after its owner has opened the link that was sent there. */
function addEmail(app: FastifyInstance, { store, gate, notify, now }: NotifyPorts): void {
  const mayMail = bucketsByKey(MAILS_PER_SECOND, MAILS_AT_ONCE);
  const mayMailFrom = bucketsByKey(MAILS_OF_NETWORK / 3600, MAILS_OF_NETWORK);
  const tooFast = (): ServerError => new ServerError('too-fast', 'too many e-mails; wait some minutes');

  app.post<{ Body: NewEmail }>('/api/me/channels/email', { schema: { body: NewEmail } }, async (request, reply) => {
    await gate.slowly(request);
    const { person } = await gate.changing(request);
    const { mailer, site } = notify;
    if (!mailer) throw new ServerError('bad-request', 'this server sends no e-mail');
    const { address } = request.body;
    for (const key of [`person ${person}`, `address ${address.toLowerCase()}`]) {
      if (!mayMail(key, now())) throw tooFast();
    }
    if (!mayMailFrom(networkOf(request.ip), now())) throw tooFast();
    const secret = randomSecret();
    await store.addOneTime(
      { hash: hashOf(secret), kind: 'email', person, data: address, expires: now() + CONFIRM_MS },
      now(),
    );
    const text = `Open this link to receive messages from Thorp here:\n${site}/#/confirm/${secret}\n\nIf you have not asked for it, do nothing.\n`;
    await mailer.send({ to: address, subject: 'Confirm your address', text }).catch(() => {
      throw new ServerError('not-sent', 'the e-mail could not be sent; check the address or try again later');
    });
    return reply.code(202).send();
  });

  app.post<{ Body: ConfirmEmail }>(
    '/api/channels/email',
    { preHandler: gate.slowly, schema: { body: ConfirmEmail } },
    async (request, reply) => {
      const found = await store.takeOneTime(hashOf(request.body.secret), 'email', now());
      if (!found) throw new ServerError('expired', 'this link was used before, or is older than a day');
      await keep(store, newChannel(found.person, 'email', found.data, '', now()));
      return reply.code(204).send();
    },
  );
}

function newChannel(person: string, kind: Channel['kind'], address: string, data: string, created: number): Channel {
  return { person, kind, address, data, failures: 0, created };
}

async function keep(store: ServerStore, channel: Channel): Promise<void> {
  const known = await store.channelsOf(channel.person);
  if (known.length >= MOST_CHANNELS)
    throw new ServerError('too-many', `a person may have at most ${MOST_CHANNELS} channels`);
  await store.addChannel(channel);
}

function refuseTarget(address: string, allowPrivate: boolean): void {
  const refusal = refusalOf(address, allowPrivate);
  if (refusal) throw new ServerError('bad-request', `nothing can be sent to this address: ${refusal}`);
}

function channelId({ kind, address }: Channel): string {
  return createHash('sha256').update(`${kind} ${address}`).digest('hex').slice(0, 16);
}

/** How a person recognises a channel; the address of a browser is long and secret. */
function nameOf({ kind, address }: Channel): string {
  return kind === 'push' ? new URL(address).host : address;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':');
}
