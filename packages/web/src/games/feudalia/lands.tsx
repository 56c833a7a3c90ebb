import * as paint from '../../art/palette.ts';
import type { ReactNode } from 'react';

/* The wall of a city, and the ground behind the zones: their colours follow the theme. */

/** Towers and wall of a city; windows are lit at night. */
export function CityWall(): ReactNode {
  return (
    <svg className="fe-wall" viewBox="0 0 124 120" preserveAspectRatio="none" aria-hidden="true">
      <path d="M4 120V40h9v-8h8v8h9V120ZM94 120V40h9v-8h8v8h9V120Z" fill={paint.gold80c} className="ink-outline" />
      <path d="M0 42L17 14 34 42ZM90 42L107 14 124 42Z" fill={paint.red46} className="ink-outline" />
      <path d="M28 120V58h8v-7h9v7h9v-7h9v7h9v-7h9v7h9v-7h6V120Z" fill={paint.straw85b} className="ink-outline" />
      <path d="M12 56h10v12h-10ZM102 56h10v12h-10Z" fill="var(--window)" className="ink-thin" />
      <path d="M9 84h8M18 96h9M9 108h8M99 84h8M106 96h9M99 108h8" className="ink-hatch" />
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
          className="fe-field-light"
        />
        <path
          d="M190 126L420 116 450 176 240 190ZM0 214L240 190 270 250H0ZM450 176L690 178 740 250H490Z"
          className="fe-field-middle"
        />
        <path d="M420 116L640 122 690 178 450 176ZM690 178L940 172V250H740Z" className="fe-field-dark" />
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
