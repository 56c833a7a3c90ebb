import type { Backdrop } from '../../art/backdrops.tsx';
import { LINEN, type Person } from '../../art/person.ts';
import type { Picture, Tool } from '../../art/Portrait.tsx';
import type { CardId } from '@thorp/villagers/cards';
import { pitchfork, TOOLS as t } from './tools.ts';

/** One line draws a villager. */
interface Recipe extends Person {
  readonly bg: Backdrop;
  readonly tool?: Tool;
  /** Somebody who stands beside. */
  readonly partner?: Person;
}

const MILLER: Person = {
  skin: 1,
  hair: 'short',
  beard: 'full',
  coat: '#6b4a2d',
  hat: 'straw',
  hatColour: '#e0b95a',
  nose: 'big',
};
const MILLERS_WIFE: Person = {
  hair: 'braids',
  tone: 'fair',
  hat: 'coif',
  coat: '#a8322f',
  apron: LINEN,
  mouth: 'open',
};

// prettier-ignore
const RECIPES: { readonly [C in CardId]: Recipe } = {
  founders: { bg: 'grains', ...MILLER, partner: MILLERS_WIFE },
  'founders-food': { bg: 'grains', ...MILLER, partner: MILLERS_WIFE, tool: t.basket('#8a5a2c', { y: 100, size: 38 }) },
  brewer: { bg: 'grains', skin: 1, hair: 'side', beard: 'full', coat: '#8c3f2b', apron: '#f0e0bd', nose: 'big', tool: t.beer('#a8621a') },
  poulterer: { bg: 'grains', hair: 'bun', tone: 'fair', coat: '#3f6d8a', apron: LINEN, collar: 'lace', tool: t.chicken('#b8622d') },
  swineherd: { bg: 'grains', hair: 'short', tone: 'red', hat: 'straw', hatColour: '#e0b95a', coat: '#6d7f3c', mouth: 'open', tool: t.pig('#d98a86') },
  truffler: { bg: 'grains', skin: 2, hair: 'braids', tone: 'black', hat: 'kerchief', hatColour: '#a8322f', coat: '#4b6b4a', mouth: 'smirk', tool: t.mushroom('#5a3b25') },

  lumberjack: { bg: 'wood', skin: 1, hair: 'short', tone: 'black', beard: 'full', hat: 'cap', hatColour: '#a8322f', band: '#5b1f1d', coat: '#a8322f', trim: '#3b2a20', nose: 'big', tool: t.axe('#4d5c66') },
  carpenter: { bg: 'wood', skin: 3, hair: 'short', tone: 'black', beard: 'goatee', hat: 'beret', hatColour: '#2f5d7c', coat: '#d1a25a', apron: '#7b5230', tool: t.saw('#54636c') },
  cooper: { bg: 'wood', skin: 2, hair: 'side', tone: 'grey', beard: 'short', hat: 'cap', hatColour: '#5b6b35', coat: '#a8622d', apron: '#5a3b25', tool: t.barrel('#7a4f2b') },
  shipwright: { bg: 'wood', skin: 4, hair: 'curls', tone: 'black', hat: 'kerchief', hatColour: '#2f4f6b', coat: '#f1e2c2', trim: '#2f4f6b', collar: 'scarf', tool: t.anchor('#3f4a52') },
  wheeler: { bg: 'wood', hair: 'side', tone: 'grey', beard: 'moustache', hat: 'cap', hatColour: '#5b6b35', coat: '#6b4a2d', tool: t.wheelLeft('#6b4526') },
  cartwright: { bg: 'wood', skin: 4, hair: 'curls', tone: 'black', hat: 'straw', hatColour: '#d6a54b', band: '#2f5d7c', coat: '#2f6b5a', trim: '#f1c56a', mouth: 'open', tool: t.wheel('#7a4f2b') },
  'wood-carver': { bg: 'wood', skin: 1, hair: 'short', tone: 'grey', specs: true, hat: 'cap', hatColour: '#7a3d27', coat: '#3e6b4b', apron: '#c99a5b', tool: t.stick('#6b4526') },
  'log-rafter': { bg: 'wood', hair: 'long', tone: 'red', hat: 'fur', hatColour: '#6b4a2d', coat: '#2f5d7c', trim: '#f1e2c2', mouth: 'open', tool: t.raft('#6b4526') },

  hayer: { bg: 'hay', skin: 3, hair: 'short', tone: 'black', hat: 'straw', hatColour: '#e3c35c', band: '#3e6b4b', coat: '#c9a55a', trim: LINEN, tool: pitchfork },
  thatcher: { bg: 'hay', hair: 'short', tone: 'fair', hat: 'cap', hatColour: '#c9962e', coat: '#5c7345', tool: t.sickle('#4d5c66') },
  'bed-builder': { bg: 'hay', skin: 2, hair: 'bun', tone: 'grey', coat: '#7d4b6b', apron: '#f1e2c2', specs: true, tool: t.bed('#7b5230') },
  grazier: { bg: 'hay', skin: 2, hair: 'short', hat: 'feather', hatColour: '#5b6b35', coat: '#7b5230', collar: 'scarf', trim: '#c14a34', tool: t.cow('#4a3527') },
  'milk-maid': { bg: 'hay', skin: 1, hair: 'braids', tone: 'red', hat: 'coif', coat: '#b04a4a', trim: LINEN, collar: 'lace', tool: t.bucket('#7b5230') },
  fromager: { bg: 'hay', hair: 'bun', tone: 'fair', hat: 'coif', coat: '#3f6d8a', apron: LINEN, mouth: 'open', tool: t.cheese('#d2921c') },
  peddler: { bg: 'hay', skin: 1, hair: 'side', tone: 'grey', beard: 'short', hat: 'tall', hatColour: '#3e3350', band: '#c14a34', coat: '#6a4a7c', trim: '#e9c46a', collar: 'scarf', tool: t.pack('#6b4526') },
  'horse-trader': { bg: 'hay', skin: 2, hair: 'short', tone: 'black', beard: 'moustache', hat: 'feather', hatColour: '#2f4f6b', band: '#e0b95a', coat: '#8c3f2b', trim: '#e9d3a0', tool: t.horse('#5a3b25') },
  'ore-muler': { bg: 'hay', skin: 3, hair: 'curls', tone: 'black', beard: 'goatee', hat: 'straw', hatColour: '#c9a04a', band: '#3d5c85', coat: '#4d5c66', collar: 'scarf', trim: '#b8622d', tool: t.donkey('#6b5a4a') },

  miner: { bg: 'ore', hair: 'side', beard: 'short', hat: 'helmet', hatColour: '#7b8a94', coat: '#7b5230', tool: t.pick('#33231a') },
  blacksmith: { bg: 'ore', skin: 2, hair: 'side', tone: 'black', beard: 'full', brow: 'stern', coat: '#d8c29a', apron: '#5a3b25', nose: 'big', tool: t.anvil('#3a3f45') },
  'glass-blower': { bg: 'ore', skin: 1, hair: 'long', tone: 'red', coat: '#2f6b6b', apron: '#7b5230', tool: t.bottle('#2f7a6a') },
  mason: { bg: 'ore', skin: 3, hair: 'short', tone: 'black', hat: 'kerchief', hatColour: '#c9962e', coat: '#7b8a94', apron: '#e7dcc4', tool: t.trowel('#4d5c66') },
  seeker: { bg: 'ore', skin: 3, hair: 'short', tone: 'black', hat: 'hood', hatColour: '#556b4a', coat: '#556b4a', tool: t.minerals('#3c5a82') },
  spelunker: { bg: 'ore', skin: 1, hair: 'short', hat: 'helmet', hatColour: '#b8862f', coat: '#4d5c66', collar: 'scarf', trim: '#c14a34', mouth: 'open', tool: t.lantern('#33231a') },
  jeweler: { bg: 'ore', skin: 4, hair: 'bun', tone: 'black', coat: '#5d2f6e', trim: '#e8b84a', collar: 'ruff', specs: true, mouth: 'smirk', tool: t.diamond('#2f86b5') },
  locksmith: { bg: 'ore', hair: 'side', tone: 'white', beard: 'goatee', specs: true, hat: 'cap', hatColour: '#5d2f4a', coat: '#2f4f4f', tool: t.padlock('#6b5a2f') },

  graper: { bg: 'grapes', skin: 2, hair: 'curls', tone: 'black', hat: 'straw', hatColour: '#d6a54b', band: '#6a3d7c', coat: '#f1e2c2', trim: '#7d4b91', collar: 'scarf', mouth: 'open', tool: t.grapes('#6a3d7c') },
  vintner: { bg: 'grapes', hair: 'side', tone: 'white', beard: 'full', hat: 'beret', hatColour: '#6a3d7c', coat: '#8c3f4a', trim: '#f1e2c2', nose: 'big', tool: t.barrel('#6b4526') },
  'wine-trader': { bg: 'grapes', skin: 1, hair: 'short', beard: 'goatee', hat: 'feather', hatColour: '#4b2a5a', band: '#e0a92e', coat: '#5d2f6e', collar: 'ruff', tool: t.glass('#8c2740') },

  shepherd: { bg: 'wool', hair: 'braids', tone: 'fair', hat: 'hood', hatColour: '#6b7f8a', coat: '#6b7f8a', tool: t.wool('#3c342f') },
  spinner: { bg: 'wool', skin: 3, hair: 'bun', tone: 'grey', hat: 'kerchief', hatColour: '#7d4b6b', coat: '#a9703f', apron: LINEN, tool: t.spinningWheel('#5a3b25') },
  weaver: { bg: 'wool', skin: 1, hair: 'long', hat: 'beret', hatColour: '#b04a4a', coat: '#3e6b4b', trim: '#e9c46a', collar: 'scarf', tool: t.basket('#6b4526') },
  tailor: { bg: 'wool', skin: 5, hair: 'long', tone: 'black', specs: true, coat: '#2f5d7c', collar: 'lace', tool: t.shears('#4d5c66') },

  tanner: { bg: 'leather', skin: 1, hair: 'short', tone: 'red', beard: 'short', coat: '#6b7f3c', apron: '#5a3b25', nose: 'big', tool: t.hide('#6b4526') },
  saddler: { bg: 'leather', skin: 3, hair: 'bun', tone: 'black', coat: '#8c3f2b', apron: '#c99a5b', tool: t.horseshoe('#54636c') },
  cobbler: { bg: 'leather', skin: 2, hair: 'side', tone: 'grey', specs: true, beard: 'moustache', coat: '#556b4a', apron: '#8a5a2c', tool: t.boot('#4a2f1c') },

  clayman: { bg: 'clay', skin: 2, hair: 'short', hat: 'straw', hatColour: '#d6a54b', band: '#2f6b6b', coat: '#8a4a32', trim: '#f1e2c2', tool: t.spade('#4d5c66') },
  potter: { bg: 'clay', skin: 3, hair: 'bun', tone: 'black', hat: 'kerchief', hatColour: '#2f6b6b', coat: '#f1e2c2', apron: '#b5603f', tool: t.amphora('#8a3d24') },
  ceramicist: { bg: 'clay', skin: 5, hair: 'curls', tone: 'red', coat: '#2f4f6b', apron: LINEN, mouth: 'open', tool: t.vase('#2f5d7c') },
  brickmaker: { bg: 'clay', hair: 'side', tone: 'black', beard: 'moustache', hat: 'cap', hatColour: '#8c3f2b', coat: '#c9a55a', apron: '#6b4526', tool: t.brick('#9c4023') },
  bricklayer: { bg: 'clay', skin: 1, hair: 'short', tone: 'red', hat: 'cap', hatColour: '#7b8a94', beard: 'short', coat: '#3f6d8a', trim: '#f1e2c2', tool: t.bricks('#9c4023') },
  tiler: { bg: 'clay', skin: 4, hair: 'short', tone: 'black', hat: 'beret', hatColour: '#a8322f', coat: '#5c7345', apron: '#e7dcc4', tool: t.trowel('#4d5c66') },
  'tile-layer': { bg: 'clay', hair: 'braids', hat: 'kerchief', hatColour: '#c9962e', coat: '#7d4b6b', apron: '#b5603f', mouth: 'smirk', tool: t.hammer('#4a3527') },
  'pot-seller': { bg: 'clay', skin: 2, hair: 'side', tone: 'grey', beard: 'full', hat: 'tall', hatColour: '#5a3b25', band: '#b34a2c', coat: '#2f6b5a', trim: '#e9c46a', collar: 'scarf', tool: t.jar('#8a3d24') },

  harvester: { bg: 'solitary', skin: 3, hair: 'braids', tone: 'black', hat: 'straw', hatColour: '#e3c35c', band: '#2f6b6b', coat: '#c14a34', trim: LINEN, mouth: 'open', tool: t.sickle('#4d5c66') },
  hunter: { bg: 'solitary', skin: 1, hair: 'short', beard: 'short', hat: 'feather', hatColour: '#3e5a34', band: '#c14a34', coat: '#4b5f37', collar: 'cloak', trim: '#6b4a2d', tool: t.bow('#4a3527') },
  chandler: { bg: 'solitary', skin: 5, hair: 'bun', tone: 'red', coat: '#6a4a7c', apron: LINEN, tool: t.candles('#8a5a12') },
  wattler: { bg: 'solitary', skin: 2, hair: 'curls', hat: 'cap', hatColour: '#7b5230', coat: '#8d7a3c', trim: '#f1e2c2', mouth: 'open', tool: t.fence('#6b4526') },
  fisher: { bg: 'solitary', hair: 'side', tone: 'white', beard: 'full', hat: 'cap', hatColour: '#2f4f6b', band: '#1f364b', coat: '#e0b23c', trim: '#2f4f6b', nose: 'big', tool: t.rod('#33231a') },
  beekeeper: { bg: 'solitary', hair: 'long', tone: 'fair', hat: 'straw', hatColour: '#f0e2b8', band: '#33302f', coat: '#e0a92e', tool: t.beehive('#8a5a12') },
  grocer: { bg: 'solitary', skin: 2, hair: 'short', tone: 'black', beard: 'moustache', hat: 'cap', hatColour: '#3e6b4b', coat: '#f1e2c2', apron: '#3e6b4b', tool: t.basketRight('#a8322f') },
  freemason: { bg: 'solitary', skin: 4, hair: 'side', tone: 'grey', beard: 'goatee', hat: 'beret', hatColour: '#33302f', coat: '#3d5c85', apron: LINEN, tool: t.ruler('#7b5230') },
  priest: { bg: 'solitary', skin: 1, hair: 'tonsure', tone: 'grey', coat: '#33302f', trim: LINEN, eyes: 'shut', tool: t.candle('#8a5a12') },
  agent: { bg: 'solitary', skin: 3, hair: 'short', tone: 'black', beard: 'goatee', hat: 'tall', hatColour: '#33302f', band: '#8c2740', coat: '#4a3a52', trim: '#d9a325', collar: 'ruff', brow: 'stern', tool: t.purse('#7b5230') },

  monk: { bg: 'special', skin: 1, hair: 'tonsure', coat: '#6b4a2d', trim: '#5a3b25', collar: 'cloak', eyes: 'shut' },
  apprentice: { bg: 'special', hair: 'curls', tone: 'red', coat: '#3e6b4b', mouth: 'open', tool: t.hammer('#7b5230', { size: 40 }) },
  tinner: { bg: 'special', skin: 4, hair: 'curls', tone: 'black', hat: 'kerchief', hatColour: '#2f6b6b', coat: '#7b5230', trim: '#e9c46a', collar: 'scarf', mouth: 'smirk', tool: t.key('#5a4a2a') },
  smuggler: { bg: 'special', skin: 2, hair: 'short', tone: 'black', hat: 'hood', hatColour: '#3f3a5c', coat: '#3f3a5c', trim: '#8c2740', mouth: 'smirk', tool: t.purse('#a8752a') },
  engineer: { bg: 'special', skin: 5, hair: 'side', tone: 'white', specs: true, hat: 'beret', hatColour: '#2f6b5a', coat: '#2f4f6b', trim: '#e9c46a', tool: t.gears('#54636c') },
  inventor: { bg: 'special', skin: 3, hair: 'curls', tone: 'white', specs: true, coat: '#8c3f2b', trim: LINEN, collar: 'ruff', mouth: 'open', tool: t.ruler('#7b5230') },
  'jack-o-trades': { bg: 'special', skin: 1, hair: 'short', tone: 'fair', hat: 'feather', hatColour: '#2f6b5a', band: '#e0a92e', coat: '#c14a34', trim: '#e9c46a', collar: 'scarf', tool: t.toolbox('#5a4a3a') },
  forager: { bg: 'special', skin: 2, hair: 'braids', hat: 'hood', hatColour: '#4b6b3a', coat: '#4b6b3a', mouth: 'open', tool: t.mushroomLeft('#a8522d') },
  tentmaker: { bg: 'special', skin: 4, hair: 'bun', tone: 'black', hat: 'kerchief', hatColour: '#c9962e', coat: '#2f5d7c', apron: '#e7dcc4', tool: t.tent('#8a5a2c') },
  leader: { bg: 'special', skin: 1, hair: 'long', tone: 'black', coat: '#7a1f33', trim: '#3d5c85', collar: 'cloak', brow: 'stern', tool: t.banner('#a8322f') },
  merchant: { bg: 'special', skin: 2, hair: 'side', tone: 'black', beard: 'short', hat: 'fur', hatColour: '#5d2f4a', coat: '#2f6b6b', trim: '#d9a325', collar: 'cloak', tool: t.scales('#7a5a1a') },

  'builder-team': { bg: 'solitary', skin: 3, hair: 'short', tone: 'black', hat: 'cap', hatColour: '#7b8a94', coat: '#3f6d8a', partner: { skin: 1, hair: 'braids', tone: 'red', hat: 'kerchief', hatColour: '#c9962e', coat: '#8c3f2b', mouth: 'open' }, tool: t.hammer('#4a3527', { y: 96, size: 38 }) },
  'harvest-team': { bg: 'solitary', skin: 0, hair: 'short', tone: 'fair', hat: 'straw', hatColour: '#e3c35c', coat: '#5c7345', partner: { skin: 4, hair: 'bun', tone: 'black', hat: 'kerchief', hatColour: '#a8322f', coat: '#c9a55a', mouth: 'open' }, tool: t.sickle('#4d5c66', { y: 96, size: 38 }) },
  countess: { bg: 'court', skin: 5, hair: 'bun', tone: 'black', hat: 'crown', coat: '#5d1f3a', trim: '#f3e3c3', collar: 'ruff', brow: 'stern', mouth: 'flat', tool: t.rose('#a8322f') },
  'countess-goldless': { bg: 'court', skin: 5, hair: 'bun', tone: 'black', hat: 'crown', coat: '#33302f', trim: '#f3e3c3', collar: 'ruff', brow: 'stern', mouth: 'flat' },
};

const pictures = new Map<CardId, Picture>();

/** The picture on a villager's card. */
export function pictureOf(card: CardId): Picture {
  const known = pictures.get(card);
  if (known) return known;
  const { bg, tool, partner, ...person } = RECIPES[card];
  const picture: Picture = { bg, people: partner ? [person, partner] : [person], tools: tool ? [tool] : [] };
  pictures.set(card, picture);
  return picture;
}
