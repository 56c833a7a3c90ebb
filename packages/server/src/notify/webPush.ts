import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign, type ECDH } from 'node:crypto';

/*
 * Messages to browsers: encrypted for the browser (RFC 8291, RFC 8188) and signed by the server (VAPID, RFC 8292).
 * Written here because the usual library has not changed for years and needs five packages for what node:crypto does in
 * one page of code.
 */

const CURVE = 'prime256v1';
const RECORD = 4096;
const DAY_SECONDS = 86_400;
/** How long a push service keeps a message for a browser that is offline. */
const KEPT_SECONDS = DAY_SECONDS;
const SIGNED_SECONDS = DAY_SECONDS / 2;

/** The keys that a browser gives to its senders. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** The key by which push services recognise the server. */
export interface ServerKeys {
  /** In base64url, as browsers expect. */
  readonly publicKey: string;
  readonly privateKey: Uint8Array;
}

/** The same for every process that has the server's key. */
export function serverKeys(key: Uint8Array): ServerKeys {
  const ecdh = createECDH(CURVE);
  for (let attempt = 0; ; attempt++) {
    const privateKey = Buffer.from(hkdfSync('sha256', key, '', `thorp/vapid/${attempt}`, 32));
    try {
      ecdh.setPrivateKey(privateKey);
      return { publicKey: ecdh.getPublicKey('base64url'), privateKey };
    } catch {
      // One number in 2^32 is not a valid key.
    }
  }
}

export function isBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  return point.length === 65 && point[0] === 4 && Buffer.from(auth, 'base64url').length === 16;
}

/** The body of a message. Key and salt are new for each message; tests pass fixed ones. */
export function encrypted(
  text: string,
  { p256dh, auth }: BrowserKeys,
  sender: ECDH = freshSender(),
  salt: Uint8Array = randomBytes(16),
): Uint8Array {
  const browser = Buffer.from(p256dh, 'base64url');
  const mine = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, mine]);
  const shared = sender.computeSecret(browser);
  const secret = Buffer.from(hkdfSync('sha256', shared, Buffer.from(auth, 'base64url'), info, 32));
  const derived = (what: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length));
  const cipher = createCipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  // The byte 2 ends the last record.
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD);
  head[4] = mine.length;
  return Buffer.concat([salt, head, mine, sealed, cipher.getAuthTag()]);
}

function freshSender(): ECDH {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return sender;
}

/** The headers that identify the sender, for one push service and for half a day. */
export function pushHeaders(
  endpoint: string,
  { publicKey, privateKey }: ServerKeys,
  contact: string,
  now: number,
): { readonly [name: string]: string } {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + SIGNED_SECONDS, sub: contact };
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const point = Buffer.from(publicKey, 'base64url');
  const part = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const d = Buffer.from(privateKey).toString('base64url');
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33), d }, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return {
    authorization: `vapid t=${signed}.${signature}, k=${publicKey}`,
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(KEPT_SECONDS),
  };
}
