import anvil from 'game-icons:anvil';
import barrel from 'game-icons:barrel';
import bucket from 'game-icons:empty-wood-bucket';
import bricks from 'game-icons:brick-pile';
import cleaver from 'game-icons:meat-cleaver';
import scales from 'game-icons:scales';
import stones from 'game-icons:stone-pile';
import wagon from 'game-icons:mine-wagon';
import type { BuildingName } from '@thorp/helvetia/cards';
import { memo, type ReactNode } from 'react';
import { PAPER } from '../art/person.ts';
import { BODIES } from './pieces.tsx';

/** Sky, slope and mountains of a picture. */
type Land = readonly [sky: string, slope: string, far: string];

const GREEN: Land = ['#d8ecec', '#a2c27c', '#b7cbd2'];
const GOLD: Land = ['#f3e6c0', '#b5c877', '#c4cfae'];
const WARM: Land = ['#f7dfae', '#bcc873', '#d3c8a0'];
const COOL: Land = ['#dfe9ee', '#9dbd77', '#b4c4d5'];
const GREY: Land = ['#d3dbe3', '#8f9a86', '#8fa5bd'];

/** A house: where it stands, how large, and the colours of wall and roof. */
interface Hut {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly y: number;
  readonly wall: string;
  readonly roof: string;
}

/** What lies in front of it. */
interface Thing {
  readonly body: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

interface Recipe {
  readonly land: Land;
  readonly hut?: Hut;
  readonly things?: readonly Thing[];
  readonly more?: ReactNode;
  /** In front of the house. */
  readonly near?: ReactNode;
}

const hut = ([x, w, h, y = 78]: readonly [number, number, number, number?], wall: string, roof: string): Hut => ({
  x,
  w,
  h,
  y,
  wall,
  roof,
});
const thing = (body: string, colour: string, size = 34, x = 98, y = 71): Thing => ({ body, colour, size, x, y });

const FIRS = (
  <>
    <Fir x={18} y={56} size={1.5} colour="#3f7350" />
    <Fir x={104} y={54} size={1.6} colour="#3f7350" />
    <Fir x={88} y={60} size={1.1} colour="#5d9068" />
  </>
);

const WELL = (
  <g transform="translate(0 4)">
    <path d="M34 70V24M86 70V24" stroke="#6b4526" strokeWidth="6" />
    <path d="M22 30 60 6 98 30Z" fill="#8c3f2b" className="o" />
    <path d="M34 40H86" stroke="#6b4526" strokeWidth="5" />
    <path d="M60 40V54" className="l" />
    <path d="M28 60h64v20H28Z" fill="#b9b4a6" className="o" />
    <path d="M28 70h64M44 60v10M60 70v10M76 60v10" className="h" />
    <ellipse cx="60" cy="60" rx="32" ry="5" fill="#4f8fb8" className="o2" />
  </g>
);

const PIT = (
  <>
    <path d="M6 84 34 26 62 12 92 34 116 84Z" fill="#7d8b98" className="o" />
    <path d="M34 26 46 50M62 12 70 40M92 34 84 56" className="h" />
    <path d="M42 84V58Q60 40 78 58V84Z" fill="#2a211c" className="o" />
    <path d="M42 84V58M78 84V58M40 56H80" stroke="#6b4526" strokeWidth="6" />
  </>
);

const FIELD = <path d="M0 72 120 60M0 80 120 68M0 88 120 77" className="h" />;

const KILN = (
  <>
    <path d="M70 40h11v-18H70Z" fill="#8c3f2b" className="o2" />
    <Smoke x={76} y={20} />
  </>
);

const OVEN = (
  <>
    <path d="M70 40h9V24h-9Z" fill="#b9a98b" className="o2" />
    <Smoke x={75} y={22} />
  </>
);

/** Stalls under striped awnings. */
function Stall({ x, colour }: { x: number; colour: string }): ReactNode {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M4 78V52M40 78V52" stroke="#6b4526" strokeWidth="4" />
      <path d="M0 54 6 38H38L44 54Z" fill={colour} className="o" />
      <path d="M11 54 14 38H20L19 54ZM27 54 26 38H32L35 54Z" fill="#fbf1db" />
      <path d="M2 66H42V78H2Z" fill="#b98552" className="o" />
    </g>
  );
}

const RECIPES: { readonly [name in BuildingName]: Recipe } = {
  well: { land: ['#cfe6ee', '#a9c878', '#b4c4d5'], more: WELL },
  'grain-farm': {
    land: ['#f6e3ad', '#d9b64e', '#c9cfa0'],
    more: FIELD,
    hut: hut([34, 46, 24, 66], '#c98f52', '#8c3f2b'),
    things: [thing(BODIES.grain, '#8a5a12', 34, 98, 60), thing(BODIES.grain, '#8a5a12', 28, 16, 66)],
  },
  woodcutter: {
    land: ['#d6e6c8', '#7fa765', '#a8c1a6'],
    more: FIRS,
    hut: hut([36, 40, 22, 72], '#a9713f', '#5a3b25'),
    things: [thing(BODIES.wood, '#6b4526', 30, 94, 76)],
  },
  stonemason: { land: GREY, hut: hut([22, 54, 26, 76], '#c9c3b4', '#5a3b25'), things: [thing(stones, '#5d646b', 36)] },
  brickyard: {
    land: WARM,
    more: KILN,
    hut: hut([24, 52, 26, 76], '#c07a52', '#8c3f2b'),
    things: [thing(bricks, '#9c4023', 36)],
  },
  mine: { land: GREY, more: PIT, things: [thing(wagon, '#33231a', 32, 98, 74)] },
  'cow-shed': {
    land: GOLD,
    hut: hut([20, 60, 28, 76], '#a9713f', '#8c3f2b'),
    things: [thing(BODIES.cow, '#4a3527', 42, 94, 70)],
  },
  'goat-shed': {
    land: GREEN,
    hut: hut([24, 56, 26, 76], '#b98552', '#6b4526'),
    things: [thing(BODIES.goat, '#4a3527', 38, 96, 70)],
  },
  marketplace: {
    land: COOL,
    near: (
      <>
        <Stall x={12} colour="#8f2f22" />
        <Stall x={62} colour="#2f6848" />
      </>
    ),
  },
  bakery: {
    land: WARM,
    more: OVEN,
    hut: hut([28, 56, 30], '#f1e2c2', '#b5533a'),
    things: [thing(BODIES.bread, '#9c5f1c', 34, 98, 72)],
  },
  brewery: { land: COOL, hut: hut([24, 58, 30], '#e2cfa3', '#3d5c85'), things: [thing(barrel, '#6b4526')] },
  ironworks: {
    land: GREY,
    more: OVEN,
    hut: hut([24, 58, 28], '#a8a29a', '#33302f'),
    things: [thing(anvil, '#33302f')],
  },
  tannery: { land: GREEN, hut: hut([24, 56, 28], '#a9713f', '#7a4a2a'), things: [thing(BODIES.leather, '#7a4a2a')] },
  'bell-founder': {
    land: GREY,
    more: OVEN,
    hut: hut([24, 56, 30], '#c07a52', '#4a5560'),
    things: [thing(BODIES.bell, '#a8752a')],
  },
  'cheese-dairy': {
    land: ['#f3e6c0', '#a9c878', '#b4c4d5'],
    hut: hut([24, 58, 28], '#b98552', '#6b4526'),
    things: [thing(BODIES.cheese, '#d2921c')],
  },
  butcher: { land: WARM, hut: hut([26, 56, 28], '#f1e2c2', '#8f2f22'), things: [thing(cleaver, '#4d5c66')] },
  dairy: {
    land: ['#f6ead0', '#b9cb7e', '#c6cfb0'],
    hut: hut([26, 56, 28], '#f1e2c2', '#6b4526'),
    things: [thing(bucket, '#7b5230', 32)],
  },
  'cattle-market': {
    land: GOLD,
    near: <Stall x={16} colour="#a8522d" />,
    things: [thing(BODIES.cow, '#4a3527', 42, 90, 68)],
  },
  'goat-market': {
    land: GREEN,
    near: <Stall x={16} colour="#3d5c85" />,
    things: [thing(BODIES.goat, '#4a3527', 40, 90, 68)],
  },
  grocer: { land: GOLD, hut: hut([26, 56, 28], '#e2cfa3', '#2f6848'), things: [thing(scales, '#7a5a1a')] },
  mill: {
    land: WARM,
    near: (
      <>
        <path d="M42 80 50 34Q60 26 70 34L78 80Z" fill="#f1e2c2" className="o" />
        <path d="M46 36Q60 16 74 36Z" fill="#8c3f2b" className="o" />
        <path d="M60 38 32 12M60 38 88 12M60 38 34 66M60 38 86 66" stroke="#6b4526" strokeWidth="4" />
        <path
          d="M34 18 26 8 36 6 44 18ZM86 18 94 8 84 6 76 18ZM38 58 26 66 34 74 46 62ZM82 58 94 66 86 74 74 62Z"
          fill="#fbf1db"
          className="o2"
        />
      </>
    ),
  },
  tavern: {
    land: ['#f3d3ac', '#a9b86a', '#c9b79a'],
    hut: hut([24, 60, 32], '#e2cfa3', '#7a1f33'),
    things: [thing(BODIES.beer, '#a8752a')],
  },
  'town-hall': {
    land: COOL,
    hut: hut([26, 68, 32], '#f1e2c2', '#8c3f2b'),
    near: <path d="M56 28V6L66 10 56 14M52 28h8" fill="#a8322f" className="o2" />,
  },
  church: {
    land: GREEN,
    near: (
      <g transform="translate(2 4)">
        <Kirk />
      </g>
    ),
  },
};

function Fir({ x, y, size, colour }: { x: number; y: number; size: number; colour: string }): ReactNode {
  const d = 'M0-30L8-16H4.5L12-4H7L15 10H2.5V16H-2.5V10H-15L-7-4H-12L-4.5-16H-8Z';
  return <path transform={`translate(${x} ${y}) scale(${size})`} d={d} fill={colour} />;
}

function Smoke({ x, y }: { x: number; y: number }): ReactNode {
  return <path d={`M${x} ${y}q-6-8 1-14 7-7 1-14`} stroke="#fbf1e2" strokeWidth="4" fill="none" opacity=".85" />;
}

/** A church with its clock tower. */
export function Kirk(): ReactNode {
  return (
    <>
      <path d="M30 76V26L44 2 58 26V76Z" fill="#f7efdf" className="o" />
      <path d="M25 28 44-4 63 28Z" fill="#8c3f2b" className="o" />
      <circle cx="44" cy="38" r="7" fill="#fffaf0" className="o2" />
      <path d="M44 34v4h3" className="l" />
      <path d="M58 76V48H92V76Z" fill="#f7efdf" className="o" />
      <path d="M54 50 62 34H88L97 50Z" fill="#8c3f2b" className="o" />
      <path d="M38 58h12v18H38Z" fill="#6b4526" className="o2" />
      <path d="M66 58h7v8h-7ZM78 58h7v8h-7Z" fill="var(--he-pane)" className="o2" />
    </>
  );
}

function LandOf({ land: [sky, slope, far] }: { land: Land }): ReactNode {
  return (
    <>
      <rect width="120" height="90" fill={sky} />
      <path d="M0 90V46L22 24 40 44 66 16 92 46 120 28V90Z" fill={far} opacity=".75" />
      <path d="M66 16l8 9-6-1-4 5-4-6ZM22 24l6 7-5-1-4 3Z" fill="#fff8ea" opacity=".9" />
      <path d="M0 62C30 52 80 60 120 52V90H0Z" fill={slope} />
    </>
  );
}

function HutOf({ hut: { x, w, h, y, wall, roof } }: { hut: Hut }): ReactNode {
  const at = (share: number): number => Math.round((x + w * share) * 10) / 10;
  const pane = `h${w * 0.19}v${h * 0.3}h${-w * 0.19}Z`;
  return (
    <>
      <path
        d={`M${x} ${y}V${y - h}L${x + w / 2} ${y - h - w * 0.34} ${x + w} ${y - h}V${y}Z`}
        fill={wall}
        className="o"
      />
      <path
        d={`M${x - 7} ${y - h + 4}L${x + w / 2} ${y - h - w * 0.42} ${x + w + 7} ${y - h + 4} ${x + w + 2} ${y - h + 9} ${x + w / 2} ${y - h - w * 0.24} ${x - 2} ${y - h + 9}Z`}
        fill={roof}
        className="o"
      />
      <path d={`M${at(0.4)} ${y}v${-h * 0.56}h${w * 0.22}v${h * 0.56}Z`} fill="#5a3b25" className="o2" />
      <path
        d={`M${at(0.1)} ${y - h * 0.62}${pane}M${at(0.71)} ${y - h * 0.62}${pane}`}
        fill="var(--he-pane)"
        className="o2"
      />
    </>
  );
}

function ThingOf({ thing: { body, x, y, size, colour } }: { thing: Thing }): ReactNode {
  const scale = (size / 512).toFixed(4);
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale}) translate(-256 -256)`}
      color={colour}
      stroke={PAPER}
      strokeWidth="26"
      paintOrder="stroke"
      strokeLinejoin="round"
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}

/** What a building looks like. */
export const BuildingScene = memo(function BuildingScene({ building }: { building: BuildingName }): ReactNode {
  const { land, hut: house, things = [], more, near } = RECIPES[building];
  return (
    <svg className="he-scene" viewBox="0 0 120 90" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <LandOf land={land} />
      {more}
      {house ? <HutOf hut={house} /> : null}
      {near}
      {things.map(each => (
        <ThingOf key={each.x} thing={each} />
      ))}
    </svg>
  );
});

/** The middle of a village: a church below the mountains. */
export const CentreScene = memo(function CentreScene(): ReactNode {
  return (
    <svg className="he-scene" viewBox="0 0 240 90" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="240" height="90" fill="var(--he-sky)" />
      <path d="M0 90V52L40 26 70 50 120 14 168 52 204 30 240 54V90Z" fill="var(--he-far)" />
      <path d="M120 14l10 9-8-2-4 6-6-6ZM40 26l8 7-7-1-4 4ZM204 30l7 6-6-1-4 4Z" fill="#fff8ea" />
      <path d="M0 64C60 54 170 62 240 54V90H0Z" fill="var(--meadow-2)" />
      <path d="M0 80C60 72 180 78 240 72V90H0Z" fill="var(--road)" />
      <g transform="translate(82 6) scale(.86)">
        <Kirk />
      </g>
    </svg>
  );
});

/** The Alps behind the board. */
export const AlpsScene = memo(function AlpsScene(): ReactNode {
  return (
    <svg className="scene" viewBox="0 0 900 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        d="M0 150 90 60 150 110 240 24 330 120 400 76 480 140 590 30 680 116 760 64 840 128 900 84V240H0Z"
        fill="var(--he-alp)"
      />
      <path
        d="M240 24l24 26-16-4-10 14-12-16-14 10ZM590 30l24 26-18-4-8 12-12-14-14 8ZM90 60l16 13-12-1-6 8-8-8-8 4ZM760 64l18 14-14-1-6 8-10-8-8 4Z"
        fill="var(--he-snow)"
      />
      <path d="M0 156C160 138 300 162 460 150 620 138 760 160 900 146V240H0Z" fill="var(--wood-far)" opacity=".8" />
      <path d="M0 182C160 170 300 190 460 180 620 170 760 188 900 178V240H0Z" fill="var(--meadow)" />
    </svg>
  );
});

/** The meadow my village stands on. */
export const MeadowScene = memo(function MeadowScene(): ReactNode {
  return (
    <svg className="scene" viewBox="0 0 900 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g fill="var(--star)">
        <circle cx="40" cy="24" r="2" />
        <circle cx="330" cy="18" r="1.5" />
        <circle cx="520" cy="30" r="2" />
      </g>
      <path d="M0 120C120 70 240 110 360 90 520 60 640 120 900 70V400H0Z" fill="var(--wood-far)" opacity=".7" />
      <path d="M0 170C180 150 340 180 520 164 680 152 800 172 900 158V400H0Z" fill="var(--meadow)" />
      <path d="M0 330C200 316 420 340 640 324 760 316 840 324 900 320V400H0Z" fill="var(--meadow-2)" />
    </svg>
  );
});
