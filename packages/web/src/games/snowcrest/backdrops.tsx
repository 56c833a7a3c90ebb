import * as paint from '../../art/palette.ts';
import type { ReactNode } from 'react';

/** Backgrounds of the portraits. */
export type SnowGround = 'snow' | 'fir' | 'hall';

function Sky({ colour, sun }: { colour: string; sun: string }): ReactNode {
  return (
    <>
      <rect width="120" height="112" fill={colour} />
      <path
        d="M0 4H120M0 9.5H120M0 15H120M0 20.5H120M0 26H120M0 31.5H120M0 37H120M0 42.5H120"
        stroke={paint.indigo25}
        strokeWidth=".9"
        opacity=".1"
      />
      <circle cx="60" cy="48" r="36" fill={sun} opacity=".78" />
    </>
  );
}

const DRIFT = <path d="M-4 100C20 92 44 97 70 98 92 99 108 93 124 96V116H-4Z" fill={paint.white96} />;

function SnowFir({ x, y, size }: { x: number; y: number; size: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M0-30L8-16H4.5L12-4H7L15 10H2.5V16H-2.5V10H-15L-7-4H-12L-4.5-16H-8Z" fill={paint.teal52} />
      <path d="M0-30L8-16 3-18-3-15-8-16ZM-6-4L0-7 7-4 12-4 7-11H-7L-12-4Z" fill={paint.white99} />
    </g>
  );
}

const FLAGS = [paint.indigo53, paint.cream96b, paint.red53, paint.green54, paint.gold77];

export const GROUNDS: { readonly [G in SnowGround]: ReactNode } = {
  snow: (
    <>
      <Sky colour={paint.mist90c} sun={paint.cream99} />
      <path d="M-6 92L30 46 58 84 92 42 126 86V116H-6Z" fill={paint.ice78} />
      <path d="M30 46L40 59 31 56 23 61ZM92 42L102 56 93 53 84 59Z" fill={paint.white99b} />
      <path d="M0 12Q60 34 120 12" fill="none" stroke={paint.INK} strokeWidth="1" />
      {FLAGS.map((colour, i) => (
        <path
          key={colour}
          d={`M${6 + i * 25} ${16 + 8 * (1 - Math.abs(i - 2) / 2)}h9v9l-4.500-3-4.500 3Z`}
          fill={colour}
        />
      ))}
      {DRIFT}
    </>
  ),
  fir: (
    <>
      <Sky colour={paint.mist91} sun={paint.cream99} />
      <path d="M-6 92L30 52 58 84 96 46 126 86V116H-6Z" fill={paint.mist83} />
      <path d="M30 52L38 62 31 60 25 64ZM96 46L105 57 97 55 89 60Z" fill={paint.white99b} />
      <SnowFir x={10} y={80} size={1.35} />
      <SnowFir x={26} y={88} size={0.9} />
      <SnowFir x={110} y={80} size={1.4} />
      <SnowFir x={95} y={90} size={0.85} />
      {DRIFT}
    </>
  ),
  hall: (
    <>
      <Sky colour={paint.tan90} sun={paint.cream97c} />
      <path d="M-6 90L24 48 50 84 88 44 126 88V116H-6Z" fill={paint.ice77} />
      <path d="M24 48L32 60 25 58 18 63ZM88 44L98 57 90 55 82 61Z" fill={paint.white99b} />
      <g stroke={paint.soot30} strokeWidth="1.4">
        <path d="M-2 98V80H24V98Z" fill={paint.cream97} />
        <path d="M-4 80H27L22 73H0Z" fill={paint.crimson44} />
        <path d="M6 73V66H16V73M4 66H18L11 59Z" fill={paint.gold75} />
        <path d="M98 98h22v-8h-22ZM101 90q8-16 16 0ZM107 78l2-14 2 14Z" fill={paint.cream97} />
      </g>
      {DRIFT}
    </>
  ),
};
