import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Draws its children as part of the board, in the grid of all boards, or over the area of the board. */
export function OnBoard({ momentAt, children }: { momentAt?: string; children: ReactNode }): ReactNode {
  const [board, setBoard] = useState<HTMLElement | null>(null);
  useEffect(
    () =>
      setBoard(document.querySelector<HTMLElement>('.boardarea > .tabletop') ?? document.querySelector('.boardarea')),
    [],
  );
  // An attribute and not `:has(> .moment)`: with that, the browser would restyle much of the table whenever something
  // is added.
  useLayoutEffect(() => {
    if (!board || momentAt === undefined) return undefined;
    board.dataset['momentAt'] = momentAt;
    return () => delete board.dataset['momentAt'];
  }, [board, momentAt]);
  return board ? createPortal(children, board) : null;
}
