import type { Resource } from '@thorp/feudalia/cards';
import type { ReactNode } from 'react';

/* The land of a fief, the wall of its city, and the ground behind the zones. */

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
      className="o2"
    />
  );
}

const LANDS: { readonly [R in Resource]: ReactNode } = {
  wheat: (
    <>
      <rect width="300" height="130" fill="#f3e0b0" />
      <circle cx="150" cy="24" r="15" fill="#f0a84b" />
      <path d="M0 44C60 24 130 40 190 30 240 24 270 34 300 28V130H0Z" fill="#b9c878" />
      <path d="M0 58L196 44 214 130H0Z" fill="#e3b53c" className="o" />
      <path d="M196 44L300 38V130H214Z" fill="#9aad55" className="o" />
      <path d="M4 72L200 57M4 88L202 72M4 104L206 88M4 120L210 104" className="h" />
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
      <path d="M0 74C50 60 130 66 196 56L212 130H0Z" fill="#7fa262" className="o" />
      <path d="M196 56L300 46V130H212Z" fill="#9aad55" className="o" />
      <Pine x={118} y={74} size={1.1} />
      <Pine x={146} y={66} size={1.3} />
      <Pine x={172} y={82} size={1} />
      <path d="M120 114h36M124 106h36" stroke="#7b5230" strokeWidth="7" strokeLinecap="round" />
      <path d="M120 114h36M124 106h36" className="h" />
    </>
  ),
  clay: (
    <>
      <rect width="300" height="130" fill="#f2d6bd" />
      <circle cx="150" cy="26" r="15" fill="#f0a84b" />
      <path d="M0 44C60 30 130 46 190 34 240 28 270 40 300 32V130H0Z" fill="#c6c07c" />
      <path d="M0 60C40 50 130 52 190 50L206 130H0Z" fill="#a2593a" className="o" />
      <path d="M190 50L300 42V130H206Z" fill="#9aad55" className="o" />
      <path d="M104 72q40-10 80 0M100 88q44-10 92 0M96 106q50-12 102 0" className="h" />
      <path d="M122 112V94q16-22 32 0V112Z" fill="#cf7a55" className="o" />
      <path d="M132 112v-10q6-9 12 0v10Z" fill="#3b1d12" />
      <path d="M138 80q-6-10 2-18 6-8 0-16" stroke="#fbf1e2" strokeWidth="4" fill="none" opacity=".85" />
    </>
  ),
  stone: (
    <>
      <rect width="300" height="130" fill="#dfe3e4" />
      <circle cx="176" cy="22" r="14" fill="#f0c36b" />
      <path d="M-6 92L40 30 74 66 112 18 160 74 196 44 250 86 306 52V130H-6Z" fill="#b9bfc4" />
      <path d="M0 76L60 58 120 66 196 54 210 130H0Z" fill="#8b8d8f" className="o" />
      <path d="M196 54L300 46V130H210Z" fill="#9aad55" className="o" />
      <path d="M106 84l26-8 22 10-8 16-30 2ZM150 110l20-8 18 8-6 12-26 2Z" fill="#c3c7c9" className="o2" />
      <path d="M100 76l12 18M176 70l6 20M130 78l6 18" className="h" />
    </>
  ),
};

export function Land({ type }: { type: Resource }): ReactNode {
  return (
    <svg className="fe-scene" viewBox="0 0 300 130" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {LANDS[type]}
    </svg>
  );
}

/** Towers and wall of a city; windows are lit at night. */
export function CityWall(): ReactNode {
  return (
    <svg className="fe-wall" viewBox="0 0 124 120" preserveAspectRatio="none" aria-hidden="true">
      <path d="M4 120V40h9v-8h8v8h9V120ZM94 120V40h9v-8h8v8h9V120Z" fill="#cdbd9e" className="o" />
      <path d="M0 42L17 14 34 42ZM90 42L107 14 124 42Z" fill="#8c3f2b" className="o" />
      <path d="M28 120V58h8v-7h9v7h9v-7h9v7h9v-7h9v7h9v-7h6V120Z" fill="#dccdae" className="o" />
      <path d="M12 56h10v12h-10ZM102 56h10v12h-10Z" fill="var(--window)" className="o2" />
      <path d="M9 84h8M18 96h9M9 108h8M99 84h8M106 96h9M99 108h8" className="h" />
    </svg>
  );
}

const SKY_LINES = Array.from({ length: 14 }, (_, k) => `M0 ${6 + k * 8}H940`).join('');

/** Acres outside the town. */
export function TownScene(): ReactNode {
  return (
    <svg className="fe-scene" viewBox="0 0 940 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={SKY_LINES} stroke="var(--ink)" opacity=".07" />
      <path d="M0 128C120 96 240 120 380 104 560 86 700 122 940 92V250H0Z" fill="var(--wood-far)" opacity=".8" />
      <g stroke="var(--line)" strokeWidth="1.2" strokeOpacity=".5">
        <path
          d="M0 140L190 126 240 190 0 214ZM640 122L940 104V172L690 178ZM240 190L450 176 490 250H270Z"
          className="fe-acre1"
        />
        <path
          d="M190 126L420 116 450 176 240 190ZM0 214L240 190 270 250H0ZM450 176L690 178 740 250H490Z"
          className="fe-acre2"
        />
        <path d="M420 116L640 122 690 178 450 176ZM690 178L940 172V250H740Z" className="fe-acre3" />
      </g>
    </svg>
  );
}

/** The meadow that my fiefs lie on. */
export function FiefScene(): ReactNode {
  return (
    <svg className="fe-scene" viewBox="0 0 940 300" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 80C160 40 320 70 470 56 640 40 780 76 940 50V300H0Z" fill="var(--wood-far)" opacity=".7" />
      <path d="M0 130C200 104 420 140 640 116 760 106 860 118 940 112V300H0Z" fill="var(--meadow)" />
      <path d="M0 250C200 236 420 262 640 244 760 236 860 244 940 240V300H0Z" fill="var(--meadow-2)" />
    </svg>
  );
}
