import type { Metrics } from '../metrics.ts';
import type { Channel, Notice, NoticeKind } from '../store/notices.ts';
import type { Mailer } from './email.ts';
import type { Post } from './outgoing.ts';
import { webhookHeaders, webhookSecret } from './webhook.ts';
import { encrypted, pushHeaders, type BrowserKeys, type ServerKeys } from './webPush.ts';

/** `gone`: nobody will ever receive anything there. */
export type Sent = 'sent' | 'failed' | 'gone';

/** The content of a message: an event, or a test. */
export type SentNotice = Pick<Notice, 'room' | 'game' | 'at'> & { readonly kind: NoticeKind | 'test' };

export type Send = (channel: Channel, notices: readonly SentNotice[]) => Promise<Sent>;

export interface SendPorts {
  readonly key: Uint8Array;
  readonly keys: ServerKeys;
  readonly mailer: Mailer | null;
  /** The address of the page. */
  readonly site: string;
  /** How push services reach the people who run the server. */
  readonly contact: string;
  readonly post: Post;
  readonly metrics: Pick<Metrics, 'count'>;
  now(): number;
}

export function sending(ports: SendPorts): Send {
  return async (channel, notices) => {
    const outcome = await SENDERS[channel.kind](ports, channel, notices).catch((): Sent => 'failed');
    ports.metrics.count(outcome === 'sent' ? 'thorp_notices_total' : 'thorp_notices_failed_total');
    return outcome;
  };
}

type Sender = (ports: SendPorts, channel: Channel, notices: readonly SentNotice[]) => Promise<Sent>;

const SENDERS: { readonly [K in Channel['kind']]: Sender } = {
  async push({ keys, contact, post, now }, { address, data }, notices) {
    const body = encrypted(bodyOf(notices), JSON.parse(data) as BrowserKeys);
    const status = await post(address, { headers: pushHeaders(address, keys, contact, now()), body });
    return status === 404 || status === 410 ? 'gone' : sentBy(status);
  },
  async webhook({ key, post, now }, { address, data }, notices) {
    const body = bodyOf(notices);
    const status = await post(address, { headers: webhookHeaders(webhookSecret(key, data), body, now()), body });
    return status === 410 ? 'gone' : sentBy(status);
  },
  async email({ mailer, site }, { address }, notices) {
    if (!mailer) return 'failed';
    await mailer.send({ to: address, subject: subjectOf(notices), text: textOf(notices, site) });
    return 'sent';
  },
};

function sentBy(status: number): Sent {
  return status >= 200 && status < 300 ? 'sent' : 'failed';
}

/** The body that programs receive. */
function bodyOf(notices: readonly SentNotice[]): string {
  return JSON.stringify({
    type: 'notices',
    notices: notices.map(({ kind, room, game, at }) => ({ kind, table: room, game, at })),
  });
}

const SAID: { readonly [K in SentNotice['kind']]: string } = {
  turn: 'It is your turn',
  reminder: 'The others wait for your move',
  over: 'The game is over',
  invitation: 'You are invited',
  test: 'Messages from Thorp arrive here',
};

function subjectOf(notices: readonly SentNotice[]): string {
  const [first] = notices;
  if (!first) return 'Thorp';
  if (first.kind === 'test') return SAID.test;
  const others = notices.length - 1;
  return `${SAID[first.kind]}: ${first.game}${others > 0 ? `, and ${others} more` : ''}`;
}

function textOf(notices: readonly SentNotice[], site: string): string {
  const lines = notices.map(({ kind, game, room }) =>
    kind === 'test' ? `${SAID.test}.` : `${SAID[kind]}: ${game}\n${site}/#/table/${room}`,
  );
  return `${lines.join('\n\n')}\n\nYou can turn these messages off at ${site}/me.\n`;
}
