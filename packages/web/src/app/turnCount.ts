import { useEffect, useSyncExternalStore } from 'react';

/*
 * At how many tables on a server it is the person's turn: in the bar, in the title, and on the icon of the installed app. Pages
 * that read the lists set it; elsewhere TurnCount.tsx asks.
 */

let count = 0;
const listeners = new Set<() => void>();

/** Kept while the browser knows somebody at a server: others have nothing to be counted. */
const KNOWN = 'thorp-server';

function setTurnCount(next: number): void {
  if (next === count) return;
  count = next;
  // Browsers without such icons lack it, and some refuse it where the app is not installed.
  void navigator.setAppBadge?.(next).catch(() => undefined);
  for (const listener of listeners) listener();
}

/** A page that knows the number tells it; null while it does not. */
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

/** The browser has been to a table server. */
export function rememberServer(): void {
  try {
    localStorage.setItem(KNOWN, 'yes');
  } catch {
    // Such a browser is asked for nothing on other pages.
  }
}

/** The next person at this browser is somebody else. */
export function forgetServer(): void {
  setTurnCount(0);
  try {
    localStorage.removeItem(KNOWN);
  } catch {
    // Nothing was kept.
  }
}

export function isServerKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    // A browser that keeps nothing knows nobody.
    return false;
  }
}
