import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Draws its children as part of the board, in the grid of all boards, or over the area of the board. */
export function OnBoard({ momentAt, children }: { momentAt?: string; children: ReactNode }): ReactNode {
  const board = useBoardElement();
  // An attribute and not `:has(> .moment)`: with that, the browser would restyle much of the table whenever something
  // is added.
  useLayoutEffect(() => {
    if (!board || momentAt === undefined) return undefined;
    board.dataset['momentAt'] = momentAt;
    return () => delete board.dataset['momentAt'];
  }, [board, momentAt]);
  return board ? createPortal(children, board) : null;
}

/** Where the children are drawn; null until the board, a part of the page that may still be loading, is there. */
function useBoardElement(): HTMLElement | null {
  const [board, setBoard] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const look = (): boolean => {
      const found = boardNow();
      setBoard(found);
      return found !== null;
    };
    if (look()) return undefined;
    const changes = new MutationObserver(() => {
      if (look()) changes.disconnect();
    });
    changes.observe(document.body, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, []);
  return board;
}

/** The plain board has no grid for them: there they lie over the area of the board. */
function boardNow(): HTMLElement | null {
  const tabletop = document.querySelector<HTMLElement>('.boardarea > .tabletop');
  return tabletop ?? document.querySelector('.boardarea > .plain')?.closest<HTMLElement>('.boardarea') ?? null;
}
