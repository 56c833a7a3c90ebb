import { randomBytes } from 'node:crypto';
import type { DueStore, DueWork } from './store/types.ts';

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
  /** Waits for the work that is being done. */
  close(): Promise<void>;
}

/** How often the store is asked: work that another process has set is done this much late at most. */
const POLL_MS = 1000;
const LEASE_MS = 30_000;
const RETRY_MS = 5000;
const AT_ONCE = 64;

export function runDue(
  store: DueStore,
  handlers: { readonly [kind: string]: DueHandler },
  { now, fault }: DuePorts,
): DueRunner {
  const holder = randomBytes(8).toString('hex');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round: Promise<void> | null = null;
  let closed = false;

  async function perform(work: DueWork): Promise<void> {
    let again: number | null;
    try {
      again = (await handlers[work.kind]?.(work.key)) ?? null;
    } catch (error) {
      fault(error);
      again = now() + RETRY_MS;
    }
    await store.finishDue(work, holder, again);
  }

  async function claim(): Promise<void> {
    for (;;) {
      const time = now();
      const claimed = { holder, now: time, until: time + LEASE_MS };
      const work = await store.claimDue(Object.keys(handlers), claimed, AT_ONCE);
      await Promise.all(work.map(perform));
      if (closed || work.length < AT_ONCE) return;
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

  wake(0);
  return {
    async set(kind, key, at) {
      await store.setDue(kind, key, at);
      if (round === null && at - now() < POLL_MS) wake(Math.max(0, at - now()));
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await round;
    },
  };
}
