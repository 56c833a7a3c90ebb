import amphora from 'game-icons:painted-pottery';
import anchor from 'game-icons:anchor';
import axe from 'game-icons:wood-axe';
import beer from 'game-icons:beer-stein';
import book from 'game-icons:open-book';
import brick from 'game-icons:clay-brick';
import bricks from 'game-icons:brick-pile';
import bridge from 'game-icons:stone-bridge';
import candle from 'game-icons:candle-light';
import chisel from 'game-icons:chisel';
import coins from 'game-icons:two-coins';
import cow from 'game-icons:cow';
import diamond from 'game-icons:cut-diamond';
import fire from 'game-icons:campfire';
import granary from 'game-icons:granary';
import hammer from 'game-icons:hammer-nails';
import key from 'game-icons:key';
import log from 'game-icons:log';
import medicine from 'game-icons:medicines';
import mill from 'game-icons:windmill';
import pick from 'game-icons:war-pick';
import mining from 'game-icons:mining';
import plough from 'game-icons:plow';
import purse from 'game-icons:swap-bag';
import quill from 'game-icons:quill-ink';
import rose from 'game-icons:rose';
import ruler from 'game-icons:pencil-ruler';
import saw from 'game-icons:hand-saw';
import scales from 'game-icons:scales';
import scroll from 'game-icons:tied-scroll';
import scythe from 'game-icons:scythe';
import trade from 'game-icons:trade';
import trowel from 'game-icons:trowel';
import trumpet from 'game-icons:trumpet-flag';
import wall from 'game-icons:brick-wall';
import window from 'game-icons:window';
import type { Tool } from '../../art/Portrait.tsx';

/* What vassals and masters hold, from game-icons.net. */

type Place = Partial<Pick<Tool, 'x' | 'y' | 'size' | 'turn'>>;

const held =
  (body: string, usual: Place = {}) =>
  (colour: string): Tool => ({ body, colour, x: 95, y: 90, size: 44, ...usual });

export const TOOLS = {
  amphora: held(amphora),
  anchor: held(anchor),
  axe: held(axe, { y: 86, size: 50, turn: -10 }),
  beer: held(beer, { x: 26, y: 92, size: 40 }),
  book: held(book, { y: 94, size: 42 }),
  brick: held(brick, { y: 96 }),
  bricks: held(bricks, { y: 94 }),
  bridge: held(bridge, { y: 94, size: 48 }),
  candle: held(candle, { x: 97, y: 88, size: 40 }),
  chisel: held(chisel, { y: 88 }),
  coins: held(coins, { y: 94, size: 42 }),
  cow: held(cow, { x: 28, y: 92, size: 46 }),
  diamond: held(diamond, { y: 92 }),
  fire: held(fire, { y: 92, size: 42 }),
  granary: held(granary),
  hammer: held(hammer, { size: 42 }),
  key: held(key, { y: 86, size: 42 }),
  log: held(log, { y: 94 }),
  medicine: held(medicine, { y: 92 }),
  mill: held(mill, { y: 82, size: 50 }),
  pick: held(pick, { y: 84, size: 52 }),
  mining: held(mining, { y: 88 }),
  plough: held(plough, { x: 93, y: 92 }),
  purse: held(purse, { y: 92, size: 42 }),
  quill: held(quill),
  rose: held(rose),
  ruler: held(ruler),
  saw: held(saw, { y: 92, turn: 12 }),
  scales: held(scales),
  scroll: held(scroll, { y: 92, size: 40 }),
  scythe: held(scythe, { y: 82, size: 52 }),
  trade: held(trade, { y: 92, size: 38 }),
  trowel: held(trowel),
  trumpet: held(trumpet, { y: 88, size: 46 }),
  wall: held(wall, { y: 96, size: 42 }),
  window: held(window, { y: 86, size: 46 }),
} as const;
