import { useSyncExternalStore, type ReactNode } from 'react';

/* What the page knows of the people at a table. Boards do not know where a table lives: the page sets it, and the heads of
 * seats show it wherever a board draws one. */

/* Elements are made where they are drawn, by functions. An element that is kept here would keep the whole page of the moment
 * at which it was first drawn, and through that all earlier ones. */

export interface SeatNews {
  /** The portrait that the person has chosen; null where the seat has a face of its own. */
  readonly face: (() => ReactNode) | null;
  /** A sign beside the name. */
  readonly sign: (() => ReactNode) | null;
  /** Words after the status of the seat. */
  readonly words: string;
  /** The time that is left to the seat. */
  readonly time: (() => ReactNode) | null;
  /** What a screen reader says of it. */
  readonly spoken: string;
}

const NONE: readonly SeatNews[] = [];
let news = NONE;
const listeners = new Set<() => void>();

/** For every seat; nothing for a table without people elsewhere. */
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
