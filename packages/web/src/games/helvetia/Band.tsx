import type { ReactNode } from 'react';

/** A name as large as fits into its band. */
export function Band({ name, copies = 1 }: { name: string; copies?: number }): ReactNode {
  const beside = name.length + (copies > 1 ? 3 : 0);
  const letters = { '--len': Math.max(8, beside), '--alone': Math.max(8, name.length) };
  return (
    <span className="he-band" style={letters}>
      {name}
      {copies > 1 ? <i>×{copies}</i> : null}
    </span>
  );
}
