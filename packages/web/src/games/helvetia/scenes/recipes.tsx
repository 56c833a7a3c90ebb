import anvil from 'game-icons:anvil';
import barrel from 'game-icons:barrel';
import bucket from 'game-icons:empty-wood-bucket';
import bricks from 'game-icons:brick-pile';
import cleaver from 'game-icons:meat-cleaver';
import scales from 'game-icons:scales';
import stones from 'game-icons:stone-pile';
import wagon from 'game-icons:mine-wagon';
import type { BuildingName } from '@thorp/helvetia/cards';
import type { ReactNode } from 'react';
import { BODIES } from '../pieces.tsx';
import { Fir, Church, Smoke, Stall, type Hut, type Land, type Thing } from './parts.tsx';

/** What a building's picture is made of. */
interface Recipe {
  readonly land: Land;
  readonly hut?: Hut;
  readonly things?: readonly Thing[];
  readonly more?: ReactNode;
  /** In front of the house. */
  readonly near?: ReactNode;
}

const GREEN: Land = ['#d8ecec', '#a2c27c', '#b7cbd2'];
const GOLD: Land = ['#f3e6c0', '#b5c877', '#c4cfae'];
const WARM: Land = ['#f7dfae', '#bcc873', '#d3c8a0'];
const COOL: Land = ['#dfe9ee', '#9dbd77', '#b4c4d5'];
const GREY: Land = ['#d3dbe3', '#8f9a86', '#8fa5bd'];

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
    <path d="M22 30 60 6 98 30Z" fill="#8c3f2b" className="ink-outline" />
    <path d="M34 40H86" stroke="#6b4526" strokeWidth="5" />
    <path d="M60 40V54" className="ink-line" />
    <path d="M28 60h64v20H28Z" fill="#b9b4a6" className="ink-outline" />
    <path d="M28 70h64M44 60v10M60 70v10M76 60v10" className="ink-hatch" />
    <ellipse cx="60" cy="60" rx="32" ry="5" fill="#4f8fb8" className="ink-thin" />
  </g>
);

const PIT = (
  <>
    <path d="M6 84 34 26 62 12 92 34 116 84Z" fill="#7d8b98" className="ink-outline" />
    <path d="M34 26 46 50M62 12 70 40M92 34 84 56" className="ink-hatch" />
    <path d="M42 84V58Q60 40 78 58V84Z" fill="#2a211c" className="ink-outline" />
    <path d="M42 84V58M78 84V58M40 56H80" stroke="#6b4526" strokeWidth="6" />
  </>
);

const FIELD = <path d="M0 72 120 60M0 80 120 68M0 88 120 77" className="ink-hatch" />;

const KILN = (
  <>
    <path d="M70 40h11v-18H70Z" fill="#8c3f2b" className="ink-thin" />
    <Smoke x={76} y={20} />
  </>
);

const OVEN = (
  <>
    <path d="M70 40h9V24h-9Z" fill="#b9a98b" className="ink-thin" />
    <Smoke x={75} y={22} />
  </>
);

export const RECIPES: { readonly [name in BuildingName]: Recipe } = {
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
        <path d="M42 80 50 34Q60 26 70 34L78 80Z" fill="#f1e2c2" className="ink-outline" />
        <path d="M46 36Q60 16 74 36Z" fill="#8c3f2b" className="ink-outline" />
        <path d="M60 38 32 12M60 38 88 12M60 38 34 66M60 38 86 66" stroke="#6b4526" strokeWidth="4" />
        <path
          d="M34 18 26 8 36 6 44 18ZM86 18 94 8 84 6 76 18ZM38 58 26 66 34 74 46 62ZM82 58 94 66 86 74 74 62Z"
          fill="#fbf1db"
          className="ink-thin"
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
    near: <path d="M56 28V6L66 10 56 14M52 28h8" fill="#a8322f" className="ink-thin" />,
  },
  church: {
    land: GREEN,
    near: (
      <g transform="translate(2 4)">
        <Church />
      </g>
    ),
  },
};
