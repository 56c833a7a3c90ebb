import { isIPv6 } from 'node:net';

/** Lets `burst` through at once, and `perSecond` from then on. */
export interface Bucket {
  take(now: number): boolean;
}

export function bucket(perSecond: number, burst: number): Bucket {
  let left = burst;
  let last = 0;
  return {
    take(now) {
      left = Math.min(burst, left + Math.max(0, now - last) * (perSecond / 1000));
      last = now;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}

/** Buckets by address or person. Forgets them all now and then, so that strangers cannot fill the memory. */
export function bucketsByKey(perSecond: number, burst: number, most = 10_000): (key: string, now: number) => boolean {
  const buckets = new Map<string, Bucket>();
  return (key, now) => {
    if (buckets.size >= most) buckets.clear();
    let found = buckets.get(key);
    if (!found) buckets.set(key, (found = bucket(perSecond, burst)));
    return found.take(now);
  };
}

/** Who has an IPv6 address has a whole network of them: its first four groups. */
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

/** Who is at the other end of a connection: a person, or a visitor without a session, and where they come from. */
export interface Caller {
  readonly person: string | null;
  readonly network: string;
}

/** Limits over all connections of a person, and of a network: who opens more connections may not ask for more. */
export interface SharedLimits {
  connect(network: string, now: number): boolean;
  message(caller: Caller, now: number): boolean;
  /** Questions that cost more than others. */
  aside(caller: Caller, now: number): boolean;
}

export function openSharedLimits(): SharedLimits {
  return {
    connect: bucketsByKey(20, 600),
    message: byCaller(bucketsByKey(80, 400), bucketsByKey(1000, 5000)),
    aside: byCaller(bucketsByKey(4, 20), bucketsByKey(40, 200)),
  };
}

type Buckets = ReturnType<typeof bucketsByKey>;

function byCaller(people: Buckets, networks: Buckets): SharedLimits['message'] {
  return ({ person, network }, now) => networks(network, now) && (person === null || people(person, now));
}
