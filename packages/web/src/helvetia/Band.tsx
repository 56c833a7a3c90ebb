import type { CSSProperties, ReactNode } from 'react';

/** A name as large as its band allows. */
export function Band({ name, copies = 1 }: { name: string; copies?: number }): ReactNode {
  const length = name.length + (copies > 1 ? 3 : 0);
  return (
    <span className="he-band" style={{ '--len': Math.max(8, length) } as CSSProperties}>
      {name}
      {copies > 1 ? <i>×{copies}</i> : null}
    </span>
  );
}
