import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Draws its children as a part of the board, in the grid that all boards share; else over the board's area. */
export function OnBoard({ children }: { children: ReactNode }): ReactNode {
  const [board, setBoard] = useState<Element | null>(null);
  useEffect(
    () => setBoard(document.querySelector('.boardarea > .tabletop') ?? document.querySelector('.boardarea')),
    [],
  );
  return board ? createPortal(children, board) : null;
}
