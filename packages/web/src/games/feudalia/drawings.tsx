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
      stroke="#7a5310"
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
      fill="#3f6d45"
      className="ink-thin"
    />
  );
}

const LANDS: { readonly [R in Resource]: ReactNode } = {
  wheat: (
    <>
      <rect width="300" height="130" fill="#f3e0b0" />
      <circle cx="150" cy="24" r="15" fill="#f0a84b" />
      <path d="M0 44C60 24 130 40 190 30 240 24 270 34 300 28V130H0Z" fill="#b9c878" />
      <path d="M0 58L196 44 214 130H0Z" fill="#e3b53c" className="ink-outline" />
      <path d="M196 44L300 38V130H214Z" fill="#9aad55" className="ink-outline" />
      <path d="M4 72L200 57M4 88L202 72M4 104L206 88M4 120L210 104" className="ink-hatch" />
      <Ear x={146} y={118} />
      <Ear x={160} y={114} />
      <Ear x={174} y={110} />
      <Ear x={188} y={106} />
    </>
  ),
  wood: (
    <>
      <rect width="300" height="130" fill="#dbe6c6" />
      <circle cx="150" cy="24" r="14" fill="#f0c36b" />
      <path d="M0 48C60 30 130 46 190 36 240 30 270 42 300 34V130H0Z" fill="#a9c190" />
      <path d="M0 74C50 60 130 66 196 56L212 130H0Z" fill="#7fa262" className="ink-outline" />
      <path d="M196 56L300 46V130H212Z" fill="#9aad55" className="ink-outline" />
      <Pine x={118} y={74} size={1.1} />
      <Pine x={146} y={66} size={1.3} />
      <Pine x={172} y={82} size={1} />
      <path d="M120 114h36M124 106h36" stroke="#7b5230" strokeWidth="7" strokeLinecap="round" />
      <path d="M120 114h36M124 106h36" className="ink-hatch" />
    </>
  ),
  clay: (
    <>
      <rect width="300" height="130" fill="#f2d6bd" />
      <circle cx="150" cy="26" r="15" fill="#f0a84b" />
      <path d="M0 44C60 30 130 46 190 34 240 28 270 40 300 32V130H0Z" fill="#c6c07c" />
      <path d="M0 60C40 50 130 52 190 50L206 130H0Z" fill="#a2593a" className="ink-outline" />
      <path d="M190 50L300 42V130H206Z" fill="#9aad55" className="ink-outline" />
      <path d="M104 72q40-10 80 0M100 88q44-10 92 0M96 106q50-12 102 0" className="ink-hatch" />
      <path d="M122 112V94q16-22 32 0V112Z" fill="#cf7a55" className="ink-outline" />
      <path d="M132 112v-10q6-9 12 0v10Z" fill="#3b1d12" />
      <path d="M138 80q-6-10 2-18 6-8 0-16" stroke="#fbf1e2" strokeWidth="4" fill="none" opacity=".85" />
    </>
  ),
  stone: (
    <>
      <rect width="300" height="130" fill="#dfe3e4" />
      <circle cx="176" cy="22" r="14" fill="#f0c36b" />
      <path d="M-6 92L40 30 74 66 112 18 160 74 196 44 250 86 306 52V130H-6Z" fill="#b9bfc4" />
      <path d="M0 76L60 58 120 66 196 54 210 130H0Z" fill="#8b8d8f" className="ink-outline" />
      <path d="M196 54L300 46V130H210Z" fill="#9aad55" className="ink-outline" />
      <path d="M106 84l26-8 22 10-8 16-30 2ZM150 110l20-8 18 8-6 12-26 2Z" fill="#c3c7c9" className="ink-thin" />
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
      <rect width="110" height="60" fill="#cfe3d6" />
      <path d="M20 20q6-12 18-8 10-10 22 0 14-4 18 8Z" fill="#f7f3e8" className="ink-thin" />
      <path d="M30 28l-4 8M44 28l-4 8M58 28l-4 8M72 28l-4 8" className="ink-line" />
      <path d="M0 46Q55 38 110 46V60H0Z" fill="#7fa85a" className="ink-thin" />
    </>
  ),
  summer: (
    <>
      <rect width="110" height="60" fill="#f5c46a" />
      <circle cx="55" cy="26" r="11" fill="#f7e29a" className="ink-thin" />
      <path d={RAYS} className="ink-line" />
      <path d="M0 44Q55 36 110 44V60H0Z" fill="#c98f3f" className="ink-thin" />
      <path d="M14 60l6-9-4-8M38 60l-3-8 8-6M66 60l6-10-6-8M92 60l-6-8 6-8" className="ink-line" />
    </>
  ),
  autumn: (
    <>
      <rect width="110" height="60" fill="#f0d0a0" />
      <path d="M0 46Q55 36 110 46V60H0Z" fill="#a8743c" className="ink-thin" />
      <path d="M52 50V24h6v26Z" fill="#6b4526" className="ink-thin" />
      <path d="M55 8q22 2 20 16-2 12-20 12T35 24Q33 10 55 8Z" fill="#c8622d" className="ink-thin" />
      <path d="M24 44l4 3M84 42l4 3M72 50l4 3" className="ink-line" />
    </>
  ),
  winter: (
    <>
      <rect width="110" height="60" fill="#c9d9e8" />
      <path d="M0 44Q30 34 55 42 84 34 110 44V60H0Z" fill="#f4f7f8" className="ink-thin" />
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

/** What the weather of a season looks like. */
export function WeatherDrawing({ season }: { season: Season }): ReactNode {
  return (
    <svg viewBox="0 0 110 60" preserveAspectRatio="xMidYMid slice">
      {SEASONS[season]}
    </svg>
  );
}
