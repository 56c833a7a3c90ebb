import { must } from '@thorp/kernel';
import { LINEN, type Person } from '../../art/person.ts';
import type { Picture, Tool } from '../../art/Portrait.tsx';
import { GROUNDS, type SnowGround } from './backdrops.tsx';
import { TOOLS as t } from './tools.ts';

/** One line draws a Villager. */
interface Recipe extends Person {
  readonly bg: SnowGround;
  readonly tool?: Tool;
}

/* oxfmt-ignore */
const RECIPES: { readonly [id: string]: Recipe } = {
  peasant: { bg: 'snow', skin: 2, hair: 'short', tone: 'black', hat: 'cap', hatColour: '#8a5a2c', band: '#5b3a22', coat: '#7d8a5a', trim: '#e9d3a0', mouth: 'open', tool: t.grain('#b07a16') },
  labourer: { bg: 'fir', skin: 3, hair: 'short', tone: 'black', hat: 'kerchief', hatColour: '#b04a2c', coat: '#5d6b78', trim: '#e9d3a0', collar: 'scarf', mouth: 'smirk', tool: t.axe('#4d5c66') },
  novice: { bg: 'hall', skin: 1, coat: '#a8322f', trim: '#e0a92e', collar: 'cloak', mouth: 'open', tool: t.bell('#b07a16') },
  caretaker: { bg: 'hall', skin: 2, hair: 'bun', tone: 'grey', hat: 'coif', hatColour: '#e8d2a8', coat: '#6a4a7c', apron: '#f3e3c3', tool: t.broom('#7b5230') },

  farmer: { bg: 'snow', skin: 3, hair: 'long', tone: 'brown', hat: 'fur', hatColour: '#7a5236', coat: '#8c3f2b', trim: '#e0a92e', collar: 'cloak', mouth: 'open' },
  priest: { bg: 'hall', skin: 3, hair: 'side', tone: 'black', specs: true, coat: '#8c2740', trim: '#e0a92e', collar: 'cloak', eyes: 'shut' },
  builder: { bg: 'hall', skin: 1, hair: 'short', beard: 'short', hat: 'cap', hatColour: '#c9962e', coat: '#3f6d8a', apron: '#c99a5b', tool: t.saw('#4d5c66') },
  nun: { bg: 'hall', skin: 5, hat: 'wimple', hatColour: '#8c2740', coat: '#8c2740', trim: LINEN, eyes: 'shut', tool: t.candle('#8a5a12') },
  gardener: { bg: 'fir', skin: 4, hair: 'curls', tone: 'black', hat: 'straw', hatColour: '#d6a54b', band: '#2f6b6b', coat: '#3f7a58', apron: '#f3e3c3', mouth: 'open', tool: t.can('#4d5c66') },
  officer: { bg: 'snow', skin: 2, hair: 'short', tone: 'black', beard: 'moustache', hat: 'fur', hatColour: '#2f4f6b', coat: '#2f4f6b', trim: '#d9a325', brow: 'stern', tool: t.scroll('#8a5a2c') },
  abbot: { bg: 'hall', skin: 2, hair: 'tonsure', tone: 'grey', hat: 'tall', hatColour: '#c9962e', band: '#8c2740', coat: '#8c2740', trim: '#e0a92e', collar: 'scarf', eyes: 'shut' },
  potter: { bg: 'snow', skin: 1, hair: 'bun', tone: 'red', coat: '#f1e2c2', apron: '#b0532f', tool: t.amphora('#8a3d24') },
  woodcutter: { bg: 'fir', hair: 'short', tone: 'brown', beard: 'full', hat: 'fur', hatColour: '#5a4632', coat: '#9c3b2b', trim: '#3b2a20', nose: 'big', tool: t.stoneAxe('#4d5c66') },

  recruiter: { bg: 'snow', skin: 4, hair: 'short', tone: 'black', beard: 'goatee', hat: 'feather', hatColour: '#8c3f2b', band: '#e0a92e', coat: '#3e6b4b', trim: '#e9c46a', mouth: 'open', tool: t.banner('#a8322f') },
  scholar: { bg: 'hall', skin: 1, hair: 'side', tone: 'grey', specs: true, hat: 'beret', hatColour: '#2f4f6b', coat: '#4a3a52', trim: LINEN, tool: t.book('#7b5230') },
  merchant: { bg: 'hall', skin: 2, hair: 'long', tone: 'black', mouth: 'smirk', hat: 'beret', hatColour: '#3f3a5c', coat: '#2f6b6b', trim: '#d9a325', collar: 'cloak', tool: t.scales('#7a5a1a') },
  poet: { bg: 'snow', skin: 5, hair: 'long', tone: 'black', hat: 'beret', hatColour: '#a8322f', coat: '#5d2f6e', trim: LINEN, collar: 'lace', mouth: 'smirk', tool: t.feather('#3d5c85') },
  great_abbot: { bg: 'hall', skin: 3, hair: 'side', tone: 'white', beard: 'full', hat: 'mitre', hatColour: '#c9962e', coat: '#8c2740', trim: '#e0a92e', collar: 'cloak', eyes: 'shut', tool: t.bell('#b07a16') },
  mystic: { bg: 'fir', skin: 4, hair: 'long', tone: 'white', hat: 'hood', hatColour: '#43355c', coat: '#43355c', tool: t.orb('#5d2f6e') },
  terton: { bg: 'hall', skin: 3, hair: 'long', tone: 'grey', hat: 'mitre', hatColour: '#2f4f8c', coat: '#5d2f6e', trim: '#e0a92e', collar: 'scarf', tool: t.scroll('#8a5a2c') },
  beggar: { bg: 'snow', skin: 2, hair: 'short', tone: 'grey', beard: 'goatee', hat: 'hood', hatColour: '#8d7a62', coat: '#7a6a56', tool: t.rice('#8a3d24') },
  goldsmith: { bg: 'hall', skin: 4, hair: 'bun', tone: 'black', specs: true, coat: '#2f6b5a', trim: '#e8b84a', collar: 'ruff', mouth: 'smirk', tool: t.coins('#b07a16') },
  shepherd: { bg: 'snow', hair: 'braids', tone: 'fair', hat: 'fur', hatColour: '#8d8478', coat: '#6b7f8a', mouth: 'open', tool: t.sheep('#3c342f') },
  forester: { bg: 'fir', skin: 2, hair: 'braids', tone: 'black', hat: 'hood', hatColour: '#2f5d4a', coat: '#2f5d4a', tool: t.fir('#24513f') },
  smith: { bg: 'snow', skin: 3, hair: 'side', tone: 'black', beard: 'full', brow: 'stern', coat: '#d8c29a', apron: '#5a3b25', nose: 'big', tool: t.anvil('#3a3f45') },
  mason: { bg: 'hall', skin: 4, hair: 'short', tone: 'black', beard: 'short', hat: 'cap', hatColour: '#7b8a94', band: '#4d5c66', coat: '#b58a5a', apron: '#e7dcc4', tool: t.trowel('#4d5c66') },
  miller: { bg: 'snow', skin: 5, hair: 'side', tone: 'fair', beard: 'moustache', hat: 'beret', hatColour: '#f3ead6', coat: '#3f6d8a', apron: LINEN, tool: t.mill('#6b4526') },
  architect: { bg: 'hall', skin: 1, hair: 'short', tone: 'red', specs: true, hat: 'beret', hatColour: '#2f6b5a', coat: '#2f4f6b', trim: '#e9c46a', tool: t.ruler('#7b5230') },
  steward: { bg: 'snow', skin: 2, hair: 'side', tone: 'grey', hat: 'tall', hatColour: '#5a3b25', band: '#c9962e', coat: '#6b4a2d', trim: '#e9d3a0', collar: 'ruff', tool: t.key('#6b5a2f') },
  chanter: { bg: 'hall', skin: 4, hat: 'helmet', hatColour: '#d9a325', coat: '#b0532f', trim: '#e0a92e', collar: 'cloak', mouth: 'open', tool: t.bell('#b07a16') },
  hermit: { bg: 'fir', skin: 1, hair: 'long', tone: 'white', beard: 'full', coat: '#6b5a4a', trim: '#8a7862', collar: 'cloak', eyes: 'shut' },
  storyteller: { bg: 'snow', skin: 3, hair: 'curls', tone: 'grey', hat: 'kerchief', hatColour: '#c9962e', coat: '#7d4b6b', trim: '#e9c46a', collar: 'scarf', mouth: 'open', tool: t.notes('#5d2f6e') },
  shaman: { bg: 'fir', skin: 4, hair: 'long', tone: 'black', hat: 'crown', hatColour: '#8a5a2c', coat: '#7a3d27', trim: '#2f8f8a', collar: 'cloak', brow: 'stern', tool: t.drum('#8a3d24') },
  pilgrim: { bg: 'snow', skin: 2, hair: 'braids', tone: 'black', hat: 'straw', hatColour: '#c9a04a', band: '#5d6b78', coat: '#8d7a62', trim: '#e9d3a0', collar: 'cloak', tool: t.footsteps('#5a3b25') },
};

const pictures = new Map<string, Picture>();

/** The picture on a Villager's card. */
export function pictureOf(id: string): Picture {
  const known = pictures.get(id);
  if (known) return known;
  const { bg, tool, ...person } = must(RECIPES[id], `the picture of ${id} is drawn`);
  const picture: Picture = { bg: 'winter', ground: GROUNDS[bg], people: [person], tools: tool ? [tool] : [] };
  pictures.set(id, picture);
  return picture;
}

/** Faces of the people who sit at a table, by seat; nobody's Village depends on them. */
const SEAT_PEOPLE = ['gardener', 'scholar', 'merchant', 'forester'];

export function personAt(seat: number): Picture {
  return pictureOf(SEAT_PEOPLE[seat % SEAT_PEOPLE.length] ?? 'gardener');
}
