import * as paint from '../../../art/palette.ts';
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

/** The parts of a building's picture. */
interface Recipe {
  readonly land: Land;
  readonly hut?: Hut;
  readonly things?: readonly Thing[];
  readonly more?: ReactNode;
  /** In front of the house. */
  readonly near?: ReactNode;
}

const GREEN: Land = [paint.mist93b, paint.lime77, paint.mist83b];
const GOLD: Land = [paint.straw93b, paint.lime80, paint.lime84];
const WARM: Land = [paint.straw91d, paint.lime80c, paint.gold83];
const COOL: Land = [paint.mist93, paint.lime76, paint.mist81];
const GREY: Land = [paint.mist89b, paint.slate67, paint.ice71];

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
    <Fir x={18} y={56} size={1.5} colour={paint.green51} />
    <Fir x={104} y={54} size={1.6} colour={paint.green51} />
    <Fir x={88} y={60} size={1.1} colour={paint.green61} />
  </>
);

const WELL = (
  <g transform="translate(0 4)">
    <path d="M34 70V24M86 70V24" stroke={paint.brown43} strokeWidth="6" />
    <path d="M22 30 60 6 98 30Z" fill={paint.red46} className="ink-outline" />
    <path d="M34 40H86" stroke={paint.brown43} strokeWidth="5" />
    <path d="M60 40V54" className="ink-line" />
    <path d="M28 60h64v20H28Z" fill={paint.sand77} className="ink-outline" />
    <path d="M28 70h64M44 60v10M60 70v10M76 60v10" className="ink-hatch" />
    <ellipse cx="60" cy="60" rx="32" ry="5" fill={paint.blue62} className="ink-thin" />
  </g>
);

const PIT = (
  <>
    <path d="M6 84 34 26 62 12 92 34 116 84Z" fill={paint.slate63} className="ink-outline" />
    <path d="M34 26 46 50M62 12 70 40M92 34 84 56" className="ink-hatch" />
    <path d="M42 84V58Q60 40 78 58V84Z" fill={paint.soot26} className="ink-outline" />
    <path d="M42 84V58M78 84V58M40 56H80" stroke={paint.brown43} strokeWidth="6" />
  </>
);

const FIELD = <path d="M0 72 120 60M0 80 120 68M0 88 120 77" className="ink-hatch" />;

const KILN = (
  <>
    <path d="M70 40h11v-18H70Z" fill={paint.red46} className="ink-thin" />
    <Smoke x={76} y={20} />
  </>
);

const OVEN = (
  <>
    <path d="M70 40h9V24h-9Z" fill={paint.gold74b} className="ink-thin" />
    <Smoke x={75} y={22} />
  </>
);

export const RECIPES: { readonly [name in BuildingName]: Recipe } = {
  well: { land: [paint.mist91b, paint.lime79, paint.mist81], more: WELL },
  'grain-farm': {
    land: [paint.straw92c, paint.gold79c, paint.lime84b],
    more: FIELD,
    hut: hut([34, 46, 24, 66], paint.tan69b, paint.red46),
    things: [thing(BODIES.grain, paint.brown51, 34, 98, 60), thing(BODIES.grain, paint.brown51, 28, 16, 66)],
  },
  woodcutter: {
    land: [paint.lime90, paint.moss68, paint.green78],
    more: FIRS,
    hut: hut([36, 40, 22, 72], paint.brown60b, paint.brown38b),
    things: [thing(BODIES.wood, paint.brown43, 30, 94, 76)],
  },
  stonemason: {
    land: GREY,
    hut: hut([22, 54, 26, 76], paint.sand82, paint.brown38b),
    things: [thing(stones, paint.slate50, 36)],
  },
  brickyard: {
    land: WARM,
    more: KILN,
    hut: hut([24, 52, 26, 76], paint.rust64, paint.red46),
    things: [thing(bricks, paint.red49, 36)],
  },
  mine: { land: GREY, more: PIT, things: [thing(wagon, paint.soot27, 32, 98, 74)] },
  'cow-shed': {
    land: GOLD,
    hut: hut([20, 60, 28, 76], paint.brown60b, paint.red46),
    things: [thing(BODIES.cow, paint.rust35, 42, 94, 70)],
  },
  'goat-shed': {
    land: GREEN,
    hut: hut([24, 56, 26, 76], paint.brown66, paint.brown43),
    things: [thing(BODIES.goat, paint.rust35, 38, 96, 70)],
  },
  marketplace: {
    land: COOL,
    near: (
      <>
        <Stall x={12} colour={paint.red45} />
        <Stall x={62} colour={paint.green47} />
      </>
    ),
  },
  bakery: {
    land: WARM,
    more: OVEN,
    hut: hut([28, 56, 30], paint.straw92, paint.red56),
    things: [thing(BODIES.bread, paint.brown54, 34, 98, 72)],
  },
  brewery: {
    land: COOL,
    hut: hut([24, 58, 30], paint.straw86, paint.indigo47),
    things: [thing(barrel, paint.brown43)],
  },
  ironworks: {
    land: GREY,
    more: OVEN,
    hut: hut([24, 58, 28], paint.sand71, paint.grey31),
    things: [thing(anvil, paint.grey31)],
  },
  tannery: {
    land: GREEN,
    hut: hut([24, 56, 28], paint.brown60b, paint.rust46b),
    things: [thing(BODIES.leather, paint.rust46b)],
  },
  'bell-founder': {
    land: GREY,
    more: OVEN,
    hut: hut([24, 56, 30], paint.rust64, paint.slate44),
    things: [thing(BODIES.bell, paint.brown60e)],
  },
  'cheese-dairy': {
    land: [paint.straw93b, paint.lime79, paint.mist81],
    hut: hut([24, 58, 28], paint.brown66, paint.brown43),
    things: [thing(BODIES.cheese, paint.tan71)],
  },
  butcher: { land: WARM, hut: hut([26, 56, 28], paint.straw92, paint.red45), things: [thing(cleaver, paint.slate47)] },
  dairy: {
    land: [paint.straw94, paint.lime81b, paint.lime84c],
    hut: hut([26, 56, 28], paint.straw92, paint.brown43),
    things: [thing(bucket, paint.brown48b, 32)],
  },
  'cattle-market': {
    land: GOLD,
    near: <Stall x={16} colour={paint.rust54} />,
    things: [thing(BODIES.cow, paint.rust35, 42, 90, 68)],
  },
  'goat-market': {
    land: GREEN,
    near: <Stall x={16} colour={paint.indigo47} />,
    things: [thing(BODIES.goat, paint.rust35, 40, 90, 68)],
  },
  grocer: { land: GOLD, hut: hut([26, 56, 28], paint.straw86, paint.green47), things: [thing(scales, paint.ochre49)] },
  mill: {
    land: WARM,
    near: (
      <>
        <path d="M42 80 50 34Q60 26 70 34L78 80Z" fill={paint.straw92} className="ink-outline" />
        <path d="M46 36Q60 16 74 36Z" fill={paint.red46} className="ink-outline" />
        <path d="M60 38 32 12M60 38 88 12M60 38 34 66M60 38 86 66" stroke={paint.brown43} strokeWidth="4" />
        <path
          d="M34 18 26 8 36 6 44 18ZM86 18 94 8 84 6 76 18ZM38 58 26 66 34 74 46 62ZM82 58 94 66 86 74 74 62Z"
          fill={paint.PAPER}
          className="ink-thin"
        />
      </>
    ),
  },
  tavern: {
    land: [paint.tan88c, paint.lime75, paint.gold79b],
    hut: hut([24, 60, 32], paint.straw86, paint.crimson39),
    things: [thing(BODIES.beer, paint.brown60e)],
  },
  'town-hall': {
    land: COOL,
    hut: hut([26, 68, 32], paint.straw92, paint.red46),
    near: <path d="M56 28V6L66 10 56 14M52 28h8" fill={paint.red49b} className="ink-thin" />,
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
