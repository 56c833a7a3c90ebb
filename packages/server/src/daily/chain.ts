import { createHmac, hash } from 'node:crypto';
import { dayAfter, dayOf, startOf } from '@thorp/client/daily';

/*
 * The keys of a site, one for each day. The last one is derived from the site's own key; every other one is the hash of
 * the next, as in `keyBefore` of the client. Node's hash is thirty times as fast, and there are many days.
 */

export interface DailyKeys {
  /** The key of a day. It reveals the keys of all earlier days, so it is published only when the day is closed. */
  of(day: string): string;
}

/** The chain is computed backwards from here. */
const LAST_DAY = '2099-12-31';
const DAY_MS = 86_400_000;

export function openKeys(siteKey: Uint8Array): DailyKeys {
  const tip = createHmac('sha256', siteKey).update('thorp/daily-chain/1').digest('hex');
  /** The latest day that was asked for: earlier days are computed from here and not from the end of the chain. */
  let known = { day: LAST_DAY, key: tip };
  return {
    of(day) {
      const from = day <= known.day ? known : { day: LAST_DAY, key: tip };
      const steps = Math.round((startOf(from.day) - startOf(day)) / DAY_MS);
      if (steps < 0) throw new Error(`the chain of keys ends on ${LAST_DAY}`);
      let { key } = from;
      for (let i = 0; i < steps; i++) key = hash('sha256', `thorp/daily-key/1\n${key}`);
      if (from.day === LAST_DAY) known = { day, key };
      return key;
    },
  };
}

/**
 * A try may end this long after its day, so that people who begin before midnight can finish. Only then the day's key
 * is published.
 */
const GRACE_MS = 3_600_000;

/** When a day is closed: games that end later do not count, and its key, results and games become public. */
export function closesAt(day: string): number {
  return startOf(dayAfter(day)) + GRACE_MS;
}

/** The last day that is closed. */
export function lastClosed(now: number): string {
  return dayAfter(dayOf(now - GRACE_MS), -1);
}
