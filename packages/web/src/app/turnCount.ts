import { useEffect, useSyncExternalStore } from 'react';
import { forgetServer } from '../http/known.ts';

/*
 * At how many tables on a server it is the person's turn: in the bar, in the title, and on the icon of the installed
 * app. Pages that load the lists set it; elsewhere TurnCount.tsx polls it.
 */

let count = 0;
const listeners = new Set<() => void>();

function setTurnCount(next: number): void {
  if (next === count) return;
  count = next;
  // Not all browsers have it, and some refuse it if the app is not installed.
  void navigator.setAppBadge?.(next).catch(() => undefined);
  for (const listener of listeners) listener();
}

/** A page that knows the number sets it; null while it does not. */
export function useTurnsKnown(turns: number | null): void {
  useEffect(() => {
    if (turns !== null) setTurnCount(turns);
  }, [turns]);
}

export function useTurnCount(): number {
  return useSyncExternalStore(subscribe, () => count);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another person uses this browser now. */
export function forgetTurns(): void {
  setTurnCount(0);
  forgetServer();
}
