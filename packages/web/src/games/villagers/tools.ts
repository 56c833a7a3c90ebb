import * as paint from '../../art/palette.ts';
import amphora from 'game-icons:amphora';
import anchor from 'game-icons:anchor';
import anvil from 'game-icons:anvil';
import axe from 'game-icons:wood-axe';
import banner from 'game-icons:vertical-banner';
import beehive from 'game-icons:beehive';
import boot from 'game-icons:leather-boot';
import bottle from 'game-icons:wine-bottle';
import bow from 'game-icons:bow-arrow';
import brick from 'game-icons:clay-brick';
import bricks from 'game-icons:brick-pile';
import candle from 'game-icons:candle-light';
import cow from 'game-icons:cow';
import diamond from 'game-icons:cut-diamond';
import donkey from 'game-icons:donkey';
import fence from 'game-icons:wooden-fence';
import gears from 'game-icons:gears';
import glass from 'game-icons:wine-glass';
import grapes from 'game-icons:grapes';
import hammer from 'game-icons:flat-hammer';
import hide from 'game-icons:animal-hide';
import horse from 'game-icons:horse-head';
import jar from 'game-icons:covered-jar';
import key from 'game-icons:key';
import lantern from 'game-icons:lantern-flame';
import minerals from 'game-icons:minerals';
import mushroom from 'game-icons:mushroom';
import pack from 'game-icons:knapsack';
import padlock from 'game-icons:padlock';
import pick from 'game-icons:war-pick';
import pig from 'game-icons:pig';
import rose from 'game-icons:rose';
import ruler from 'game-icons:pencil-ruler';
import saw from 'game-icons:hand-saw';
import scales from 'game-icons:scales';
import shears from 'game-icons:shears';
import sickle from 'game-icons:sickle';
import spade from 'game-icons:spade';
import stick from 'game-icons:wood-stick';
import tent from 'game-icons:camping-tent';
import toolbox from 'game-icons:toolbox';
import trowel from 'game-icons:trowel';
import vase from 'game-icons:painted-pottery';
import wool from 'game-icons:sheep';
import type { Tool } from '../../art/Portrait.tsx';

/* What the villagers hold: from game-icons.net, and a few drawings of our own if those are too detailed. */

const drawn = (d: string): string => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`;

const barrel = drawn(
  'M150 30h212q66 226 0 452H150Q84 256 150 30zM130 130q-6 20-8 40h268q-2-20-8-40zM122 342q2 20 8 40h252q6-20 8-40zM190 60v50h28V60zM294 60v50h28V60zM190 196v120h28V196zM294 196v120h28V196zM190 402v50h28v-50zM294 402v50h28v-50z',
);
const bucket = drawn('M96 160h320l-36 300H132zM110 124q146-150 292 0l-30 6q-116-106-232 0zM112 240h288l-6 36H118z');
const purse = drawn(
  'M196 40l60 40 60-40-24 90h-72zM196 150h120q130 110 130 220 0 110-190 110T66 370q0-110 130-220zM256 220a90 90 0 1 0 .1 0zM256 260a50 50 0 1 1-.1 0z',
);
const bed = drawn('M40 150h40v150h352v-80h40v220h-40v-60H80v60H40zM110 200h110q30 0 30 30v50H90v-50q0-30 20-30z');
const basket = drawn(
  'M60 230h392l-44 230H104zM130 220Q140 60 256 60t126 160h-36Q336 96 256 96T166 220zM110 300h292v24H110zM124 376h264v24H124z',
);
const beer = drawn(
  'M100 150q-30-90 60-90 60-50 120 0 90-10 80 90v30h40q70 0 70 80v70q0 80-70 80h-40v60H100zM360 240v110h30q28 0 28-30v-50q0-30-28-30zM150 220v200h36V220zM210 220v200h36V220zM270 220v200h36V220z',
);
const cheese = drawn(
  'M40 250L330 90q120 30 142 160v190H40zM90 260h330q-20-80-90-110zM130 340a34 34 0 1 0 .1 0zM290 300a28 28 0 1 0 .1 0zM380 370a24 24 0 1 0 .1 0z',
);
const raft = drawn('M40 300h432v40H40zM40 360h432v40H40zM40 420h432v40H40zM240 60h28v230h-28zM280 80l130 90-130 70z');
const spinningWheel = drawn(
  'M210 60a140 140 0 1 0 .1 0zM210 100a100 100 0 1 1-.1 0zM196 110h28v180h-28zM120 186h180v28H120zM340 200h110v40H340zM200 330l-80 150h44l70-130zM300 300l90 180h-44l-76-150z',
);
const candles = drawn(
  'M150 190h70v240h-70zM265 120h70v310h-70zM380 240h70v190h-70zM185 80q50 60 0 100-50-40 0-100zM300 10q50 60 0 100-50-40 0-100zM415 130q50 60 0 100-50-40 0-100zM110 446h380l-30 50H140z',
);
const rod = drawn(
  'M60 480L400 40l24 18L84 498zM408 60q70 60 44 230h-20q22-150-36-214zM432 290h30l4 70q-4 50-50 50-42-2-44-46l24-8q4 28 20 28 24-2 22-34zM130 350q50-30 74 20-20 50-70 30z',
);
const chicken = drawn(
  'M96 150l-52 22 50 24q6 78 66 122-50 84 96 110v44h-36v28h112v-28h-36v-42q122-20 156-142l26-110-62 30q-96 66-190-6-10-84-70-88l-8-34-24 26-26-20v34q-10 12-2 60zm44-8a14 14 0 1 1 0 .1z',
);
const wheel = drawn(
  'M256 30a226 226 0 1 0 .1 0zm0 48a178 178 0 0 1 16 1v110q14 4 26 12l78-78q22 22 36 50l-96 40q4 12 4 28h106q0 30-12 60l-98-40q-8 14-18 22l78 78q-22 20-50 34l-40-98q-14 4-28 4v106q-32-2-60-12l40-98q-14-8-22-18l-78 78q-22-22-36-50l98-40q-4-14-4-28H80q2-32 12-60l98 40q8-14 18-22l-78-78q22-20 50-34l40 98q14-4 20-6V78zm0 142a36 36 0 1 0 .1 0z',
);
const horseshoe = drawn(
  'M90 470V230Q90 40 256 40t166 190v240h-90V230q0-100-76-100t-76 100v240zM120 400v30h30v-30zM120 280v30h30v-30zM362 400v30h30v-30zM362 280v30h30v-30zM241 70v30h30V70z',
);

/** The positions of tools: beside the left or right shoulder. */
const LEFT = 28;
const RIGHT = 95;

type Place = Partial<Pick<Tool, 'y' | 'size' | 'turn'>>;

const left =
  (body: string, usual: Place = {}) =>
  (colour: string, place: Place = {}): Tool => ({ body, colour, x: LEFT, y: 92, size: 44, ...usual, ...place });
const right =
  (body: string, usual: Place = {}) =>
  (colour: string, place: Place = {}): Tool => ({ body, colour, x: RIGHT, y: 90, size: 46, ...usual, ...place });

export const TOOLS = {
  amphora: right(amphora, { y: 88 }),
  anchor: right(anchor),
  anvil: right(anvil, { y: 98, size: 50 }),
  axe: right(axe, { y: 86, size: 50, turn: -10 }),
  banner: right(banner, { y: 78, size: 56 }),
  barrel: right(barrel, { y: 86, size: 44 }),
  basket: left(basket),
  bed: left(bed, { y: 94, size: 48 }),
  beehive: right(beehive, { size: 44 }),
  beer: right(beer, { y: 92, size: 40 }),
  basketRight: right(basket, { y: 94 }),
  boot: right(boot),
  bottle: right(bottle, { size: 44 }),
  bow: left(bow, { y: 86, size: 48 }),
  brick: right(brick, { y: 96 }),
  bricks: right(bricks, { y: 96 }),
  bucket: left(bucket, { y: 88, size: 42 }),
  candle: right(candle, { y: 88, size: 42 }),
  candles: right(candles, { y: 94, size: 44 }),
  cheese: right(cheese, { y: 92, size: 50 }),
  chicken: left(chicken, { y: 90, size: 42 }),
  cow: left(cow, { size: 48 }),
  diamond: right(diamond, { y: 92, size: 44 }),
  donkey: left(donkey, { size: 50 }),
  fence: right(fence, { y: 94 }),
  gears: right(gears),
  glass: right(glass, { y: 88, size: 50 }),
  grapes: right(grapes),
  hammer: right(hammer),
  hide: right(hide),
  horse: right(horse),
  jar: left(jar),
  key: right(key, { y: 86, size: 44 }),
  lantern: right(lantern, { y: 88, size: 42 }),
  minerals: right(minerals, { size: 42 }),
  mushroom: right(mushroom, { y: 94, size: 38 }),
  mushroomLeft: left(mushroom, { y: 94, size: 40 }),
  pack: left(pack),
  padlock: right(padlock, { y: 92, size: 42 }),
  pick: right(pick, { y: 84, size: 54 }),
  pig: left(pig, { y: 96, size: 46 }),
  purse: right(purse),
  raft: left(raft, { y: 94, size: 48 }),
  rod: right(rod, { y: 86 }),
  rose: right(rose),
  ruler: right(ruler),
  horseshoe: right(horseshoe, { y: 92, size: 48 }),
  saw: right(saw, { y: 92, size: 48, turn: 12 }),
  scales: right(scales),
  shears: right(shears, { y: 88 }),
  sickle: right(sickle, { y: 86 }),
  spade: right(spade, { y: 84, size: 50 }),
  spinningWheel: left(spinningWheel, { size: 48 }),
  stick: right(stick, { y: 92, size: 40 }),
  tent: left(tent, { y: 94, size: 48 }),
  toolbox: right(toolbox, { y: 94 }),
  trowel: right(trowel),
  vase: right(vase),
  wheel: right(wheel, { y: 92, size: 46 }),
  wheelLeft: left(wheel),
  wool: left(wool, { y: 96, size: 42 }),
} as const;

/** A pitchfork behind the shoulder; no icon is as simple. */
export const pitchfork: Tool = {
  body: `<path fill="none" stroke="${paint.PAPER}" stroke-width="70" stroke-linecap="round" d="M256 900V180M150-60V100Q150 180 256 180 362 180 362 100V-60M256 180V-70"/><path fill="none" stroke="${paint.brown48b}" stroke-width="40" stroke-linecap="round" d="M256 900V180"/><path fill="none" stroke="${paint.slate40}" stroke-width="32" stroke-linecap="round" d="M150-60V100Q150 180 256 180 362 180 362 100V-60M256 180V-70"/>`,
  colour: paint.brown48b,
  x: 98,
  y: 80,
  size: 50,
  turn: 6,
};
