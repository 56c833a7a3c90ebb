import { isIPv6 } from 'node:net';

/** Lets `burst` through at once, and `perSecond` from then on. */
export interface Bucket {
  /** A cost of 0 only checks whether anything is left. */
  take(now: number, cost?: number): boolean;
}

export function bucket(perSecond: number, burst: number): Bucket {
  let left = burst;
  let last = 0;
  return {
    take(now, cost = 1) {
      left = Math.min(burst, left + Math.max(0, now - last) * (perSecond / 1000));
      last = now;
      if (left < 1) return false;
      left -= cost;
      return true;
    },
  };
}

export type Buckets = (key: string, now: number, cost?: number) => boolean;

/** Buckets by address or person. All are cleared when there are too many, so that strangers cannot fill the memory. */
export function bucketsByKey(perSecond: number, burst: number, most = 10_000): Buckets {
  const buckets = new Map<string, Bucket>();
  return (key, now, cost) => {
    if (buckets.size >= most) buckets.clear();
    let found = buckets.get(key);
    if (!found) buckets.set(key, (found = bucket(perSecond, burst)));
    return found.take(now, cost);
  };
}

/** Whoever has one IPv6 address has a whole network of them, so the limit is for the first four groups. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const after = tail.split(':').filter(Boolean);
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups.slice(0, 4).join(':');
}

/** The other end of a connection: a person or a visitor without a session, and the network. */
export interface Caller {
  readonly person: string | null;
  readonly network: string;
}

/** Limits over all connections of a person and of a network: more connections do not allow more requests. */
export interface SharedLimits {
  connect(network: string, now: number): boolean;
  message(caller: Caller, now: number): boolean;
  /** Limits questions that cost some milliseconds: a whole view, scores, previews. */
  costly(caller: Caller, now: number): boolean;
  /** Limits requests that cost more than others. */
  aside(caller: Caller, now: number): boolean;
  /**
   * Limits what is stored besides moves: chat lines, notes, seats. Only what was stored counts; moves are limited by
   * the rules of the game.
   */
  written(caller: Caller, now: number, cost?: number): boolean;
}

export function openSharedLimits(): SharedLimits {
  return {
    connect: bucketsByKey(20, 600),
    message: byCaller(bucketsByKey(80, 400), bucketsByKey(1000, 5000)),
    costly: byCaller(bucketsByKey(20, 200), bucketsByKey(100, 2000)),
    aside: byCaller(bucketsByKey(4, 20), bucketsByKey(40, 200)),
    written: byCaller(bucketsByKey(2, 60), bucketsByKey(40, 400)),
  };
}

export function byCaller(people: Buckets, networks: Buckets): SharedLimits['written'] {
  return ({ person, network }, now, cost) =>
    networks(network, now, cost) && (person === null || people(person, now, cost));
}
