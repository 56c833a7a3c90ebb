import * as paint from '../../art/palette.ts';
import type { Backdrop } from '../../art/backdrops.tsx';
import type { Person } from '../../art/person.ts';
import type { Picture, Tool } from '../../art/Portrait.tsx';
import type { MasterId, VassalId } from '@thorp/feudalia/cards';
import { TOOLS as t } from './tools.ts';

/** The description of one person's picture. */
interface Recipe extends Person {
  readonly bg: Backdrop;
  readonly tool?: Tool;
}

/** All people of the game; the military and the magic module have no faces yet. */
// prettier-ignore
const RECIPES: { readonly [C in VassalId | MasterId]?: Recipe } = {
  tax_collector: { bg: 'manor', hair: 'side', tone: 'black', beard: 'goatee', hat: 'tall', hatColour: paint.grey31, band: paint.crimson44, coat: paint.slate37b, trim: paint.gold70, collar: 'cloak', brow: 'stern', mouth: 'smirk', nose: 'big', tool: t.purse(paint.brown51) },
  serf: { bg: 'manor', hair: 'short', hat: 'coif', hatColour: paint.straw88, coat: paint.ochre59, trim: paint.ochre48, tool: t.plough(paint.brown38b) },
  freeman: { bg: 'acre', skin: 3, hair: 'short', tone: 'black', hat: 'cap', hatColour: paint.moss57, coat: paint.brown64, tool: t.plough(paint.brown38b) },
  reaper: { bg: 'acre', skin: 2, hair: 'braids', tone: 'black', hat: 'straw', hatColour: paint.gold82b, band: paint.red46, coat: paint.moss57, mouth: 'open', tool: t.scythe(paint.slate47) },
  lumberjack: { bg: 'wood', hair: 'short', tone: 'red', beard: 'full', hat: 'cap', hatColour: paint.green49d, coat: paint.brown48b, tool: t.axe(paint.slate47) },
  kneader: { bg: 'clay', skin: 1, hair: 'bun', hat: 'kerchief', hatColour: paint.red46, coat: paint.gold82, apron: paint.rust54b, mouth: 'open', tool: t.bricks(paint.rust46) },
  stonecutter: { bg: 'ore', skin: 4, hair: 'short', tone: 'black', beard: 'short', hat: 'cap', hatColour: paint.slate62, coat: paint.brown53b, apron: paint.straw85, tool: t.pick(paint.soot27) },
  merchant: { bg: 'manor', skin: 2, hair: 'side', tone: 'black', beard: 'goatee', hat: 'beret', hatColour: paint.crimson44, coat: paint.indigo42, trim: paint.gold81, collar: 'cloak', mouth: 'smirk', tool: t.trade(paint.brown38b) },
  stallholder: { bg: 'manor', skin: 5, hair: 'bun', tone: 'fair', hat: 'kerchief', hatColour: paint.teal49, coat: paint.red54c, apron: paint.LINEN, mouth: 'open', tool: t.scales(paint.ochre49) },
  priest: { bg: 'abbey', skin: 1, hair: 'tonsure', tone: 'grey', coat: paint.grey31, trim: paint.LINEN, eyes: 'shut', tool: t.book(paint.brown43) },
  feudal_lord: { bg: 'manor', skin: 1, hair: 'long', tone: 'black', beard: 'short', hat: 'crown', coat: paint.crimson39, collar: 'ruff', brow: 'stern' },
  count: { bg: 'manor', skin: 5, hair: 'long', tone: 'fair', hat: 'crown', coat: paint.violet35b, trim: paint.gold81, collar: 'cloak', mouth: 'smirk' },
  potter: { bg: 'clay', skin: 3, hair: 'bun', tone: 'black', hat: 'kerchief', hatColour: paint.teal49, coat: paint.straw92, apron: paint.rust58b, tool: t.amphora(paint.rust46) },
  architect: { bg: 'works', skin: 5, hair: 'side', tone: 'white', specs: true, hat: 'beret', hatColour: paint.teal48, coat: paint.indigo42, trim: paint.gold83d, tool: t.ruler(paint.brown48b) },
  monk: { bg: 'abbey', hair: 'tonsure', coat: paint.brown44, trim: paint.brown38b, collar: 'cloak', mouth: 'open', tool: t.candle(paint.brown51) },
  scribe: { bg: 'abbey', skin: 3, hair: 'side', tone: 'black', specs: true, hat: 'cap', hatColour: paint.violet35, coat: paint.green50, tool: t.quill(paint.soot27) },
  overseer: { bg: 'manor', skin: 1, hair: 'side', tone: 'grey', beard: 'moustache', hat: 'feather', hatColour: paint.brown36, band: paint.gold70, coat: paint.indigo40, trim: paint.straw87c, brow: 'stern', tool: t.scroll(paint.brown51) },
  carter: { bg: 'acre', skin: 4, hair: 'curls', tone: 'black', hat: 'straw', hatColour: paint.gold75c, band: paint.blue46, coat: paint.teal48, trim: paint.gold84d, mouth: 'open', tool: t.cow(paint.rust35) },
  steward: { bg: 'manor', skin: 4, hair: 'curls', tone: 'black', hat: 'beret', hatColour: paint.indigo48, coat: paint.indigo42, collar: 'ruff', mouth: 'smirk', tool: t.key(paint.ochre42) },
  moneylender: { bg: 'manor', skin: 2, hair: 'side', tone: 'grey', beard: 'full', specs: true, hat: 'fur', hatColour: paint.plum37, coat: paint.teal40b, trim: paint.gold75, tool: t.coins(paint.brown60e) },
  minstrel: { bg: 'manor', hair: 'curls', tone: 'red', hat: 'feather', hatColour: paint.green49, band: paint.red57, coat: paint.gold70, trim: paint.red46, collar: 'scarf', mouth: 'open', tool: t.rose(paint.red49b) },

  hotelier: { bg: 'manor', hair: 'side', beard: 'moustache', coat: paint.moss52, apron: paint.LINEN, mouth: 'open', nose: 'big', tool: t.beer(paint.brown56) },
  baker: { bg: 'acre', hair: 'bun', hat: 'toque', coat: paint.red54c, apron: paint.LINEN, mouth: 'open' },
  miller: { bg: 'acre', skin: 1, hair: 'short', beard: 'full', hat: 'cap', hatColour: paint.straw88, coat: paint.ochre55, apron: paint.LINEN, tool: t.mill(paint.brown43) },
  brewer: { bg: 'acre', skin: 1, hair: 'side', beard: 'full', coat: paint.red46, apron: paint.straw91c, nose: 'big', tool: t.beer(paint.brown56) },
  ploughwright: { bg: 'acre', skin: 4, hair: 'short', tone: 'black', hat: 'cap', hatColour: paint.moss50, coat: paint.brown44, apron: paint.tan72, tool: t.plough(paint.soot27) },
  granary_keeper: { bg: 'acre', skin: 5, hair: 'side', tone: 'white', beard: 'full', hat: 'straw', hatColour: paint.gold80b, band: paint.green49d, coat: paint.ochre55, nose: 'big', tool: t.granary(paint.brown43) },
  cattle_breeder: { bg: 'acre', skin: 2, hair: 'braids', tone: 'red', hat: 'straw', hatColour: paint.gold82b, coat: paint.moss52, mouth: 'open', tool: t.cow(paint.rust35) },
  cabinetmaker: { bg: 'wood', skin: 3, hair: 'short', tone: 'black', beard: 'goatee', hat: 'beret', hatColour: paint.blue46, coat: paint.tan74, apron: paint.brown48b, tool: t.ruler(paint.brown48b) },
  sawyer: { bg: 'wood', skin: 1, hair: 'short', tone: 'fair', beard: 'short', coat: paint.green49, apron: paint.tan72, tool: t.saw(paint.slate49) },
  charcoal_burner: { bg: 'wood', skin: 3, hair: 'curls', tone: 'black', hat: 'hood', hatColour: paint.soot38, coat: paint.soot38, tool: t.fire(paint.rust56) },
  cooper: { bg: 'wood', skin: 2, hair: 'side', tone: 'grey', beard: 'short', hat: 'cap', hatColour: paint.moss50, coat: paint.rust57, apron: paint.brown38b, tool: t.log(paint.brown47) },
  carpenter: { bg: 'wood', skin: 4, hair: 'bun', tone: 'black', hat: 'kerchief', hatColour: paint.gold70, coat: paint.blue51, apron: paint.tan72, tool: t.hammer(paint.soot27) },
  forester: { bg: 'wood', skin: 1, hair: 'short', beard: 'short', hat: 'feather', hatColour: paint.green43, band: paint.red57, coat: paint.moss46, collar: 'cloak', trim: paint.brown44, tool: t.axe(paint.slate47) },
  shipwright: { bg: 'wood', skin: 4, hair: 'curls', tone: 'black', hat: 'kerchief', hatColour: paint.indigo42, coat: paint.straw92, trim: paint.indigo42, collar: 'scarf', tool: t.anchor(paint.slate40) },
  brickmaker: { bg: 'clay', hair: 'side', tone: 'black', beard: 'moustache', hat: 'cap', hatColour: paint.red46, coat: paint.gold74, apron: paint.brown43, tool: t.brick(paint.red49) },
  ceramist: { bg: 'clay', skin: 5, hair: 'curls', tone: 'red', coat: paint.indigo42, apron: paint.LINEN, mouth: 'open', tool: t.amphora(paint.blue46) },
  tiler: { bg: 'clay', skin: 4, hair: 'short', tone: 'black', hat: 'beret', hatColour: paint.red49b, coat: paint.moss52, apron: paint.cream90b, tool: t.trowel(paint.slate47) },
  mosaicist: { bg: 'clay', skin: 3, hair: 'long', tone: 'black', hat: 'beret', hatColour: paint.violet44, coat: paint.teal49, trim: paint.gold83d, tool: t.diamond(paint.blue59) },
  kiln_master: { bg: 'clay', skin: 2, hair: 'side', tone: 'grey', beard: 'moustache', coat: paint.rust43, apron: paint.brown38b, nose: 'big', tool: t.fire(paint.rust56) },
  clay_digger: { bg: 'clay', skin: 2, hair: 'short', hat: 'straw', hatColour: paint.gold75c, band: paint.teal49, coat: paint.rust48b, tool: t.mining(paint.slate47) },
  sculptor: { bg: 'works', hair: 'bun', tone: 'red', hat: 'coif', hatColour: paint.straw88, coat: paint.rust54b, apron: paint.straw91c, tool: t.chisel(paint.slate47) },
  quarryman: { bg: 'ore', skin: 3, hair: 'side', tone: 'black', beard: 'full', hat: 'helmet', hatColour: paint.brown65, coat: paint.slate47, tool: t.mining(paint.soot27) },
  miner: { bg: 'ore', hair: 'side', beard: 'short', hat: 'helmet', hatColour: paint.slate62, coat: paint.brown48b, tool: t.pick(paint.soot27) },
  mason: { bg: 'works', skin: 1, hair: 'short', beard: 'short', hat: 'kerchief', hatColour: paint.slate62, coat: paint.stone62, apron: paint.cream90b, tool: t.trowel(paint.slate47) },
  stone_carver: { bg: 'ore', skin: 5, hair: 'bun', tone: 'black', hat: 'coif', coat: paint.slate62, apron: paint.straw85, tool: t.chisel(paint.slate47) },
  wall_builder: { bg: 'works', skin: 3, hair: 'short', tone: 'black', hat: 'helmet', hatColour: paint.slate62, coat: paint.red46, brow: 'stern', tool: t.wall(paint.stone48) },
  bridge_builder: { bg: 'works', skin: 2, hair: 'side', tone: 'grey', beard: 'goatee', hat: 'beret', hatColour: paint.grey31, coat: paint.indigo47, apron: paint.LINEN, tool: t.bridge(paint.stone42) },
  gem_cutter: { bg: 'ore', skin: 4, hair: 'bun', tone: 'black', coat: paint.violet39, trim: paint.gold81, collar: 'ruff', specs: true, mouth: 'smirk', tool: t.diamond(paint.blue59) },
  accountant: { bg: 'manor', skin: 1, hair: 'side', tone: 'grey', specs: true, coat: paint.grey31, trim: paint.LINEN, collar: 'ruff', tool: t.scales(paint.ochre49) },
  treasurer: { bg: 'manor', skin: 3, hair: 'short', tone: 'black', beard: 'goatee', hat: 'fur', hatColour: paint.crimson39, coat: paint.teal49, trim: paint.gold75, collar: 'cloak', tool: t.coins(paint.brown60e) },
  herald: { bg: 'manor', skin: 3, hair: 'curls', tone: 'black', hat: 'feather', hatColour: paint.crimson44, band: paint.gold80b, coat: paint.indigo48, trim: paint.gold81, collar: 'cloak', mouth: 'open', tool: t.trumpet(paint.brown51) },
  chaplain: { bg: 'abbey', skin: 2, hair: 'short', tone: 'black', coat: paint.plum36, trim: paint.LINEN, collar: 'scarf', mouth: 'open', tool: t.book(paint.brown43) },
  tutor: { bg: 'abbey', skin: 5, hair: 'side', tone: 'white', beard: 'full', specs: true, coat: paint.violet35, tool: t.quill(paint.soot27) },
  librarian: { bg: 'abbey', skin: 1, hair: 'bun', tone: 'grey', specs: true, coat: paint.green50, collar: 'lace', tool: t.book(paint.red46) },
  recruiter: { bg: 'manor', hair: 'short', tone: 'red', beard: 'moustache', hat: 'feather', hatColour: paint.indigo42, band: paint.red57, coat: paint.red46, mouth: 'open', tool: t.scroll(paint.brown51) },
  guildmaster: { bg: 'manor', skin: 4, hair: 'side', tone: 'grey', beard: 'short', hat: 'fur', hatColour: paint.indigo42, coat: paint.crimson39, trim: paint.gold75, collar: 'cloak', tool: t.key(paint.brown60e) },
  jester: { bg: 'manor', skin: 1, hair: 'curls', tone: 'red', hat: 'beret', hatColour: paint.green49, coat: paint.red57, trim: paint.gold83d, collar: 'ruff', mouth: 'open', tool: t.rose(paint.red49b) },
  notary: { bg: 'manor', skin: 5, hair: 'side', tone: 'black', hat: 'tall', hatColour: paint.teal40b, band: paint.gold70, coat: paint.teal40b, collar: 'ruff', tool: t.scroll(paint.brown43) },
  physician: { bg: 'abbey', skin: 2, hair: 'long', tone: 'black', hat: 'coif', coat: paint.teal48, apron: paint.LINEN, tool: t.medicine(paint.teal49) },
  foreman: { bg: 'works', skin: 2, hair: 'short', tone: 'black', beard: 'moustache', hat: 'cap', hatColour: paint.red45, coat: paint.moss52, brow: 'stern', tool: t.hammer(paint.soot27) },

  bishop: { bg: 'abbey', skin: 1, hair: 'side', tone: 'white', hat: 'mitre', hatColour: paint.crimson44, coat: paint.straw92, trim: paint.gold70, collar: 'cloak' },
  glazier: { bg: 'works', skin: 3, hair: 'bun', tone: 'black', hat: 'kerchief', hatColour: paint.blue51, coat: paint.blue46, apron: paint.tan72, tool: t.window(paint.blue46) },
  silversmith: { bg: 'works', skin: 5, hair: 'side', tone: 'grey', specs: true, hat: 'cap', hatColour: paint.slate49, coat: paint.violet38, apron: paint.brown38b, tool: t.coins(paint.slate62) },
};

/** Portraits of the people at a table, by seat. */
// prettier-ignore
const SEAT_PEOPLE: readonly Recipe[] = [
  { bg: 'manor', skin: 2, hair: 'curls', tone: 'black', hat: 'straw', hatColour: paint.gold75c, band: paint.violet44, coat: paint.straw92, trim: paint.violet50, mouth: 'open' },
  { bg: 'manor', skin: 5, hair: 'long', tone: 'black', specs: true, coat: paint.blue46, collar: 'lace' },
  { bg: 'manor', skin: 1, hair: 'side', tone: 'grey', beard: 'short', hat: 'tall', hatColour: paint.violet35, band: paint.red57, coat: paint.violet46 },
  { bg: 'manor', hair: 'long', tone: 'fair', hat: 'straw', hatColour: paint.straw91e, band: paint.grey31, coat: paint.gold77 },
];

function drawn({ bg, tool, ...person }: Recipe): Picture {
  return { bg, people: [person], tools: tool ? [tool] : [] };
}

/** Everybody's picture, by card. */
export const PICTURES: ReadonlyMap<string, Picture> = new Map(
  Object.entries(RECIPES).map(([card, recipe]) => [card, drawn(recipe)]),
);

export const SEAT_PICTURES: readonly Picture[] = SEAT_PEOPLE.map(drawn);
