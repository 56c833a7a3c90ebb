import * as paint from '../../art/palette.ts';
import type { Backdrop } from '../../art/backdrops.tsx';
import type { Person } from '../../art/person.ts';
import type { Picture, Tool } from '../../art/Portrait.tsx';
import type { CardId } from '@thorp/villagers/cards';
import { pitchfork, TOOLS as t } from './tools.ts';

/** The description of one villager's picture. */
interface Recipe extends Person {
  readonly bg: Backdrop;
  readonly tool?: Tool;
  /** A second person. */
  readonly partner?: Person;
}

const MILLER: Person = {
  skin: 1,
  hair: 'short',
  beard: 'full',
  coat: paint.brown44,
  hat: 'straw',
  hatColour: paint.gold80b,
  nose: 'big',
};
const MILLERS_WIFE: Person = {
  hair: 'braids',
  tone: 'fair',
  hat: 'coif',
  coat: paint.red49b,
  apron: paint.LINEN,
  mouth: 'open',
};

// prettier-ignore
const RECIPES: { readonly [C in CardId]: Recipe } = {
  founders: { bg: 'grains', ...MILLER, partner: MILLERS_WIFE },
  'founders-food': { bg: 'grains', ...MILLER, partner: MILLERS_WIFE, tool: t.basket(paint.brown51b, { y: 100, size: 38 }) },
  brewer: { bg: 'grains', skin: 1, hair: 'side', beard: 'full', coat: paint.red46, apron: paint.straw91c, nose: 'big', tool: t.beer(paint.brown56) },
  poulterer: { bg: 'grains', hair: 'bun', tone: 'fair', coat: paint.blue51, apron: paint.LINEN, collar: 'lace', tool: t.chicken(paint.rust59) },
  swineherd: { bg: 'grains', hair: 'short', tone: 'red', hat: 'straw', hatColour: paint.gold80b, coat: paint.moss57, mouth: 'open', tool: t.pig(paint.red71) },
  truffler: { bg: 'grains', skin: 2, hair: 'braids', tone: 'black', hat: 'kerchief', hatColour: paint.red49b, coat: paint.green49d, mouth: 'smirk', tool: t.mushroom(paint.brown38b) },

  lumberjack: { bg: 'wood', skin: 1, hair: 'short', tone: 'black', beard: 'full', hat: 'cap', hatColour: paint.red49b, band: paint.red33, coat: paint.red49b, trim: paint.soot30b, nose: 'big', tool: t.axe(paint.slate47) },
  carpenter: { bg: 'wood', skin: 3, hair: 'short', tone: 'black', beard: 'goatee', hat: 'beret', hatColour: paint.blue46, coat: paint.tan74, apron: paint.brown48b, tool: t.saw(paint.slate49) },
  cooper: { bg: 'wood', skin: 2, hair: 'side', tone: 'grey', beard: 'short', hat: 'cap', hatColour: paint.moss50, coat: paint.rust57, apron: paint.brown38b, tool: t.barrel(paint.brown47) },
  shipwright: { bg: 'wood', skin: 4, hair: 'curls', tone: 'black', hat: 'kerchief', hatColour: paint.indigo42, coat: paint.straw92, trim: paint.indigo42, collar: 'scarf', tool: t.anchor(paint.slate40) },
  wheeler: { bg: 'wood', hair: 'side', tone: 'grey', beard: 'moustache', hat: 'cap', hatColour: paint.moss50, coat: paint.brown44, tool: t.wheelLeft(paint.brown43) },
  cartwright: { bg: 'wood', skin: 4, hair: 'curls', tone: 'black', hat: 'straw', hatColour: paint.gold75c, band: paint.blue46, coat: paint.teal48, trim: paint.gold84d, mouth: 'open', tool: t.wheel(paint.brown47) },
  'wood-carver': { bg: 'wood', skin: 1, hair: 'short', tone: 'grey', specs: true, hat: 'cap', hatColour: paint.rust43, coat: paint.green49, apron: paint.tan72, tool: t.stick(paint.brown43) },
  'log-rafter': { bg: 'wood', hair: 'long', tone: 'red', hat: 'fur', hatColour: paint.brown44, coat: paint.blue46, trim: paint.straw92, mouth: 'open', tool: t.raft(paint.brown43) },

  hayer: { bg: 'hay', skin: 3, hair: 'short', tone: 'black', hat: 'straw', hatColour: paint.gold82b, band: paint.green49, coat: paint.gold74, trim: paint.LINEN, tool: pitchfork },
  thatcher: { bg: 'hay', hair: 'short', tone: 'fair', hat: 'cap', hatColour: paint.gold70, coat: paint.moss52, tool: t.sickle(paint.slate47) },
  'bed-builder': { bg: 'hay', skin: 2, hair: 'bun', tone: 'grey', coat: paint.plum48, apron: paint.straw92, specs: true, tool: t.bed(paint.brown48b) },
  grazier: { bg: 'hay', skin: 2, hair: 'short', hat: 'feather', hatColour: paint.moss50, coat: paint.brown48b, collar: 'scarf', trim: paint.red57, tool: t.cow(paint.rust35) },
  'milk-maid': { bg: 'hay', skin: 1, hair: 'braids', tone: 'red', hat: 'coif', coat: paint.red54c, trim: paint.LINEN, collar: 'lace', tool: t.bucket(paint.brown48b) },
  fromager: { bg: 'hay', hair: 'bun', tone: 'fair', hat: 'coif', coat: paint.blue51, apron: paint.LINEN, mouth: 'open', tool: t.cheese(paint.tan71) },
  peddler: { bg: 'hay', skin: 1, hair: 'side', tone: 'grey', beard: 'short', hat: 'tall', hatColour: paint.violet35, band: paint.red57, coat: paint.violet46, trim: paint.gold83d, collar: 'scarf', tool: t.pack(paint.brown43) },
  'horse-trader': { bg: 'hay', skin: 2, hair: 'short', tone: 'black', beard: 'moustache', hat: 'feather', hatColour: paint.indigo42, band: paint.gold80b, coat: paint.red46, trim: paint.straw87c, tool: t.horse(paint.brown38b) },
  'ore-muler': { bg: 'hay', skin: 3, hair: 'curls', tone: 'black', beard: 'goatee', hat: 'straw', hatColour: paint.gold73, band: paint.indigo47, coat: paint.slate47, collar: 'scarf', trim: paint.rust59, tool: t.donkey(paint.stone48) },

  miner: { bg: 'ore', hair: 'side', beard: 'short', hat: 'helmet', hatColour: paint.slate62, coat: paint.brown48b, tool: t.pick(paint.soot27) },
  blacksmith: { bg: 'ore', skin: 2, hair: 'side', tone: 'black', beard: 'full', brow: 'stern', coat: paint.gold82, apron: paint.brown38b, nose: 'big', tool: t.anvil(paint.slate37) },
  'glass-blower': { bg: 'ore', skin: 1, hair: 'long', tone: 'red', coat: paint.teal49, apron: paint.brown48b, tool: t.bottle(paint.teal53) },
  mason: { bg: 'ore', skin: 3, hair: 'short', tone: 'black', hat: 'kerchief', hatColour: paint.gold70, coat: paint.slate62, apron: paint.cream90b, tool: t.trowel(paint.slate47) },
  seeker: { bg: 'ore', skin: 3, hair: 'short', tone: 'black', hat: 'hood', hatColour: paint.green50, coat: paint.green50, tool: t.minerals(paint.indigo46) },
  spelunker: { bg: 'ore', skin: 1, hair: 'short', hat: 'helmet', hatColour: paint.brown65, coat: paint.slate47, collar: 'scarf', trim: paint.red57, mouth: 'open', tool: t.lantern(paint.soot27) },
  jeweler: { bg: 'ore', skin: 4, hair: 'bun', tone: 'black', coat: paint.violet39, trim: paint.gold81, collar: 'ruff', specs: true, mouth: 'smirk', tool: t.diamond(paint.blue59) },
  locksmith: { bg: 'ore', hair: 'side', tone: 'white', beard: 'goatee', specs: true, hat: 'cap', hatColour: paint.plum37, coat: paint.teal40b, tool: t.padlock(paint.ochre47) },

  graper: { bg: 'grapes', skin: 2, hair: 'curls', tone: 'black', hat: 'straw', hatColour: paint.gold75c, band: paint.violet44, coat: paint.straw92, trim: paint.violet50, collar: 'scarf', mouth: 'open', tool: t.grapes(paint.violet44) },
  vintner: { bg: 'grapes', hair: 'side', tone: 'white', beard: 'full', hat: 'beret', hatColour: paint.violet44, coat: paint.crimson47, trim: paint.straw92, nose: 'big', tool: t.barrel(paint.brown43) },
  'wine-trader': { bg: 'grapes', skin: 1, hair: 'short', beard: 'goatee', hat: 'feather', hatColour: paint.violet35b, band: paint.gold77, coat: paint.violet39, collar: 'ruff', tool: t.glass(paint.crimson44) },

  shepherd: { bg: 'wool', hair: 'braids', tone: 'fair', hat: 'hood', hatColour: paint.slate58, coat: paint.slate58, tool: t.wool(paint.soot33) },
  spinner: { bg: 'wool', skin: 3, hair: 'bun', tone: 'grey', hat: 'kerchief', hatColour: paint.plum48, coat: paint.brown60, apron: paint.LINEN, tool: t.spinningWheel(paint.brown38b) },
  weaver: { bg: 'wool', skin: 1, hair: 'long', hat: 'beret', hatColour: paint.red54c, coat: paint.green49, trim: paint.gold83d, collar: 'scarf', tool: t.basket(paint.brown43) },
  tailor: { bg: 'wool', skin: 5, hair: 'long', tone: 'black', specs: true, coat: paint.blue46, collar: 'lace', tool: t.shears(paint.slate47) },

  tanner: { bg: 'leather', skin: 1, hair: 'short', tone: 'red', beard: 'short', coat: paint.moss56, apron: paint.brown38b, nose: 'big', tool: t.hide(paint.brown43) },
  saddler: { bg: 'leather', skin: 3, hair: 'bun', tone: 'black', coat: paint.red46, apron: paint.tan72, tool: t.horseshoe(paint.slate49) },
  cobbler: { bg: 'leather', skin: 2, hair: 'side', tone: 'grey', specs: true, beard: 'moustache', coat: paint.green50, apron: paint.brown51b, tool: t.boot(paint.brown33) },

  clayman: { bg: 'clay', skin: 2, hair: 'short', hat: 'straw', hatColour: paint.gold75c, band: paint.teal49, coat: paint.rust48b, trim: paint.straw92, tool: t.spade(paint.slate47) },
  potter: { bg: 'clay', skin: 3, hair: 'bun', tone: 'black', hat: 'kerchief', hatColour: paint.teal49, coat: paint.straw92, apron: paint.rust58b, tool: t.amphora(paint.rust46) },
  ceramicist: { bg: 'clay', skin: 5, hair: 'curls', tone: 'red', coat: paint.indigo42, apron: paint.LINEN, mouth: 'open', tool: t.vase(paint.blue46) },
  brickmaker: { bg: 'clay', hair: 'side', tone: 'black', beard: 'moustache', hat: 'cap', hatColour: paint.red46, coat: paint.gold74, apron: paint.brown43, tool: t.brick(paint.red49) },
  bricklayer: { bg: 'clay', skin: 1, hair: 'short', tone: 'red', hat: 'cap', hatColour: paint.slate62, beard: 'short', coat: paint.blue51, trim: paint.straw92, tool: t.bricks(paint.red49) },
  tiler: { bg: 'clay', skin: 4, hair: 'short', tone: 'black', hat: 'beret', hatColour: paint.red49b, coat: paint.moss52, apron: paint.cream90b, tool: t.trowel(paint.slate47) },
  'tile-layer': { bg: 'clay', hair: 'braids', hat: 'kerchief', hatColour: paint.gold70, coat: paint.plum48, apron: paint.rust58b, mouth: 'smirk', tool: t.hammer(paint.rust35) },
  'pot-seller': { bg: 'clay', skin: 2, hair: 'side', tone: 'grey', beard: 'full', hat: 'tall', hatColour: paint.brown38b, band: paint.red54b, coat: paint.teal48, trim: paint.gold83d, collar: 'scarf', tool: t.jar(paint.rust46) },

  harvester: { bg: 'solitary', skin: 3, hair: 'braids', tone: 'black', hat: 'straw', hatColour: paint.gold82b, band: paint.teal49, coat: paint.red57, trim: paint.LINEN, mouth: 'open', tool: t.sickle(paint.slate47) },
  hunter: { bg: 'solitary', skin: 1, hair: 'short', beard: 'short', hat: 'feather', hatColour: paint.green43, band: paint.red57, coat: paint.moss46, collar: 'cloak', trim: paint.brown44, tool: t.bow(paint.rust35) },
  chandler: { bg: 'solitary', skin: 5, hair: 'bun', tone: 'red', coat: paint.violet46, apron: paint.LINEN, tool: t.candles(paint.brown51) },
  wattler: { bg: 'solitary', skin: 2, hair: 'curls', hat: 'cap', hatColour: paint.brown48b, coat: paint.ochre58, trim: paint.straw92, mouth: 'open', tool: t.fence(paint.brown43) },
  fisher: { bg: 'solitary', hair: 'side', tone: 'white', beard: 'full', hat: 'cap', hatColour: paint.indigo42, band: paint.indigo32, coat: paint.gold79, trim: paint.indigo42, nose: 'big', tool: t.rod(paint.soot27) },
  beekeeper: { bg: 'solitary', hair: 'long', tone: 'fair', hat: 'straw', hatColour: paint.straw91e, band: paint.grey31, coat: paint.gold77, tool: t.beehive(paint.brown51) },
  grocer: { bg: 'solitary', skin: 2, hair: 'short', tone: 'black', beard: 'moustache', hat: 'cap', hatColour: paint.green49, coat: paint.straw92, apron: paint.green49, tool: t.basketRight(paint.red49b) },
  freemason: { bg: 'solitary', skin: 4, hair: 'side', tone: 'grey', beard: 'goatee', hat: 'beret', hatColour: paint.grey31, coat: paint.indigo47, apron: paint.LINEN, tool: t.ruler(paint.brown48b) },
  priest: { bg: 'solitary', skin: 1, hair: 'tonsure', tone: 'grey', coat: paint.grey31, trim: paint.LINEN, eyes: 'shut', tool: t.candle(paint.brown51) },
  agent: { bg: 'solitary', skin: 3, hair: 'short', tone: 'black', beard: 'goatee', hat: 'tall', hatColour: paint.grey31, band: paint.crimson44, coat: paint.violet38, trim: paint.gold75, collar: 'ruff', brow: 'stern', tool: t.purse(paint.brown48b) },

  monk: { bg: 'special', skin: 1, hair: 'tonsure', coat: paint.brown44, trim: paint.brown38b, collar: 'cloak', eyes: 'shut' },
  apprentice: { bg: 'special', hair: 'curls', tone: 'red', coat: paint.green49, mouth: 'open', tool: t.hammer(paint.brown48b, { size: 40 }) },
  tinner: { bg: 'special', skin: 4, hair: 'curls', tone: 'black', hat: 'kerchief', hatColour: paint.teal49, coat: paint.brown48b, trim: paint.gold83d, collar: 'scarf', mouth: 'smirk', tool: t.key(paint.ochre42) },
  smuggler: { bg: 'special', skin: 2, hair: 'short', tone: 'black', hat: 'hood', hatColour: paint.violet37, coat: paint.violet37, trim: paint.crimson44, mouth: 'smirk', tool: t.purse(paint.brown60e) },
  engineer: { bg: 'special', skin: 5, hair: 'side', tone: 'white', specs: true, hat: 'beret', hatColour: paint.teal48, coat: paint.indigo42, trim: paint.gold83d, tool: t.gears(paint.slate49) },
  inventor: { bg: 'special', skin: 3, hair: 'curls', tone: 'white', specs: true, coat: paint.red46, trim: paint.LINEN, collar: 'ruff', mouth: 'open', tool: t.ruler(paint.brown48b) },
  'jack-o-trades': { bg: 'special', skin: 1, hair: 'short', tone: 'fair', hat: 'feather', hatColour: paint.teal48, band: paint.gold77, coat: paint.red57, trim: paint.gold83d, collar: 'scarf', tool: t.toolbox(paint.stone42) },
  forager: { bg: 'special', skin: 2, hair: 'braids', hat: 'hood', hatColour: paint.green49b, coat: paint.green49b, mouth: 'open', tool: t.mushroomLeft(paint.rust54) },
  tentmaker: { bg: 'special', skin: 4, hair: 'bun', tone: 'black', hat: 'kerchief', hatColour: paint.gold70, coat: paint.blue46, apron: paint.cream90b, tool: t.tent(paint.brown51b) },
  leader: { bg: 'special', skin: 1, hair: 'long', tone: 'black', coat: paint.crimson39, trim: paint.indigo47, collar: 'cloak', brow: 'stern', tool: t.banner(paint.red49b) },
  merchant: { bg: 'special', skin: 2, hair: 'side', tone: 'black', beard: 'short', hat: 'fur', hatColour: paint.plum37, coat: paint.teal49, trim: paint.gold75, collar: 'cloak', tool: t.scales(paint.ochre49) },

  'builder-team': { bg: 'solitary', skin: 3, hair: 'short', tone: 'black', hat: 'cap', hatColour: paint.slate62, coat: paint.blue51, partner: { skin: 1, hair: 'braids', tone: 'red', hat: 'kerchief', hatColour: paint.gold70, coat: paint.red46, mouth: 'open' }, tool: t.hammer(paint.rust35, { y: 96, size: 38 }) },
  'harvest-team': { bg: 'solitary', skin: 0, hair: 'short', tone: 'fair', hat: 'straw', hatColour: paint.gold82b, coat: paint.moss52, partner: { skin: 4, hair: 'bun', tone: 'black', hat: 'kerchief', hatColour: paint.red49b, coat: paint.gold74, mouth: 'open' }, tool: t.sickle(paint.slate47, { y: 96, size: 38 }) },
  countess: { bg: 'court', skin: 5, hair: 'bun', tone: 'black', hat: 'crown', coat: paint.crimson34, trim: paint.straw92d, collar: 'ruff', brow: 'stern', mouth: 'flat', tool: t.rose(paint.red49b) },
  'countess-goldless': { bg: 'court', skin: 5, hair: 'bun', tone: 'black', hat: 'crown', coat: paint.grey31, trim: paint.straw92d, collar: 'ruff', brow: 'stern', mouth: 'flat' },
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
