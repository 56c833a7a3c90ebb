import type { ReactNode } from 'react';

/** A gold coin. */
export function Gold({ children }: { children: ReactNode }): ReactNode {
  return <span className="symbol symbol-gold">{children}</span>;
}
