import * as paint from './palette.ts';
import type { ReactNode } from 'react';

/** Backgrounds of portraits: sky, land and one motif, in light colours so that the person stands out. */
export type Backdrop =
  | 'grains'
  | 'wood'
  | 'hay'
  | 'ore'
  | 'grapes'
  | 'wool'
  | 'leather'
  | 'clay'
  | 'solitary'
  | 'special'
  | 'court'
  | 'manor'
  | 'acre'
  | 'abbey'
  | 'works'
  | 'spring'
  | 'summer'
  | 'autumn'
  | 'winter'
  | 'night';

type Point = readonly [x: number, y: number];

function Sky({ colour }: { colour: string }): ReactNode {
  return (
    <>
      <rect width="120" height="112" fill={colour} />
      <path
        d="M0 4H120M0 9.5H120M0 15H120M0 20.5H120M0 26H120M0 31.5H120M0 37H120M0 42.5H120M0 48H120"
        stroke={paint.INK}
        strokeWidth=".9"
        opacity=".11"
      />
      <circle cx="60" cy="50" r="37" fill={paint.cream97c} opacity=".8" />
    </>
  );
}

function Hills({ far, near }: { far: string; near: string }): ReactNode {
  return (
    <>
      <path d="M-4 84C18 66 38 74 60 78 82 82 100 64 124 74V116H-4Z" fill={far} />
      <path d="M-4 98C20 86 44 92 70 94 92 95 108 88 124 92V116H-4Z" fill={near} />
    </>
  );
}

function Fir({ at: [x, y], size, colour }: { at: Point; size: number; colour: string }): ReactNode {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M0-30L8-16H4.5L12-4H7L15 10H2.5V16H-2.5V10H-15L-7-4H-12L-4.5-16H-8Z"
      fill={colour}
    />
  );
}

const EARS: readonly Point[] = [
  [6, 80],
  [16, 84],
  [104, 82],
  [114, 78],
];
const BERRIES: readonly Point[] = [
  [8, 22],
  [14, 22],
  [11, 27],
  [102, 20],
  [108, 20],
  [105, 25],
  [111, 25],
  [108, 30],
];
const FLOCK: readonly Point[] = [
  [12, 88],
  [106, 86],
  [26, 98],
];

/** Sixteen rays around the halo, long and short in turn. */
const RAYS = Array.from({ length: 16 }, (_, i) => {
  const angle = (i * Math.PI) / 8;
  const at = (radius: number): string =>
    `${(60 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(41)}L${at(i % 2 ? 50 : 56)}`;
}).join('');

const STARS: readonly Point[] = [
  [14, 18],
  [30, 10],
  [46, 22],
  [76, 12],
  [110, 44],
  [10, 44],
];

const BACKDROPS: { readonly [B in Backdrop]: ReactNode } = {
  grains: (
    <>
      <Sky colour={paint.straw89} />
      <Hills far={paint.gold76} near={paint.brown67} />
      <path d="M6 112V84M16 112V88M104 112V86M114 112V82" className="ink-hatch-light" />
      {EARS.map(([x, y]) => (
        <path
          key={x}
          d={`M${x} ${y}q-5 4 0 9 5-5 0-9M${x} ${y + 7}q-6 2-1 9M${x} ${y + 7}q6 2 1 9`}
          style={{ fill: paint.straw90b }}
          className="ink-hatch-light"
        />
      ))}
    </>
  ),
  wood: (
    <>
      <Sky colour={paint.lime89} />
      <Fir at={[8, 70]} size={1.5} colour={paint.green64} />
      <Fir at={[24, 76]} size={1.1} colour={paint.green73} />
      <Fir at={[112, 68]} size={1.6} colour={paint.green64} />
      <Fir at={[97, 78]} size={1} colour={paint.green73} />
      <path d="M-4 96C20 86 44 92 70 94 92 95 108 88 124 92V116H-4Z" fill={paint.green55} />
    </>
  ),
  hay: (
    <>
      <Sky colour={paint.wheat91} />
      <Hills far={paint.wheat82} near={paint.olive72} />
      <path
        d="M-2 92Q12 56 26 92ZM94 90Q108 58 122 90Z"
        fill={paint.wheat86}
        stroke={paint.olive55}
        strokeWidth="1.4"
      />
      <path
        d="M4 86q6-10 8-22M12 90q2-12 1-24M20 88q-3-10-6-20M100 86q6-10 8-20M112 86q-2-12-4-20"
        className="ink-hatch-light"
      />
    </>
  ),
  ore: (
    <>
      <Sky colour={paint.mist87} />
      <path d="M-4 116V60L12 38 24 58 34 48 46 80 76 82 90 46 100 60 112 36 124 58V116Z" fill={paint.ice71} />
      <path d="M12 38L24 58 16 62ZM112 36L100 60 108 64ZM90 46L100 60 94 66Z" fill={paint.mist81} />
      <path d="M-4 100L20 88 44 96 70 90 98 98 124 88V116H-4Z" fill={paint.indigo55} />
    </>
  ),
  grapes: (
    <>
      <Sky colour={paint.mist89} />
      <Hills far={paint.violet73} near={paint.violet58} />
      <path d="M0 16C14 8 22 22 34 12M86 10C98 22 108 6 122 16" stroke={paint.moss54} strokeWidth="3" fill="none" />
      <g fill={paint.violet50} stroke={paint.violet35b}>
        {BERRIES.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3.4" />
        ))}
      </g>
      <path d="M20 10q8-6 12 2-4 8-12 5ZM92 12q-8-6-10 3 5 6 11 4Z" fill={paint.moss68b} />
    </>
  ),
  wool: (
    <>
      <Sky colour={paint.mist91c} />
      <Hills far={paint.green81} near={paint.green72} />
      {FLOCK.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path
            d="M-9 0q-2-6 4-7 3-5 8-2 7-1 6 5 3 5-3 6H-5q-5 1-4-2Z"
            fill={paint.cream97b}
            stroke={paint.blue56}
            strokeWidth="1.3"
          />
          <circle cx="10" cy="-1" r="3" fill={paint.soot33} />
          <path d="M-4 4v4M4 4v4" stroke={paint.soot33} strokeWidth="1.6" />
        </g>
      ))}
    </>
  ),
  leather: (
    <>
      <Sky colour={paint.tan88d} />
      <path d="M-2 24H122" stroke={paint.brown43} strokeWidth="2.6" />
      <path
        d="M6 24q3 8 0 18-2 10 5 16 8-4 10 4 5-12 2-20-3-8 1-18ZM94 24q3 10-1 20-2 8 4 14 7-2 9 4 6-10 4-20-2-8 1-18Z"
        fill={paint.brown68}
        stroke={paint.brown43}
        strokeWidth="1.6"
      />
      <path d="M-4 98C20 90 44 94 70 95 92 96 108 90 124 94V116H-4Z" fill={paint.brown60} />
    </>
  ),
  clay: (
    <>
      <Sky colour={paint.tan88b} />
      <path d="M2 112V70Q16 48 30 70V112Z" fill={paint.rust66} stroke={paint.rust46} strokeWidth="1.6" />
      <path d="M10 112V88Q16 78 22 88V112Z" fill={paint.red35} />
      <path d="M4 78h24M4 88h5M23 88h6M16 70v8" className="ink-hatch-light" />
      <path d="M92 112q-6-16 4-24v-6h16v6q10 8 4 24Z" fill={paint.salmon71} stroke={paint.rust46} strokeWidth="1.6" />
      <path d="M92 98q12 5 24 0" className="ink-hatch-light" />
      <path d="M14 56q-6-12 2-20 8-8 2-18" stroke={paint.cream96c} strokeWidth="4" fill="none" opacity=".8" />
    </>
  ),
  solitary: (
    <>
      <Sky colour={paint.teal88} />
      <Hills far={paint.teal77} near={paint.teal65} />
      <path d="M4 92V74L17 60 30 74V92Z" fill={paint.straw92} stroke={paint.teal40} strokeWidth="1.6" />
      <path d="M0 76L17 57 34 76" fill="none" stroke={paint.teal40} strokeWidth="4" />
      <rect x="13" y="80" width="8" height="12" fill={paint.teal40} />
      <Fir at={[106, 82]} size={1.2} colour={paint.teal55} />
    </>
  ),
  special: (
    <>
      <rect width="120" height="112" fill={paint.violet33} />
      <circle cx="60" cy="50" r="37" fill={paint.straw88b} opacity=".9" />
      <path d={RAYS} stroke={paint.straw88b} strokeWidth="2.6" strokeLinecap="round" />
      <path d="M-4 100C20 90 44 96 70 97 92 98 108 92 124 95V116H-4Z" fill={paint.violet43} />
    </>
  ),
  court: (
    <>
      <rect width="120" height="112" fill={paint.crimson30} />
      <path d="M0 0q14 34 0 62ZM120 0q-14 34 0 62Z" fill={paint.crimson44} stroke={paint.crimson21} strokeWidth="1.6" />
      <path d="M26 112V40Q60-6 94 40V112Z" fill={paint.plum23} />
      <circle cx="60" cy="50" r="34" fill={paint.straw88b} opacity=".5" />
      <path d="M-4 100H124V116H-4Z" fill={paint.crimson38} />
      <path d="M14 66v30M106 66v30" stroke={paint.gold75} strokeWidth="2.4" />
      <path d="M14 66q-4-5 0-10 4 5 0 10M106 66q-4-5 0-10 4 5 0 10" fill={paint.straw87} />
    </>
  ),
  manor: (
    <>
      <Sky colour={paint.straw90} />
      <path
        d="M84 112V52h6v-6h5v6h5v-6h5v6h5v-6h5v6h9V112Z"
        fill={paint.gold74b}
        stroke={paint.brown43b}
        strokeWidth="1.4"
      />
      <path d="M0 94C18 84 38 90 60 92 82 94 100 86 124 90V116H-4Z" fill={paint.moss69} />
      <path d="M-4 84L14 70 32 84V98H-4Z" fill={paint.tan80} stroke={paint.brown43b} strokeWidth="1.4" />
      <path d="M-6 86L14 68 36 86" stroke={paint.red46} strokeWidth="4" fill="none" />
    </>
  ),
  acre: (
    <>
      <Sky colour={paint.straw91} />
      <path d="M-4 78L44 70 52 112H-4Z" fill={paint.gold79d} stroke={paint.brown43b} strokeWidth="1.4" />
      <path d="M44 70L124 64V112H52Z" fill={paint.moss70} stroke={paint.brown43b} strokeWidth="1.4" />
      <path d="M0 86l46-8M0 96l48-8M0 106l50-8M60 84l60-6M62 98l60-6" className="ink-hatch-light" />
    </>
  ),
  abbey: (
    <>
      <Sky colour={paint.sand87} />
      <path
        d="M-2 112V46Q10 22 22 46V112ZM98 112V46Q110 22 122 46V112Z"
        fill={paint.sky72}
        stroke={paint.brown43b}
        strokeWidth="1.6"
      />
      <path d="M10 34V112M-2 62H22M-2 84H22M110 34V112M98 62H122M98 84H122" stroke={paint.brown43b} strokeWidth="1.6" />
      <path d="M-4 100H124V116H-4Z" fill={paint.gold69} />
    </>
  ),
  works: (
    <>
      <Sky colour={paint.cream90} />
      <path d="M0 112V70H30V112ZM90 112V58H122V112Z" fill={paint.gold75b} stroke={paint.brown43b} strokeWidth="1.5" />
      <path
        d="M0 82H30M0 96H30M14 70V82M8 82V96M22 96V112M90 72H122M90 88H122M104 58V72M98 72V88M112 88V112"
        className="ink-hatch-light"
      />
      <path d="M34 112V40M86 112V34M30 60H40M80 54H92" stroke={paint.brown53} strokeWidth="3" />
    </>
  ),
  spring: (
    <>
      <Sky colour={paint.lime92} />
      <Hills far={paint.lime81} near={paint.green70} />
    </>
  ),
  summer: (
    <>
      <Sky colour={paint.straw93} />
      <Hills far={paint.gold83c} near={paint.moss75} />
    </>
  ),
  autumn: (
    <>
      <Sky colour={paint.tan88c} />
      <Hills far={paint.tan73} near={paint.rust58} />
    </>
  ),
  winter: (
    <>
      <Sky colour={paint.mist90} />
      <Hills far={paint.ice80} near={paint.white96} />
    </>
  ),
  night: (
    <>
      <rect width="120" height="112" fill={paint.indigo34} />
      <path d="M96 11.2a11 11 0 1 1-9 17.200a10 10 0 0 0 9-17.200Z" fill={paint.straw92b} />
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.4" fill={paint.straw92b} />
      ))}
      <circle cx="60" cy="52" r="36" fill={paint.gold85b} opacity=".28" />
      <path d="M-4 96V74L10 60 24 74V96ZM96 96V70L110 56 124 70V96Z" fill={paint.indigo27} />
      <path d="M6 78h8v9H6ZM106 76h8v9h-8Z" fill={paint.gold84c} />
      <path d="M-4 96H124V116H-4Z" fill={paint.indigo29} />
    </>
  ),
};

export function BackdropOf({ name }: { name: Backdrop }): ReactNode {
  return BACKDROPS[name];
}
