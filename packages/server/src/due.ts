import { openLeases, RENEW_MS, type Leases } from './leases.ts';
import type { DueStore, DueWork } from './store/types.ts';

/** Does work of one kind for a key. Returns when it is due again, or null if nothing is left to do. */
export type DueHandler = (key: string) => Promise<number | null>;

export interface DuePorts {
  now(): number;
  fault(error: unknown): void;
}

/** Does work when it is due. If this process dies, another one does the work when the lease ends. */
export interface DueRunner {
  /** Sets when work is due. Resolves when this is durable. */
  set(kind: string, key: string, at: number): Promise<void>;
  /**
   * Takes work for this process before it is due, so that another process does it if this one dies. Returns a function
   * that releases it; null if another process has it.
   */
  hold(kind: string, key: string): Promise<(() => void) | null>;
  holds(kind: string, key: string): boolean;
  /** Waits for running work, and leaves the rest to other processes. */
  close(): Promise<void>;
}

/** How often the store is polled: work that another process has scheduled starts at most this late. */
const POLL_MS = 1000;
const RETRY_MS = 5000;
const AT_ONCE = 64;

type Handlers = { readonly [kind: string]: DueHandler };

export function runDue(store: DueStore, handlers: Handlers, ports: DuePorts): DueRunner {
  const { now, fault } = ports;
  const leases = openLeases(store, now, fault);
  const working = new Set<Promise<void>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round: Promise<void> | null = null;
  let closed = false;

  async function claim(): Promise<void> {
    for (;;) {
      const most = AT_ONCE - working.size;
      const claimed = await store.claimDue(Object.keys(handlers), leases.claim(), most);
      for (const work of claimed) {
        const done = perform(work, leases, handlers, ports).finally(() => working.delete(done));
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

  const renewing = setInterval(() => void leases.renew(), RENEW_MS);
  wake(0);
  return {
    async set(kind, key, at) {
      await store.setDue(kind, key, at);
      if (round === null && at - now() < POLL_MS) wake(Math.max(0, at - now()));
    },
    hold: leases.hold,
    holds: leases.holds,
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(renewing);
      await round;
      await Promise.all(working);
      // Release everything as due now: another process finds out whether work is left.
      await Promise.all(leases.all().map(work => leases.finish(work, now())));
    },
  };
}

/** Does work that this process has taken. The last user releases it. */
async function perform(work: DueWork, leases: Leases, handlers: Handlers, { now, fault }: DuePorts): Promise<void> {
  const mine = leases.take(work);
  mine.users++;
  let again: number | null;
  try {
    again = (await handlers[work.kind]?.(work.key)) ?? null;
  } catch (error) {
    fault(error);
    again = now() + RETRY_MS;
  }
  if (--mine.users === 0) await leases.finish(work, again);
}
