import { randomBytes } from 'node:crypto';
import type { Claim, DueStore, DueWork } from './store/types.ts';

/** Does work of one kind for a key. Says when it is due again, or null when there is nothing left to do. */
export type DueHandler = (key: string) => Promise<number | null>;

export interface DuePorts {
  now(): number;
  fault(error: unknown): void;
}

/** Does work when it is due. What this process does not do, because it dies, another one does when the lease ends. */
export interface DueRunner {
  /** Sets when work is due. Resolves when this is durable. */
  set(kind: string, key: string, at: number): Promise<void>;
  /**
   * Takes work for this process, before it is due, so that another one does it when this one dies. Gives the function that
   * lets it go; null when another process has it.
   */
  hold(kind: string, key: string): Promise<(() => void) | null>;
  holds(kind: string, key: string): boolean;
  /** Waits for the work that is being done, and leaves the rest to others. */
  close(): Promise<void>;
}

/** How often the store is asked: work that another process has set is done this much late at most. */
const POLL_MS = 1000;
const LEASE_MS = 30_000;
const RENEW_MS = 5000;
/** Work that is held is kept for a while after it was let go, so that most moves at a table claim nothing. */
const LINGER_MS = 10_000;
const RETRY_MS = 5000;
const AT_ONCE = 64;

/** Work that this process has the lease of. */
interface Held {
  work: DueWork;
  users: number;
  /** The end of the lease. */
  until: number;
  /** When nobody used it any more. */
  idle: number;
}

export function runDue(
  store: DueStore,
  handlers: { readonly [kind: string]: DueHandler },
  { now, fault }: DuePorts,
): DueRunner {
  const holder = randomBytes(8).toString('hex');
  const held = new Map<string, Held>();
  /** Work that is being given back: it must not be taken again before that is stored. */
  const leaving = new Map<string, Promise<void>>();
  const working = new Set<Promise<void>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round: Promise<void> | null = null;
  let closed = false;

  const claimNow = (): Claim => ({ holder, now: now(), until: now() + LEASE_MS });
  const isMine = (mine: Held | undefined): mine is Held => mine !== undefined && mine.until > now() + RENEW_MS;

  async function finish(work: DueWork, again: number | null): Promise<void> {
    const name = nameOf(work);
    held.delete(name);
    const done = store.finishDue(work, holder, again).catch(fault);
    leaving.set(name, done);
    await done;
    leaving.delete(name);
  }

  async function perform(work: DueWork): Promise<void> {
    const name = nameOf(work);
    const mine = held.get(name) ?? { work, users: 0, until: 0, idle: 0 };
    mine.work = work;
    mine.until = now() + LEASE_MS;
    mine.users++;
    held.set(name, mine);
    let again: number | null;
    try {
      again = (await handlers[work.kind]?.(work.key)) ?? null;
    } catch (error) {
      fault(error);
      again = now() + RETRY_MS;
    }
    if (--mine.users === 0) await finish(work, again);
  }

  async function claim(): Promise<void> {
    for (;;) {
      const most = AT_ONCE - working.size;
      const claimed = await store.claimDue(Object.keys(handlers), claimNow(), most);
      for (const work of claimed) {
        const done = perform(work).finally(() => working.delete(done));
        working.add(done);
      }
      if (closed || claimed.length < most || most === 0) return;
    }
  }

  function wake(delay: number): void {
    clearTimeout(timer);
    if (closed) return;
    timer = setTimeout(() => {
      round ??= claim()
        .catch(fault)
        .finally(() => {
          round = null;
          wake(POLL_MS);
        });
    }, delay);
  }

  /** Prolongs what is in use, and gives back what is not. */
  async function renew(): Promise<void> {
    for (const mine of held.values()) {
      const { work, users, idle } = mine;
      if (users === 0 && now() - idle >= LINGER_MS) void finish(work, null);
      else if (users > 0) {
        const { until } = claimNow();
        const renewed = await store.holdDue(work.kind, work.key, { holder, now: now(), until }).catch(() => null);
        if (renewed) mine.until = until;
      }
    }
  }

  async function hold(kind: string, key: string): Promise<(() => void) | null> {
    const name = nameOf({ kind, key });
    await leaving.get(name);
    let mine = held.get(name);
    if (!isMine(mine)) {
      const claimed = claimNow();
      const work = await store.holdDue(kind, key, claimed);
      if (!work) return null;
      mine = held.get(name) ?? { work, users: 0, until: 0, idle: 0 };
      mine.until = claimed.until;
      held.set(name, mine);
    }
    return used(mine);
  }

  function used(mine: Held): () => void {
    let using = true;
    mine.users++;
    return () => {
      if (using) mine.users--;
      using = false;
      mine.idle = now();
    };
  }

  const renewing = setInterval(() => void renew(), RENEW_MS);
  wake(0);
  return {
    async set(kind, key, at) {
      await store.setDue(kind, key, at);
      if (round === null && at - now() < POLL_MS) wake(Math.max(0, at - now()));
    },
    hold,
    holds: (kind, key) => isMine(held.get(nameOf({ kind, key }))),
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(renewing);
      await round;
      await Promise.all(working);
      // Whether there is something left to do, others find out.
      await Promise.all([...held.values()].map(({ work }) => finish(work, now())));
    },
  };
}

function nameOf({ kind, key }: Pick<DueWork, 'kind' | 'key'>): string {
  return `${kind} ${key}`;
}
