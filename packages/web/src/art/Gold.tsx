import type { ReactNode } from 'react';

/** A round coin with a milled rim. */
export function Gold({ children }: { children: ReactNode }): ReactNode {
  return <span className="symbol symbol-gold">{children}</span>;
}
