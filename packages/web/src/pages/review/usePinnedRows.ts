import { useLayoutEffect, useRef, type RefObject } from 'react';

interface Pinned {
  readonly board: HTMLElement;
  /** Its classes: a board with a moment, for example, has other rows. */
  readonly shape: string;
}

/**
 * While decisions are skimmed, the rows of the board keep their heights. Rows with the height of their contents are
 * measured at every change, and elements with container queries (cards, villages) are then styled twice.
 */
export function usePinnedRows(room: RefObject<HTMLElement | null>, skimming: boolean, drawn: unknown): void {
  const pinned = useRef<Pinned | null>(null);
  useLayoutEffect(() => {
    const board = skimming ? room.current?.querySelector<HTMLElement>('.tabletop') : null;
    const { current: old } = pinned;
    if (board && old?.board === board && old.shape === board.className) return;
    if (old) old.board.style.gridTemplateRows = '';
    pinned.current = board ? { board, shape: board.className } : null;
    if (board) board.style.gridTemplateRows = getComputedStyle(board).gridTemplateRows;
  }, [room, skimming, drawn]);
}
