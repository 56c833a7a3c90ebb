import { useSyncExternalStore, type ReactNode } from 'react';

/*
 * What the page knows about the people at a table. Boards do not know where a table is stored: the page sets this, and
 * the seat heads of every board show it.
 */

/*
 * Functions instead of elements: a stored element would keep the page of the moment at which it was first drawn in
 * memory, and through that all earlier ones.
 */

export interface SeatNews {
  /** The portrait that the person has chosen; null if the seat has its default face. */
  readonly face: (() => ReactNode) | null;
  /** A sign next to the name. */
  readonly sign: (() => ReactNode) | null;
  /** Words after the status of the seat. */
  readonly words: string;
  /** The time left for the seat. */
  readonly time: (() => ReactNode) | null;
  /** What a screen reader says about it. */
  readonly spoken: string;
}

const NONE: readonly SeatNews[] = [];
let news = NONE;
const listeners = new Set<() => void>();

/** One for each seat; none for a table without people elsewhere. */
export function setSeatNews(next: readonly SeatNews[] = NONE): void {
  news = next;
  for (const listener of listeners) listener();
}

export function useSeatNews(seat: number): SeatNews | undefined {
  return useSyncExternalStore(subscribe, () => news[seat]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
