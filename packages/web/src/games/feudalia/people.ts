import type { Backdrop } from '../../art/backdrops.tsx';
import { LINEN, type Person } from '../../art/person.ts';
import type { Picture, Tool } from '../../art/Portrait.tsx';
import type { MasterId, VassalId } from '@thorp/feudalia/cards';
import { TOOLS as t } from './tools.ts';

/** One line draws a vassal or a master. */
interface Recipe extends Person {
  readonly bg: Backdrop;
  readonly tool?: Tool;
}

/** Everybody in the box who can be met; the military and the magic module have no faces yet. */
// prettier-ignore
const RECIPES: { readonly [C in VassalId | MasterId]?: Recipe } = {
  tax_collector: { bg: 'manor', hair: 'side', tone: 'black', beard: 'goatee', hat: 'tall', hatColour: '#33302f', band: '#8c2740', coat: '#4a3a44', trim: '#c9962e', collar: 'cloak', brow: 'stern', mouth: 'smirk', nose: 'big', tool: t.purse('#8a5a12') },
  serf: { bg: 'manor', hair: 'short', hat: 'coif', hatColour: '#e6d6b0', coat: '#8d7a52', trim: '#6b5a3a', tool: t.plough('#5a3b25') },
  freeman: { bg: 'acre', skin: 3, hair: 'short', tone: 'black', hat: 'cap', hatColour: '#6d7f3c', coat: '#b5803c', tool: t.plough('#5a3b25') },
  reaper: { bg: 'acre', skin: 2, hair: 'braids', tone: 'black', hat: 'straw', hatColour: '#e3c35c', band: '#8c3f2b', coat: '#6d7f3c', mouth: 'open', tool: t.scythe('#4d5c66') },
  lumberjack: { bg: 'wood', hair: 'short', tone: 'red', beard: 'full', hat: 'cap', hatColour: '#4b6b4a', coat: '#7b5230', tool: t.axe('#4d5c66') },
  kneader: { bg: 'clay', skin: 1, hair: 'bun', hat: 'kerchief', hatColour: '#8c3f2b', coat: '#d8c29a', apron: '#a2593a', mouth: 'open', tool: t.bricks('#8a3d24') },
  stonecutter: { bg: 'ore', skin: 4, hair: 'short', tone: 'black', beard: 'short', hat: 'cap', hatColour: '#7b8a94', coat: '#7a6a55', apron: '#d8cdb4', tool: t.pick('#33231a') },
  merchant: { bg: 'manor', skin: 2, hair: 'side', tone: 'black', beard: 'goatee', hat: 'beret', hatColour: '#8c2740', coat: '#2f4f6b', trim: '#e8b84a', collar: 'cloak', mouth: 'smirk', tool: t.trade('#5a3b25') },
  stallholder: { bg: 'manor', skin: 5, hair: 'bun', tone: 'fair', hat: 'kerchief', hatColour: '#2f6b6b', coat: '#b04a4a', apron: LINEN, mouth: 'open', tool: t.scales('#7a5a1a') },
  priest: { bg: 'abbey', skin: 1, hair: 'tonsure', tone: 'grey', coat: '#33302f', trim: LINEN, eyes: 'shut', tool: t.book('#6b4526') },
  feudal_lord: { bg: 'manor', skin: 1, hair: 'long', tone: 'black', beard: 'short', hat: 'crown', coat: '#7a1f33', collar: 'ruff', brow: 'stern' },
  count: { bg: 'manor', skin: 5, hair: 'long', tone: 'fair', hat: 'crown', coat: '#4b2a5a', trim: '#e8b84a', collar: 'cloak', mouth: 'smirk' },
  potter: { bg: 'clay', skin: 3, hair: 'bun', tone: 'black', hat: 'kerchief', hatColour: '#2f6b6b', coat: '#f1e2c2', apron: '#b5603f', tool: t.amphora('#8a3d24') },
  architect: { bg: 'works', skin: 5, hair: 'side', tone: 'white', specs: true, hat: 'beret', hatColour: '#2f6b5a', coat: '#2f4f6b', trim: '#e9c46a', tool: t.ruler('#7b5230') },
  monk: { bg: 'abbey', hair: 'tonsure', coat: '#6b4a2d', trim: '#5a3b25', collar: 'cloak', mouth: 'open', tool: t.candle('#8a5a12') },
  scribe: { bg: 'abbey', skin: 3, hair: 'side', tone: 'black', specs: true, hat: 'cap', hatColour: '#3e3350', coat: '#556b4a', tool: t.quill('#33231a') },
  overseer: { bg: 'manor', skin: 1, hair: 'side', tone: 'grey', beard: 'moustache', hat: 'feather', hatColour: '#4b3a2a', band: '#c9962e', coat: '#3b4a5c', trim: '#e9d3a0', brow: 'stern', tool: t.scroll('#8a5a12') },
  carter: { bg: 'acre', skin: 4, hair: 'curls', tone: 'black', hat: 'straw', hatColour: '#d6a54b', band: '#2f5d7c', coat: '#2f6b5a', trim: '#f1c56a', mouth: 'open', tool: t.cow('#4a3527') },
  steward: { bg: 'manor', skin: 4, hair: 'curls', tone: 'black', hat: 'beret', hatColour: '#2c5f9e', coat: '#2f4f6b', collar: 'ruff', mouth: 'smirk', tool: t.key('#5a4a2a') },
  moneylender: { bg: 'manor', skin: 2, hair: 'side', tone: 'grey', beard: 'full', specs: true, hat: 'fur', hatColour: '#5d2f4a', coat: '#2f4f4f', trim: '#d9a325', tool: t.coins('#a8752a') },
  minstrel: { bg: 'manor', hair: 'curls', tone: 'red', hat: 'feather', hatColour: '#3e6b4b', band: '#c14a34', coat: '#c9962e', trim: '#8c3f2b', collar: 'scarf', mouth: 'open', tool: t.rose('#a8322f') },

  hotelier: { bg: 'manor', hair: 'side', beard: 'moustache', coat: '#5c7345', apron: LINEN, mouth: 'open', nose: 'big', tool: t.beer('#a8621a') },
  baker: { bg: 'acre', hair: 'bun', hat: 'toque', coat: '#b04a4a', apron: LINEN, mouth: 'open' },
  miller: { bg: 'acre', skin: 1, hair: 'short', beard: 'full', hat: 'cap', hatColour: '#e6d6b0', coat: '#8c6a2e', apron: LINEN, tool: t.mill('#6b4526') },
  brewer: { bg: 'acre', skin: 1, hair: 'side', beard: 'full', coat: '#8c3f2b', apron: '#f0e0bd', nose: 'big', tool: t.beer('#a8621a') },
  ploughwright: { bg: 'acre', skin: 4, hair: 'short', tone: 'black', hat: 'cap', hatColour: '#5b6b35', coat: '#6b4a2d', apron: '#c99a5b', tool: t.plough('#33231a') },
  granary_keeper: { bg: 'acre', skin: 5, hair: 'side', tone: 'white', beard: 'full', hat: 'straw', hatColour: '#e0b95a', band: '#4b6b4a', coat: '#8c6a2e', nose: 'big', tool: t.granary('#6b4526') },
  cattle_breeder: { bg: 'acre', skin: 2, hair: 'braids', tone: 'red', hat: 'straw', hatColour: '#e3c35c', coat: '#5c7345', mouth: 'open', tool: t.cow('#4a3527') },
  cabinetmaker: { bg: 'wood', skin: 3, hair: 'short', tone: 'black', beard: 'goatee', hat: 'beret', hatColour: '#2f5d7c', coat: '#d1a25a', apron: '#7b5230', tool: t.ruler('#7b5230') },
  sawyer: { bg: 'wood', skin: 1, hair: 'short', tone: 'fair', beard: 'short', coat: '#3e6b4b', apron: '#c99a5b', tool: t.saw('#54636c') },
  charcoal_burner: { bg: 'wood', skin: 3, hair: 'curls', tone: 'black', hat: 'hood', hatColour: '#4a3f3a', coat: '#4a3f3a', tool: t.fire('#b8522d') },
  cooper: { bg: 'wood', skin: 2, hair: 'side', tone: 'grey', beard: 'short', hat: 'cap', hatColour: '#5b6b35', coat: '#a8622d', apron: '#5a3b25', tool: t.log('#7a4f2b') },
  carpenter: { bg: 'wood', skin: 4, hair: 'bun', tone: 'black', hat: 'kerchief', hatColour: '#c9962e', coat: '#3f6d8a', apron: '#c99a5b', tool: t.hammer('#33231a') },
  forester: { bg: 'wood', skin: 1, hair: 'short', beard: 'short', hat: 'feather', hatColour: '#3e5a34', band: '#c14a34', coat: '#4b5f37', collar: 'cloak', trim: '#6b4a2d', tool: t.axe('#4d5c66') },
  shipwright: { bg: 'wood', skin: 4, hair: 'curls', tone: 'black', hat: 'kerchief', hatColour: '#2f4f6b', coat: '#f1e2c2', trim: '#2f4f6b', collar: 'scarf', tool: t.anchor('#3f4a52') },
  brickmaker: { bg: 'clay', hair: 'side', tone: 'black', beard: 'moustache', hat: 'cap', hatColour: '#8c3f2b', coat: '#c9a55a', apron: '#6b4526', tool: t.brick('#9c4023') },
  ceramist: { bg: 'clay', skin: 5, hair: 'curls', tone: 'red', coat: '#2f4f6b', apron: LINEN, mouth: 'open', tool: t.amphora('#2f5d7c') },
  tiler: { bg: 'clay', skin: 4, hair: 'short', tone: 'black', hat: 'beret', hatColour: '#a8322f', coat: '#5c7345', apron: '#e7dcc4', tool: t.trowel('#4d5c66') },
  mosaicist: { bg: 'clay', skin: 3, hair: 'long', tone: 'black', hat: 'beret', hatColour: '#6a3d7c', coat: '#2f6b6b', trim: '#e9c46a', tool: t.diamond('#2f86b5') },
  kiln_master: { bg: 'clay', skin: 2, hair: 'side', tone: 'grey', beard: 'moustache', coat: '#7a3d27', apron: '#5a3b25', nose: 'big', tool: t.fire('#b8522d') },
  clay_digger: { bg: 'clay', skin: 2, hair: 'short', hat: 'straw', hatColour: '#d6a54b', band: '#2f6b6b', coat: '#8a4a32', tool: t.mining('#4d5c66') },
  sculptor: { bg: 'works', hair: 'bun', tone: 'red', hat: 'coif', hatColour: '#e6d6b0', coat: '#a2593a', apron: '#f0e0bd', tool: t.chisel('#4d5c66') },
  quarryman: { bg: 'ore', skin: 3, hair: 'side', tone: 'black', beard: 'full', hat: 'helmet', hatColour: '#b8862f', coat: '#4d5c66', tool: t.mining('#33231a') },
  miner: { bg: 'ore', hair: 'side', beard: 'short', hat: 'helmet', hatColour: '#7b8a94', coat: '#7b5230', tool: t.pick('#33231a') },
  mason: { bg: 'works', skin: 1, hair: 'short', beard: 'short', hat: 'kerchief', hatColour: '#7b8a94', coat: '#8d8478', apron: '#e7dcc4', tool: t.trowel('#4d5c66') },
  stone_carver: { bg: 'ore', skin: 5, hair: 'bun', tone: 'black', hat: 'coif', coat: '#7b8a94', apron: '#d8cdb4', tool: t.chisel('#4d5c66') },
  wall_builder: { bg: 'works', skin: 3, hair: 'short', tone: 'black', hat: 'helmet', hatColour: '#7b8a94', coat: '#8c3f2b', brow: 'stern', tool: t.wall('#6b5a4a') },
  bridge_builder: { bg: 'works', skin: 2, hair: 'side', tone: 'grey', beard: 'goatee', hat: 'beret', hatColour: '#33302f', coat: '#3d5c85', apron: LINEN, tool: t.bridge('#5a4a3a') },
  gem_cutter: { bg: 'ore', skin: 4, hair: 'bun', tone: 'black', coat: '#5d2f6e', trim: '#e8b84a', collar: 'ruff', specs: true, mouth: 'smirk', tool: t.diamond('#2f86b5') },
  accountant: { bg: 'manor', skin: 1, hair: 'side', tone: 'grey', specs: true, coat: '#33302f', trim: LINEN, collar: 'ruff', tool: t.scales('#7a5a1a') },
  treasurer: { bg: 'manor', skin: 3, hair: 'short', tone: 'black', beard: 'goatee', hat: 'fur', hatColour: '#7a1f33', coat: '#2f6b6b', trim: '#d9a325', collar: 'cloak', tool: t.coins('#a8752a') },
  herald: { bg: 'manor', skin: 3, hair: 'curls', tone: 'black', hat: 'feather', hatColour: '#8c2740', band: '#e0b95a', coat: '#2c5f9e', trim: '#e8b84a', collar: 'cloak', mouth: 'open', tool: t.trumpet('#8a5a12') },
  chaplain: { bg: 'abbey', skin: 2, hair: 'short', tone: 'black', coat: '#5a2a4a', trim: LINEN, collar: 'scarf', mouth: 'open', tool: t.book('#6b4526') },
  tutor: { bg: 'abbey', skin: 5, hair: 'side', tone: 'white', beard: 'full', specs: true, coat: '#3e3350', tool: t.quill('#33231a') },
  librarian: { bg: 'abbey', skin: 1, hair: 'bun', tone: 'grey', specs: true, coat: '#556b4a', collar: 'lace', tool: t.book('#8c3f2b') },
  recruiter: { bg: 'manor', hair: 'short', tone: 'red', beard: 'moustache', hat: 'feather', hatColour: '#2f4f6b', band: '#c14a34', coat: '#8c3f2b', mouth: 'open', tool: t.scroll('#8a5a12') },
  guildmaster: { bg: 'manor', skin: 4, hair: 'side', tone: 'grey', beard: 'short', hat: 'fur', hatColour: '#2f4f6b', coat: '#7a1f33', trim: '#d9a325', collar: 'cloak', tool: t.key('#a8752a') },
  jester: { bg: 'manor', skin: 1, hair: 'curls', tone: 'red', hat: 'beret', hatColour: '#3e6b4b', coat: '#c14a34', trim: '#e9c46a', collar: 'ruff', mouth: 'open', tool: t.rose('#a8322f') },
  notary: { bg: 'manor', skin: 5, hair: 'side', tone: 'black', hat: 'tall', hatColour: '#2f4f4f', band: '#c9962e', coat: '#2f4f4f', collar: 'ruff', tool: t.scroll('#6b4526') },
  physician: { bg: 'abbey', skin: 2, hair: 'long', tone: 'black', hat: 'coif', coat: '#2f6b5a', apron: LINEN, tool: t.medicine('#2f6b6b') },
  foreman: { bg: 'works', skin: 2, hair: 'short', tone: 'black', beard: 'moustache', hat: 'cap', hatColour: '#8f2f22', coat: '#5c7345', brow: 'stern', tool: t.hammer('#33231a') },

  bishop: { bg: 'abbey', skin: 1, hair: 'side', tone: 'white', hat: 'mitre', hatColour: '#8c2740', coat: '#f1e2c2', trim: '#c9962e', collar: 'cloak' },
  glazier: { bg: 'works', skin: 3, hair: 'bun', tone: 'black', hat: 'kerchief', hatColour: '#3f6d8a', coat: '#2f5d7c', apron: '#c99a5b', tool: t.window('#2f5d7c') },
  silversmith: { bg: 'works', skin: 5, hair: 'side', tone: 'grey', specs: true, hat: 'cap', hatColour: '#54636c', coat: '#4a3a52', apron: '#5a3b25', tool: t.coins('#7b8a94') },
};

/** Faces of the people who sit at a table, by seat. */
// prettier-ignore
const SEAT_PEOPLE: readonly Recipe[] = [
  { bg: 'manor', skin: 2, hair: 'curls', tone: 'black', hat: 'straw', hatColour: '#d6a54b', band: '#6a3d7c', coat: '#f1e2c2', trim: '#7d4b91', mouth: 'open' },
  { bg: 'manor', skin: 5, hair: 'long', tone: 'black', specs: true, coat: '#2f5d7c', collar: 'lace' },
  { bg: 'manor', skin: 1, hair: 'side', tone: 'grey', beard: 'short', hat: 'tall', hatColour: '#3e3350', band: '#c14a34', coat: '#6a4a7c' },
  { bg: 'manor', hair: 'long', tone: 'fair', hat: 'straw', hatColour: '#f0e2b8', band: '#33302f', coat: '#e0a92e' },
];

function drawn({ bg, tool, ...person }: Recipe): Picture {
  return { bg, people: [person], tools: tool ? [tool] : [] };
}

/** Everybody's picture, by card. */
export const PICTURES: ReadonlyMap<string, Picture> = new Map(
  Object.entries(RECIPES).map(([card, recipe]) => [card, drawn(recipe)]),
);

export const SEAT_PICTURES: readonly Picture[] = SEAT_PEOPLE.map(drawn);
