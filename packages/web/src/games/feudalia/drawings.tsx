import * as paint from '../../art/palette.ts';
import type { Resource, Season } from '@thorp/feudalia/cards';
import type { ReactNode } from 'react';

/* Land and weather, drawn when the page is built: see gallery.tsx. */

/** An ear of wheat. */
function Ear({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <path
      transform={`translate(${x} ${y}) scale(.9)`}
      d="M0 0v-16m0 2q-6-2-6-8m6 8q6-2 6-8m-6 2q-5-4-3-9m3 9q5-4 3-9"
      fill="none"
      stroke={paint.brown47b}
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  );
}

function Pine({ x, y, size }: { x: number; y: number; size: number }): ReactNode {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M0-30L8-16H4.5L12-4H7L15 10H2.5V16H-2.5V10H-15L-7-4H-12L-4.5-16H-8Z"
      fill={paint.green49c}
      className="ink-thin"
    />
  );
}

const LANDS: { readonly [R in Resource]: ReactNode } = {
  wheat: (
    <>
      <rect width="300" height="130" fill={paint.straw91b} />
      <circle cx="150" cy="24" r="15" fill={paint.tan78b} />
      <path d="M0 44C60 24 130 40 190 30 240 24 270 34 300 28V130H0Z" fill={paint.lime80b} />
      <path d="M0 58L196 44 214 130H0Z" fill={paint.gold79d} className="ink-outline" />
      <path d="M196 44L300 38V130H214Z" fill={paint.moss71} className="ink-outline" />
      <path d="M4 72L200 57M4 88L202 72M4 104L206 88M4 120L210 104" className="ink-hatch" />
      <Ear x={146} y={118} />
      <Ear x={160} y={114} />
      <Ear x={174} y={110} />
      <Ear x={188} y={106} />
    </>
  ),
  wood: (
    <>
      <rect width="300" height="130" fill={paint.lime91} />
      <circle cx="150" cy="24" r="14" fill={paint.gold84} />
      <path d="M0 48C60 30 130 46 190 36 240 30 270 42 300 34V130H0Z" fill={paint.lime78} />
      <path d="M0 74C50 60 130 66 196 56L212 130H0Z" fill={paint.moss67} className="ink-outline" />
      <path d="M196 56L300 46V130H212Z" fill={paint.moss71} className="ink-outline" />
      {/* Low and wide fiefs show only the lower 76 units. */}
      <Pine x={112} y={84} size={0.92} />
      <Pine x={143} y={86} size={1.05} />
      <Pine x={174} y={90} size={0.92} />
      <path d="M120 114h36M124 106h36" stroke={paint.brown48b} strokeWidth="7" strokeLinecap="round" />
      <path d="M120 114h36M124 106h36" className="ink-hatch" />
    </>
  ),
  clay: (
    <>
      <rect width="300" height="130" fill={paint.tan89} />
      <circle cx="150" cy="26" r="15" fill={paint.tan78b} />
      <path d="M0 44C60 30 130 46 190 34 240 28 270 40 300 32V130H0Z" fill={paint.olive80} />
      <path d="M0 60C40 50 130 52 190 50L206 130H0Z" fill={paint.rust54b} className="ink-outline" />
      <path d="M190 50L300 42V130H206Z" fill={paint.moss71} className="ink-outline" />
      <path d="M104 72q40-10 80 0M100 88q44-10 92 0M96 106q50-12 102 0" className="ink-hatch" />
      <path d="M122 112V94q16-22 32 0V112Z" fill={paint.rust66} className="ink-outline" />
      <path d="M132 112v-10q6-9 12 0v10Z" fill={paint.rust27} />
      <path d="M138 80q-6-10 2-18 6-8 0-16" stroke={paint.cream96c} strokeWidth="4" fill="none" opacity=".85" />
    </>
  ),
  stone: (
    <>
      <rect width="300" height="130" fill={paint.white91} />
      <circle cx="176" cy="22" r="14" fill={paint.gold84} />
      <path d="M-6 92L40 30 74 66 112 18 160 74 196 44 250 86 306 52V130H-6Z" fill={paint.grey80} />
      <path d="M0 76L60 58 120 66 196 54 210 130H0Z" fill={paint.grey64} className="ink-outline" />
      <path d="M196 54L300 46V130H210Z" fill={paint.moss71} className="ink-outline" />
      <path d="M106 84l26-8 22 10-8 16-30 2ZM150 110l20-8 18 8-6 12-26 2Z" fill={paint.grey83} className="ink-thin" />
      <path d="M100 76l12 18M176 70l6 20M130 78l6 18" className="ink-hatch" />
    </>
  ),
};

const RAYS = Array.from({ length: 12 }, (_, k) => {
  const angle = (k * Math.PI) / 6;
  const at = (radius: number): string =>
    `${(55 + radius * Math.cos(angle)).toFixed(1)} ${(26 + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(14)}L${at(19)}`;
}).join('');

const SEASONS: { readonly [S in Season]: ReactNode } = {
  spring: (
    <>
      <rect width="110" height="60" fill={paint.mist90b} />
      <path d="M20 20q6-12 18-8 10-10 22 0 14-4 18 8Z" fill={paint.cream96d} className="ink-thin" />
      <path d="M30 28l-4 8M44 28l-4 8M58 28l-4 8M72 28l-4 8" className="ink-line" />
      <path d="M0 46Q55 38 110 46V60H0Z" fill={paint.moss68c} className="ink-thin" />
    </>
  ),
  summer: (
    <>
      <rect width="110" height="60" fill={paint.gold85} />
      <circle cx="55" cy="26" r="11" fill={paint.straw91f} className="ink-thin" />
      <path d={RAYS} className="ink-line" />
      <path d="M0 44Q55 36 110 44V60H0Z" fill={paint.tan69} className="ink-thin" />
      <path d="M14 60l6-9-4-8M38 60l-3-8 8-6M66 60l6-10-6-8M92 60l-6-8 6-8" className="ink-line" />
    </>
  ),
  autumn: (
    <>
      <rect width="110" height="60" fill={paint.tan87} />
      <path d="M0 46Q55 36 110 46V60H0Z" fill={paint.brown60d} className="ink-thin" />
      <path d="M52 50V24h6v26Z" fill={paint.brown43} className="ink-thin" />
      <path d="M55 8q22 2 20 16-2 12-20 12T35 24Q33 10 55 8Z" fill={paint.rust61} className="ink-thin" />
      <path d="M24 44l4 3M84 42l4 3M72 50l4 3" className="ink-line" />
    </>
  ),
  winter: (
    <>
      <rect width="110" height="60" fill={paint.mist88} />
      <path d="M0 44Q30 34 55 42 84 34 110 44V60H0Z" fill={paint.white97} className="ink-thin" />
      <path d="M55 8v24M45 13l20 14M65 13L45 27M24 12v10M19 17h10M86 14v10M81 19h10" className="ink-line" />
    </>
  ),
};

/** The land of a fief. */
export function LandDrawing({ type }: { type: Resource }): ReactNode {
  return (
    <svg viewBox="0 0 300 130" preserveAspectRatio="xMidYMax slice">
      {LANDS[type]}
    </svg>
  );
}

/** The weather of a season. */
export function WeatherDrawing({ season }: { season: Season }): ReactNode {
  return (
    <svg viewBox="0 0 110 60" preserveAspectRatio="xMidYMid slice">
      {SEASONS[season]}
    </svg>
  );
}
