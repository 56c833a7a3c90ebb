import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttp, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTcp, type AddressInfo, type Socket } from 'node:net';

/*
 * Real receivers for notifications: a web server for pushes and webhooks, and a mail server. Each belongs to one test file.
 */

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface WebReceiver {
  readonly origin: string;
  readonly received: Received[];
  /** The status of answers from now on. */
  status: number;
  close(): Promise<void>;
}

export async function webReceiver(): Promise<WebReceiver> {
  const received: Received[] = [];
  const server = createHttp((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(receiver.status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: WebReceiver = {
    origin: `http://127.0.0.1:${port}`,
    received,
    status: 201,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return receiver;
}

export interface MailReceiver {
  readonly url: string;
  /** Whole messages with their headers. */
  readonly received: { readonly to: string; readonly text: string }[];
  close(): void;
}

/** As much of SMTP (RFC 5321) as is needed to receive a message. */
export async function mailReceiver(): Promise<MailReceiver> {
  const received: { to: string; text: string }[] = [];
  const server = createTcp(socket => receive(socket, received)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => void server.close() };
}

function receive(socket: Socket, received: { to: string; text: string }[]): void {
  let waiting = '';
  let to = '';
  let inText = false;
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const answers: { readonly [command: string]: () => void } = {
    EHLO: () => say('250 test'),
    DATA: () => {
      inText = true;
      say('354 go on');
    },
    QUIT: () => {
      say('221 bye');
      socket.end();
    },
  };
  say('220 test');
  socket.on('error', () => undefined);
  socket.on('data', data => {
    waiting += data.toString('utf8');
    for (;;) {
      const end = waiting.indexOf(inText ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = waiting.slice(0, end);
      waiting = waiting.slice(end + (inText ? 5 : 2));
      if (inText) {
        received.push({ to, text: decoded(part) });
        inText = false;
        say('250 kept');
        continue;
      }
      to = /^RCPT TO:<(.*)>/i.exec(part)?.[1] ?? to;
      (answers[part.slice(0, 4).toUpperCase()] ?? (() => say('250 fine')))();
    }
  });
}

/** Long lines come as quoted-printable (RFC 2045). */
function decoded(text: string): string {
  if (!/^content-transfer-encoding: quoted-printable/im.test(text)) return text;
  const joined = text.replaceAll('=\r\n', '');
  return joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** A browser that has asked for pushes. */
export interface Browser {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Reads a message after checking its sender. */
  read(received: Received, serverKey: string): unknown;
}

export function browser(): Browser {
  const mine = createECDH('prime256v1');
  mine.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: mine.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read({ body, headers }, serverKey) {
      if (!isSignedBy(serverKey, headers.authorization ?? '')) throw new Error('the sender is somebody else');
      return JSON.parse(decrypted(body, mine, auth)) as unknown;
    },
  };
}

/** The receiving side of RFC 8291. */
export function decrypted(body: Uint8Array, mine: ECDH, auth: Uint8Array): string {
  const bytes = Buffer.from(body);
  const salt = bytes.subarray(0, 16);
  const keyEnd = 21 + (bytes[20] ?? 0);
  const sender = bytes.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), mine.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', mine.computeSecret(sender), auth, info, 32));
  const derived = (what: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length));
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  cipher.setAuthTag(bytes.subarray(-16));
  const text = Buffer.concat([cipher.update(bytes.subarray(keyEnd, -16)), cipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
}

/** RFC 8292: the token is signed by the key that the browser was given. */
function isSignedBy(serverKey: string, authorization: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const part = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  const signed = Buffer.from(`${head}.${claims}`);
  return (
    key === serverKey &&
    verify(
      'sha256',
      signed,
      { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}

/** The check that a receiver of a webhook makes. */
export function isSignedWith(secret: string, { headers, body }: Received): boolean {
  const [, time = '', signature = ''] = /^t=(\d+),v1=(.+)$/.exec(String(headers['thorp-signature'])) ?? [];
  return (
    createHmac('sha256', secret)
      .update(`${time}.${body.toString('utf8')}`)
      .digest('hex') === signature
  );
}
