import type { ReactNode } from 'react';

/** A row of firs along the ground, irregular but always the same, from a seed. */
function firs(seed: number, ground: number, height: number): string {
  let state = seed;
  const next = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  let path = '';
  for (let x = -10; x < 920;) {
    const tall = height * (0.7 + next() * 0.6);
    const wide = tall * 0.42;
    const half = Math.round(wide * 0.5);
    const twig = Math.round(wide * 0.2);
    const bough = Math.round(wide * 0.4);
    const rise = Math.round(tall * 0.5);
    path += `M${Math.round(x)} ${Math.round(ground + next() * 4)}l${half}-${rise}h-${twig}l${bough}-${rise} ${bough} ${rise}h-${twig}l${half} ${rise}Z`;
    x += wide * (0.55 + next() * 0.5);
  }
  return path;
}

const FAR = firs(11, 92, 74);
const NEAR = firs(77, 112, 66);
const BEHIND = firs(31, 262, 96);

const STONES =
  'M20 172h26M80 190h18M140 166h22M210 196h28M300 172h20M380 196h24M452 168h22M540 194h26M610 168h20M690 192h26M760 168h22M840 188h26M40 202h14M270 160h12M500 204h14M720 162h12';
const TUFTS =
  'M30 340l4-10 4 10M200 384l4-10 4 10M420 380l4-10 4 10M610 388l4-10 4 10M770 376l4-10 4 10M110 376l4-9 4 9M520 386l3-8 3 8M340 390l3-8 3 8M860 384l3-8 3 8';
const STARS: readonly (readonly [number, number])[] = [
  [120, 44],
  [210, 90],
  [320, 40],
  [430, 84],
  [540, 34],
  [610, 96],
  [800, 48],
  [850, 104],
  [40, 100],
];

/** A road at the edge of the woods. */
export function RoadScene(): ReactNode {
  return (
    <svg className="scene" viewBox="0 0 900 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={FAR} fill="var(--wood-far)" />
      <path d={NEAR} fill="var(--wood-near)" />
      <path d="M0 104C160 92 300 112 460 102 620 92 760 110 900 100V230H0Z" fill="var(--meadow)" />
      <path
        d="M-10 150C180 134 340 158 480 148 640 136 760 156 910 142V210C760 222 620 202 470 212 320 222 160 204-10 216Z"
        fill="var(--road)"
        stroke="var(--line)"
        strokeWidth="1.5"
      />
      <path d={STONES} stroke="var(--road-2)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}

/** A meadow in front of the woods, with the sun or the moon above: the ground of the village. */
export function VillageScene(): ReactNode {
  return (
    <svg className="scene" viewBox="0 0 900 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g fill="var(--star)">
        {STARS.map(([x, y], i) => (
          <circle key={x} cx={x} cy={y} r={i % 2 ? 1.5 : 2} />
        ))}
      </g>
      <circle cx="246" cy="58" r="30" fill="var(--sun)" />
      <path d="M0 190C120 130 240 170 360 150 520 120 640 180 900 120V400H0Z" fill="var(--wood-far)" opacity=".75" />
      <path d={BEHIND} fill="var(--wood-near)" />
      <path d="M0 252C180 232 340 262 520 246 680 234 800 254 900 240V400H0Z" fill="var(--meadow)" />
      <path d="M0 356C200 342 420 366 640 350 760 342 840 350 900 346V400H0Z" fill="var(--meadow-2)" />
      <path d={TUFTS} fill="none" stroke="var(--wood-near)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

/** The roof of a house: gable, chimney and a window that is lit at night, in the colour of its suit. */
export function Gable({ wide }: { wide: boolean }): ReactNode {
  const width = wide ? 200 : 100;
  const middle = width / 2;
  const chimney = wide ? 14 : 12;
  return (
    <svg className="vi-gable" viewBox={`0 0 ${width} 40`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${width * 0.74} 2h${chimney}v20h-${chimney}Z`} className="vi-chimney" />
      <path d={`M2 40L${middle} 3 ${width - 2} 40Z`} className="vi-tiles" />
      <path d={`M${width * 0.2} 40L${middle} 11 ${width * 0.8} 40`} className="vi-rafters" />
      <ellipse cx={middle} cy="28" rx={wide ? 6.5 : 6} ry="6.5" className="vi-window" />
    </svg>
  );
}
