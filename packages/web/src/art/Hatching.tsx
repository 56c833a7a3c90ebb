import type { ReactNode } from 'react';
import * as paint from './palette.ts';

/** The hatching that drawings refer to by its id. */
export function Hatching({ id }: { id: string }): ReactNode {
  return (
    <defs>
      <pattern id={id} width="3.4" height="3.4" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <rect width="1.3" height="3.4" fill={paint.INK} opacity=".5" />
      </pattern>
    </defs>
  );
}
