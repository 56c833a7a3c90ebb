import type { ReactNode } from 'react';

/** What stands behind a person: sky, land and one motif, kept light so that the figure stands out. */
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
        stroke="#2a1c14"
        strokeWidth=".9"
        opacity=".11"
      />
      <circle cx="60" cy="50" r="37" fill="#fff6df" opacity=".8" />
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
      <Sky colour="#f2d796" />
      <Hills far="#dba842" near="#c48a25" />
      <path d="M6 112V84M16 112V88M104 112V86M114 112V82" className="ink-hatch-light" />
      {EARS.map(([x, y]) => (
        <path
          key={x}
          d={`M${x} ${y}q-5 4 0 9 5-5 0-9M${x} ${y + 7}q-6 2-1 9M${x} ${y + 7}q6 2 1 9`}
          style={{ fill: '#f7dc8a' }}
          className="ink-hatch-light"
        />
      ))}
    </>
  ),
  wood: (
    <>
      <Sky colour="#cfe0c0" />
      <Fir at={[8, 70]} size={1.5} colour="#6f9a6d" />
      <Fir at={[24, 76]} size={1.1} colour="#8fb285" />
      <Fir at={[112, 68]} size={1.6} colour="#6f9a6d" />
      <Fir at={[97, 78]} size={1} colour="#8fb285" />
      <path d="M-4 96C20 86 44 92 70 94 92 95 108 88 124 92V116H-4Z" fill="#4d7f57" />
    </>
  ),
  hay: (
    <>
      <Sky colour="#e9e6a8" />
      <Hills far="#cfc75f" near="#b0a83c" />
      <path d="M-2 92Q12 56 26 92ZM94 90Q108 58 122 90Z" fill="#e2d377" stroke="#7d7423" strokeWidth="1.4" />
      <path
        d="M4 86q6-10 8-22M12 90q2-12 1-24M20 88q-3-10-6-20M100 86q6-10 8-20M112 86q-2-12-4-20"
        className="ink-hatch-light"
      />
    </>
  ),
  ore: (
    <>
      <Sky colour="#c9d6e3" />
      <path d="M-4 116V60L12 38 24 58 34 48 46 80 76 82 90 46 100 60 112 36 124 58V116Z" fill="#8fa5bd" />
      <path d="M12 38L24 58 16 62ZM112 36L100 60 108 64ZM90 46L100 60 94 66Z" fill="#b4c4d5" />
      <path d="M-4 100L20 88 44 96 70 90 98 98 124 88V116H-4Z" fill="#5a7595" />
    </>
  ),
  grapes: (
    <>
      <Sky colour="#e3d3e6" />
      <Hills far="#b79ac2" near="#8d6a9d" />
      <path d="M0 16C14 8 22 22 34 12M86 10C98 22 108 6 122 16" stroke="#5d7a3e" strokeWidth="3" fill="none" />
      <g fill="#7d4b91" stroke="#4b2a5a">
        {BERRIES.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3.4" />
        ))}
      </g>
      <path d="M20 10q8-6 12 2-4 8-12 5ZM92 12q-8-6-10 3 5 6 11 4Z" fill="#86a657" />
    </>
  ),
  wool: (
    <>
      <Sky colour="#d3e6ec" />
      <Hills far="#a9cbb5" near="#83b095" />
      {FLOCK.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path
            d="M-9 0q-2-6 4-7 3-5 8-2 7-1 6 5 3 5-3 6H-5q-5 1-4-2Z"
            fill="#fbf6ea"
            stroke="#5b7a83"
            strokeWidth="1.3"
          />
          <circle cx="10" cy="-1" r="3" fill="#3c342f" />
          <path d="M-4 4v4M4 4v4" stroke="#3c342f" strokeWidth="1.6" />
        </g>
      ))}
    </>
  ),
  leather: (
    <>
      <Sky colour="#ecd5b8" />
      <path d="M-2 24H122" stroke="#6b4526" strokeWidth="2.6" />
      <path
        d="M6 24q3 8 0 18-2 10 5 16 8-4 10 4 5-12 2-20-3-8 1-18ZM94 24q3 10-1 20-2 8 4 14 7-2 9 4 6-10 4-20-2-8 1-18Z"
        fill="#c08a57"
        stroke="#6b4526"
        strokeWidth="1.6"
      />
      <path d="M-4 98C20 90 44 94 70 95 92 96 108 90 124 94V116H-4Z" fill="#a9703f" />
    </>
  ),
  clay: (
    <>
      <Sky colour="#f2cfb8" />
      <path d="M2 112V70Q16 48 30 70V112Z" fill="#cf7a55" stroke="#8a3d24" strokeWidth="1.6" />
      <path d="M10 112V88Q16 78 22 88V112Z" fill="#5c2a1b" />
      <path d="M4 78h24M4 88h5M23 88h6M16 70v8" className="ink-hatch-light" />
      <path d="M92 112q-6-16 4-24v-6h16v6q10 8 4 24Z" fill="#dd8c62" stroke="#8a3d24" strokeWidth="1.6" />
      <path d="M92 98q12 5 24 0" className="ink-hatch-light" />
      <path d="M14 56q-6-12 2-20 8-8 2-18" stroke="#fbf1e2" strokeWidth="4" fill="none" opacity=".8" />
    </>
  ),
  solitary: (
    <>
      <Sky colour="#bfe0da" />
      <Hills far="#8fc0ad" near="#5f9c89" />
      <path d="M4 92V74L17 60 30 74V92Z" fill="#f1e2c2" stroke="#24504c" strokeWidth="1.6" />
      <path d="M0 76L17 57 34 76" fill="none" stroke="#24504c" strokeWidth="4" />
      <rect x="13" y="80" width="8" height="12" fill="#24504c" />
      <Fir at={[106, 82]} size={1.2} colour="#3f8073" />
    </>
  ),
  special: (
    <>
      <rect width="120" height="112" fill="#3a3145" />
      <circle cx="60" cy="50" r="37" fill="#f3d58a" opacity=".9" />
      <path d={RAYS} stroke="#f3d58a" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M-4 100C20 90 44 96 70 97 92 98 108 92 124 95V116H-4Z" fill="#57496a" />
    </>
  ),
  court: (
    <>
      <rect width="120" height="112" fill="#4a1c2e" />
      <path d="M0 0q14 34 0 62ZM120 0q-14 34 0 62Z" fill="#8c2740" stroke="#2a0f1a" strokeWidth="1.6" />
      <path d="M26 112V40Q60-6 94 40V112Z" fill="#2b1220" />
      <circle cx="60" cy="50" r="34" fill="#f3d58a" opacity=".5" />
      <path d="M-4 100H124V116H-4Z" fill="#6d2438" />
      <path d="M14 66v30M106 66v30" stroke="#d9a325" strokeWidth="2.4" />
      <path d="M14 66q-4-5 0-10 4 5 0 10M106 66q-4-5 0-10 4 5 0 10" fill="#f6cf5e" />
    </>
  ),
  manor: (
    <>
      <Sky colour="#ecdcb4" />
      <path d="M84 112V52h6v-6h5v6h5v-6h5v6h5v-6h5v6h9V112Z" fill="#b9a98b" stroke="#5c4d3a" strokeWidth="1.4" />
      <path d="M0 94C18 84 38 90 60 92 82 94 100 86 124 90V116H-4Z" fill="#9aa25a" />
      <path d="M-4 84L14 70 32 84V98H-4Z" fill="#d9b98a" stroke="#5c4d3a" strokeWidth="1.4" />
      <path d="M-6 86L14 68 36 86" stroke="#8c3f2b" strokeWidth="4" fill="none" />
    </>
  ),
  acre: (
    <>
      <Sky colour="#f3e0a8" />
      <path d="M-4 78L44 70 52 112H-4Z" fill="#e3b53c" stroke="#5c4d3a" strokeWidth="1.4" />
      <path d="M44 70L124 64V112H52Z" fill="#9aa85a" stroke="#5c4d3a" strokeWidth="1.4" />
      <path d="M0 86l46-8M0 96l48-8M0 106l50-8M60 84l60-6M62 98l60-6" className="ink-hatch-light" />
    </>
  ),
  abbey: (
    <>
      <Sky colour="#ddd3c2" />
      <path
        d="M-2 112V46Q10 22 22 46V112ZM98 112V46Q110 22 122 46V112Z"
        fill="#8fa9b8"
        stroke="#5c4d3a"
        strokeWidth="1.6"
      />
      <path d="M10 34V112M-2 62H22M-2 84H22M110 34V112M98 62H122M98 84H122" stroke="#5c4d3a" strokeWidth="1.6" />
      <path d="M-4 100H124V116H-4Z" fill="#a89a82" />
    </>
  ),
  works: (
    <>
      <Sky colour="#e6dcc6" />
      <path d="M0 112V70H30V112ZM90 112V58H122V112Z" fill="#b9ac94" stroke="#5c4d3a" strokeWidth="1.5" />
      <path
        d="M0 82H30M0 96H30M14 70V82M8 82V96M22 96V112M90 72H122M90 88H122M104 58V72M98 72V88M112 88V112"
        className="ink-hatch-light"
      />
      <path d="M34 112V40M86 112V34M30 60H40M80 54H92" stroke="#8a6238" strokeWidth="3" />
    </>
  ),
  spring: (
    <>
      <Sky colour="#dcebc4" />
      <Hills far="#a8cf86" near="#79b06a" />
    </>
  ),
  summer: (
    <>
      <Sky colour="#fae6a2" />
      <Hills far="#e6c65c" near="#9dbb58" />
    </>
  ),
  autumn: (
    <>
      <Sky colour="#f3d3ac" />
      <Hills far="#d89a58" near="#b0643a" />
    </>
  ),
  winter: (
    <>
      <Sky colour="#cfdfee" />
      <Hills far="#a9c2db" near="#eef4f8" />
    </>
  ),
  night: (
    <>
      <rect width="120" height="112" fill="#2c3458" />
      <path d="M96 11.2a11 11 0 1 1-9 17.200a10 10 0 0 0 9-17.200Z" fill="#f6e3a6" />
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.4" fill="#f6e3a6" />
      ))}
      <circle cx="60" cy="52" r="36" fill="#f0c76a" opacity=".28" />
      <path d="M-4 96V74L10 60 24 74V96ZM96 96V70L110 56 124 70V96Z" fill="#1d2340" />
      <path d="M6 78h8v9H6ZM106 76h8v9h-8Z" fill="#f3c557" />
      <path d="M-4 96H124V116H-4Z" fill="#20274a" />
    </>
  ),
};

export function BackdropOf({ name }: { name: Backdrop }): ReactNode {
  return BACKDROPS[name];
}
