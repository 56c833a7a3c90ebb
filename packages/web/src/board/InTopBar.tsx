import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** A slot where a board may show the phase of the game: the middle of the top bar, on screens with space for it. */
const SLOT = 'topslot';

export function TopSlot(): ReactNode {
  return <span className="slot" id={SLOT} />;
}

/** Shows its children in the top bar of the table. */
export function InTopBar({ children }: { children: ReactNode }): ReactNode {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => setSlot(document.getElementById(SLOT)), []);
  return slot ? createPortal(children, slot) : null;
}
