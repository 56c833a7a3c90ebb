import amphora from 'game-icons:amphora';
import anvil from 'game-icons:anvil';
import axe from 'game-icons:wood-axe';
import banner from 'game-icons:vertical-banner';
import beads from 'game-icons:crystal-ball';
import bell from 'game-icons:ringing-bell';
import book from 'game-icons:open-book';
import broom from 'game-icons:broom';
import can from 'game-icons:watering-can';
import candle from 'game-icons:candle-light';
import coins from 'game-icons:gold-bar';
import drum from 'game-icons:gong';
import feather from 'game-icons:feather';
import fir from 'game-icons:pine-tree';
import footsteps from 'game-icons:footsteps';
import grain from 'game-icons:grain-bundle';
import key from 'game-icons:key';
import mill from 'game-icons:windmill';
import notes from 'game-icons:musical-notes';
import rice from 'game-icons:bowl-of-rice';
import ruler from 'game-icons:pencil-ruler';
import saw from 'game-icons:hand-saw';
import scales from 'game-icons:scales';
import scroll from 'game-icons:tied-scroll';
import sheep from 'game-icons:sheep';
import stoneAxe from 'game-icons:stone-axe';
import trowel from 'game-icons:trowel';
import type { Tool } from '../../art/Portrait.tsx';

/* What the people of the mountains hold: from game-icons.net. They stand beside the right shoulder. */

const beside =
  (body: string, y = 91, size = 44) =>
  (colour: string): Tool => ({ body, colour, x: 96, y, size });

export const TOOLS = {
  amphora: beside(amphora, 90),
  anvil: beside(anvil, 97),
  axe: beside(axe, 88, 46),
  banner: beside(banner, 80, 52),
  bell: beside(bell, 93, 38),
  book: beside(book, 95),
  broom: beside(broom, 86, 46),
  can: beside(can, 94, 42),
  candle: beside(candle, 90, 42),
  coins: beside(coins, 96, 42),
  drum: beside(drum, 92),
  feather: beside(feather, 88),
  fir: beside(fir, 90),
  footsteps: beside(footsteps, 94, 38),
  grain: beside(grain, 92, 42),
  key: beside(key, 88, 42),
  mill: beside(mill, 86, 46),
  notes: beside(notes, 90, 40),
  orb: beside(beads, 92),
  rice: beside(rice, 94, 40),
  ruler: beside(ruler, 90),
  saw: beside(saw, 92),
  scales: beside(scales, 90),
  scroll: beside(scroll, 92, 40),
  sheep: beside(sheep, 95),
  stoneAxe: beside(stoneAxe, 86),
  trowel: beside(trowel, 92, 42),
} as const;
