import type { ReactNode } from 'react';

/**
 * Words after the visible ones, for screen readers only. They are in brackets: these words lie outside the flow, so a
 * browser puts a space before them, and a comma would follow that space.
 */
export function AlsoSaid({ children }: { children: ReactNode }): ReactNode {
  return <span className="sr-only">({children})</span>;
}
