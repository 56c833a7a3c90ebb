import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/*
 * Requests to addresses that people have given us. Without checks they could reach the server's own network. So only
 * https to public addresses is allowed, the checked address is the one that is connected to, and redirects are not
 * followed.
 */

const LIMIT_MS = 10_000;

const privates = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  privates.addSubnet(net, prefix, 'ipv4');
}
/** IPv6: only globally assigned addresses, without those that contain an IPv4 address or are for examples. */
const publics6 = new BlockList();
publics6.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  privates.addSubnet(net, prefix, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !privates.check(address, 'ipv4');
  return kind === 6 && publics6.check(address, 'ipv6') && !privates.check(address, 'ipv6');
}

/** Why nothing is sent to an address; null if it is allowed. */
export function refusalOf(address: string, allowPrivate: boolean): string | null {
  if (!URL.canParse(address)) return 'it is not an address';
  const { protocol, username, password, hostname } = new URL(address);
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return 'it must begin with https://';
  if (username !== '' || password !== '') return 'it must not contain a password';
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !allowPrivate && !isPublicAddress(host)) return 'it is in a private network';
  return null;
}

export interface Outgoing {
  readonly headers: { readonly [name: string]: string };
  readonly body: string | Uint8Array;
}

/**
 * Posts a request and returns the status; the body of the answer is not read. Rejects if the address is private or does
 * not answer.
 */
export type Post = (address: string, outgoing: Outgoing) => Promise<number>;

export function outgoing(allowPrivate: boolean): Post {
  return (address, { headers, body }) =>
    new Promise((resolve, reject) => {
      const refusal = refusalOf(address, allowPrivate);
      if (refusal) return reject(new Error(refusal));
      const send = address.startsWith('https:') ? requestHttps : requestHttp;
      const options = { method: 'POST', headers, timeout: LIMIT_MS, lookup: allowPrivate ? lookup : publicLookup };
      const sent = send(address, options, answer => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      });
      const limit = setTimeout(() => sent.destroy(new Error('no answer in time')), LIMIT_MS);
      sent.on('close', () => clearTimeout(limit));
      sent.on('error', reject);
      sent.end(body);
      return undefined;
    });
}

/** The system's name lookup without private addresses: a name may point anywhere. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    const found = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (!first || found.length < addresses.length) {
      return done(Object.assign(new Error('the address is in a private network'), { code: 'EPRIVATE' }), '', 0);
    }
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};
