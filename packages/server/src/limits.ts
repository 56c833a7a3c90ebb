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
