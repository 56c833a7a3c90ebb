import { randomBytes } from 'node:crypto';
import type { Claim, DueStore, DueWork } from './store/types.ts';

/** The leases of this process. If the process dies, another one does the work when the lease ends. */
export interface Leases {
  /** The data that the store needs for a claim now. */
  claim(): Claim;
  /** Work that the store has given to this process. */
  take(work: DueWork): Held;
  /** Releases work. `again` is when it is due again; null if nothing is left to do. */
  finish(work: DueWork, again: number | null): Promise<void>;
  /** Takes work that is not due yet. Returns a function that releases it; null if another process has it. */
  hold(kind: string, key: string): Promise<(() => void) | null>;
  holds(kind: string, key: string): boolean;
  /** Renews leases in use, and releases the others. */
  renew(): Promise<void>;
  all(): readonly DueWork[];
}

/** Work that this process has the lease of. */
export interface Held {
  work: DueWork;
  users: number;
  /** The end of the lease. */
  until: number;
  /** Since when it has no users. */
  idle: number;
}

export const RENEW_MS = 5000;
const LEASE_MS = 30_000;
/** Released work is kept for a while, so that most moves at a table need no new claim. */
const LINGER_MS = 10_000;

export function openLeases(store: DueStore, now: () => number, fault: (error: unknown) => void): Leases {
  const holder = randomBytes(8).toString('hex');
  const held = new Map<string, Held>();
  /** Work that is being released: it must not be taken again before that is stored. */
  const leaving = new Map<string, Promise<void>>();

  const claim = (): Claim => ({ holder, now: now(), until: now() + LEASE_MS });
  const isMine = (mine: Held | undefined): mine is Held => mine !== undefined && mine.until > now() + RENEW_MS;

  function take(work: DueWork, until = now() + LEASE_MS): Held {
    const name = nameOf(work);
    const mine = held.get(name) ?? { work, users: 0, until: 0, idle: 0 };
    mine.work = work;
    mine.until = until;
    held.set(name, mine);
    return mine;
  }

  async function finish(work: DueWork, again: number | null): Promise<void> {
    const name = nameOf(work);
    held.delete(name);
    const done = store.finishDue(work, holder, again).catch(fault);
    leaving.set(name, done);
    await done;
    leaving.delete(name);
  }

  async function hold(kind: string, key: string): Promise<(() => void) | null> {
    const name = nameOf({ kind, key });
    await leaving.get(name);
    const mine = held.get(name);
    if (isMine(mine)) return used(mine, now);
    const claimed = claim();
    const work = await store.holdDue(kind, key, claimed);
    return work ? used(take(work, claimed.until), now) : null;
  }

  async function renew(): Promise<void> {
    for (const mine of held.values()) {
      const { work, users, idle } = mine;
      if (users === 0 && now() - idle >= LINGER_MS) void finish(work, null);
      else if (users > 0) {
        const wanted = claim();
        const renewed = await store.holdDue(work.kind, work.key, wanted).catch(() => null);
        if (renewed) mine.until = wanted.until;
      }
    }
  }

  return {
    claim,
    take,
    finish,
    hold,
    holds: (kind, key) => isMine(held.get(nameOf({ kind, key }))),
    renew,
    all: () => [...held.values()].map(({ work }) => work),
  };
}

/** Counts a user of held work; returns the function that ends the use. */
function used(mine: Held, now: () => number): () => void {
  let using = true;
  mine.users++;
  return () => {
    if (using) mine.users--;
    using = false;
    mine.idle = now();
  };
}

function nameOf({ kind, key }: Pick<DueWork, 'kind' | 'key'>): string {
  return `${kind} ${key}`;
}
