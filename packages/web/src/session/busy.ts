/** Whether an action is in progress. */
export interface Busy {
  is(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Counts actions and previews in progress: several previews may run beside an action. */
export function makeBusy(): Busy & { set(now: boolean): void } {
  let running = 0;
  const listeners = new Set<() => void>();
  return {
    is: () => running > 0,
    set(now) {
      running += now ? 1 : -1;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
