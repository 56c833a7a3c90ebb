import type { Mark } from '@thorp/bots';
import type { ReactNode } from 'react';

/** Each mark has its own shape and sign, so that colour is never the only difference. */
const SHAPES: { readonly [M in Mark]: { readonly path: string; readonly sign: string } } = {
  brilliant: {
    path: 'M12 1l2.600 3.300 4-1.100.800 4.100 4.100.800-1.100 4L25 15l-3.300 2.600 1.100 4-4.100.800-.800 4.100-4-1.100L12 29l-2.600-3.300-4 1.100-.800-4.100-4.100-.800 1.100-4L-1 15l3.300-2.600-1.100-4 4.100-.800.800-4.100 4 1.100z',
    sign: '!!',
  },
  good: { path: 'M12 2.500a12.500 12.500 0 1 0 0 25 12.500 12.500 0 0 0 0-25z', sign: '✓' },
  doubtful: { path: 'M12 0l14 15-14 15L-2 15z', sign: '?!' },
  mistake: { path: 'M6.500 2h11L25 9.500v11L17.500 28h-11L-1 20.500v-11z', sign: '?' },
};

export function MarkSign({ mark }: { mark: Mark }): ReactNode {
  const { path, sign } = SHAPES[mark];
  return (
    <svg className={`mark mark--${mark}`} viewBox="-3 -1 30 32" aria-hidden="true">
      <path d={path} />
      <text x="12" y="20" textAnchor="middle">
        {sign}
      </text>
    </svg>
  );
}
