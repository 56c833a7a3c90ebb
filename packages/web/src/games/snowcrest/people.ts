import * as paint from '../../art/palette.ts';
import { must } from '@thorp/kernel';
import type { Person } from '../../art/person.ts';
import type { Picture, Tool } from '../../art/Portrait.tsx';
import { GROUNDS, type SnowGround } from './backdrops.tsx';
import { TOOLS as t } from './tools.ts';

/** The description of one Villager's picture. */
interface Recipe extends Person {
  readonly bg: SnowGround;
  readonly tool?: Tool;
}

/* oxfmt-ignore */
const RECIPES: { readonly [id: string]: Recipe } = {
  peasant: { bg: 'snow', skin: 2, hair: 'short', tone: 'black', hat: 'cap', hatColour: paint.brown51b, band: paint.brown38, coat: paint.moss61, trim: paint.straw87c, mouth: 'open', tool: t.grain(paint.brown62b) },
  labourer: { bg: 'fir', skin: 3, hair: 'short', tone: 'black', hat: 'kerchief', hatColour: paint.red54, coat: paint.slate52, trim: paint.straw87c, collar: 'scarf', mouth: 'smirk', tool: t.axe(paint.slate47) },
  novice: { bg: 'hall', skin: 1, coat: paint.red49b, trim: paint.gold77, collar: 'cloak', mouth: 'open', tool: t.bell(paint.brown62b) },
  caretaker: { bg: 'hall', skin: 2, hair: 'bun', tone: 'grey', hat: 'coif', hatColour: paint.straw87b, coat: paint.violet46, apron: paint.straw92d, tool: t.broom(paint.brown48b) },

  farmer: { bg: 'snow', skin: 3, hair: 'long', tone: 'brown', hat: 'fur', hatColour: paint.brown48, coat: paint.red46, trim: paint.gold77, collar: 'cloak', mouth: 'open' },
  priest: { bg: 'hall', skin: 3, hair: 'side', tone: 'black', specs: true, coat: paint.crimson44, trim: paint.gold77, collar: 'cloak', eyes: 'shut' },
  builder: { bg: 'hall', skin: 1, hair: 'short', beard: 'short', hat: 'cap', hatColour: paint.gold70, coat: paint.blue51, apron: paint.tan72, tool: t.saw(paint.slate47) },
  nun: { bg: 'hall', skin: 5, hat: 'wimple', hatColour: paint.crimson44, coat: paint.crimson44, trim: paint.LINEN, eyes: 'shut', tool: t.candle(paint.brown51) },
  gardener: { bg: 'fir', skin: 4, hair: 'curls', tone: 'black', hat: 'straw', hatColour: paint.gold75c, band: paint.teal49, coat: paint.green53, apron: paint.straw92d, mouth: 'open', tool: t.can(paint.slate47) },
  officer: { bg: 'snow', skin: 2, hair: 'short', tone: 'black', beard: 'moustache', hat: 'fur', hatColour: paint.indigo42, coat: paint.indigo42, trim: paint.gold75, brow: 'stern', tool: t.scroll(paint.brown51b) },
  abbot: { bg: 'hall', skin: 2, hair: 'tonsure', tone: 'grey', hat: 'tall', hatColour: paint.gold70, band: paint.crimson44, coat: paint.crimson44, trim: paint.gold77, collar: 'scarf', eyes: 'shut' },
  potter: { bg: 'snow', skin: 1, hair: 'bun', tone: 'red', coat: paint.straw92, apron: paint.rust55, tool: t.amphora(paint.rust46) },
  woodcutter: { bg: 'fir', hair: 'short', tone: 'brown', beard: 'full', hat: 'fur', hatColour: paint.brown41, coat: paint.red48, trim: paint.soot30b, nose: 'big', tool: t.stoneAxe(paint.slate47) },

  recruiter: { bg: 'snow', skin: 4, hair: 'short', tone: 'black', beard: 'goatee', hat: 'feather', hatColour: paint.red46, band: paint.gold77, coat: paint.green49, trim: paint.gold83d, mouth: 'open', tool: t.banner(paint.red49b) },
  scholar: { bg: 'hall', skin: 1, hair: 'side', tone: 'grey', specs: true, hat: 'beret', hatColour: paint.indigo42, coat: paint.violet38, trim: paint.LINEN, tool: t.book(paint.brown48b) },
  merchant: { bg: 'hall', skin: 2, hair: 'long', tone: 'black', mouth: 'smirk', hat: 'beret', hatColour: paint.violet37, coat: paint.teal49, trim: paint.gold75, collar: 'cloak', tool: t.scales(paint.ochre49) },
  poet: { bg: 'snow', skin: 5, hair: 'long', tone: 'black', hat: 'beret', hatColour: paint.red49b, coat: paint.violet39, trim: paint.LINEN, collar: 'lace', mouth: 'smirk', tool: t.feather(paint.indigo47) },
  great_abbot: { bg: 'hall', skin: 3, hair: 'side', tone: 'white', beard: 'full', hat: 'mitre', hatColour: paint.gold70, coat: paint.crimson44, trim: paint.gold77, collar: 'cloak', eyes: 'shut', tool: t.bell(paint.brown62b) },
  mystic: { bg: 'fir', skin: 4, hair: 'long', tone: 'white', hat: 'hood', hatColour: paint.violet36, coat: paint.violet36, tool: t.orb(paint.violet39) },
  terton: { bg: 'hall', skin: 3, hair: 'long', tone: 'grey', hat: 'mitre', hatColour: paint.indigo44, coat: paint.violet39, trim: paint.gold77, collar: 'scarf', tool: t.scroll(paint.brown51b) },
  beggar: { bg: 'snow', skin: 2, hair: 'short', tone: 'grey', beard: 'goatee', hat: 'hood', hatColour: paint.brown59, coat: paint.brown53c, tool: t.rice(paint.rust46) },
  goldsmith: { bg: 'hall', skin: 4, hair: 'bun', tone: 'black', specs: true, coat: paint.teal48, trim: paint.gold81, collar: 'ruff', mouth: 'smirk', tool: t.coins(paint.brown62b) },
  shepherd: { bg: 'snow', hair: 'braids', tone: 'fair', hat: 'fur', hatColour: paint.stone62, coat: paint.slate58, mouth: 'open', tool: t.sheep(paint.soot33) },
  forester: { bg: 'fir', skin: 2, hair: 'braids', tone: 'black', hat: 'hood', hatColour: paint.green44, coat: paint.green44, tool: t.fir(paint.green40) },
  smith: { bg: 'snow', skin: 3, hair: 'side', tone: 'black', beard: 'full', brow: 'stern', coat: paint.gold82, apron: paint.brown38b, nose: 'big', tool: t.anvil(paint.slate37) },
  mason: { bg: 'hall', skin: 4, hair: 'short', tone: 'black', beard: 'short', hat: 'cap', hatColour: paint.slate62, band: paint.slate47, coat: paint.brown66b, apron: paint.cream90b, tool: t.trowel(paint.slate47) },
  miller: { bg: 'snow', skin: 5, hair: 'side', tone: 'fair', beard: 'moustache', hat: 'beret', hatColour: paint.cream94, coat: paint.blue51, apron: paint.LINEN, tool: t.mill(paint.brown43) },
  architect: { bg: 'hall', skin: 1, hair: 'short', tone: 'red', specs: true, hat: 'beret', hatColour: paint.teal48, coat: paint.indigo42, trim: paint.gold83d, tool: t.ruler(paint.brown48b) },
  steward: { bg: 'snow', skin: 2, hair: 'side', tone: 'grey', hat: 'tall', hatColour: paint.brown38b, band: paint.gold70, coat: paint.brown44, trim: paint.straw87c, collar: 'ruff', tool: t.key(paint.ochre47) },
  chanter: { bg: 'hall', skin: 4, hat: 'helmet', hatColour: paint.gold75, coat: paint.rust55, trim: paint.gold77, collar: 'cloak', mouth: 'open', tool: t.bell(paint.brown62b) },
  hermit: { bg: 'fir', skin: 1, hair: 'long', tone: 'white', beard: 'full', coat: paint.stone48, trim: paint.brown58, collar: 'cloak', eyes: 'shut' },
  storyteller: { bg: 'snow', skin: 3, hair: 'curls', tone: 'grey', hat: 'kerchief', hatColour: paint.gold70, coat: paint.plum48, trim: paint.gold83d, collar: 'scarf', mouth: 'open', tool: t.notes(paint.violet39) },
  shaman: { bg: 'fir', skin: 4, hair: 'long', tone: 'black', hat: 'crown', hatColour: paint.brown51b, coat: paint.rust43, trim: paint.teal59, collar: 'cloak', brow: 'stern', tool: t.drum(paint.rust46) },
  pilgrim: { bg: 'snow', skin: 2, hair: 'braids', tone: 'black', hat: 'straw', hatColour: paint.gold73, band: paint.slate52, coat: paint.brown59, trim: paint.straw87c, collar: 'cloak', tool: t.footsteps(paint.brown38b) },
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

/** Portraits of the people at a table, by seat. They have no meaning for the game. */
const SEAT_PEOPLE = ['gardener', 'scholar', 'merchant', 'forester'];

export function personAt(seat: number): Picture {
  return pictureOf(SEAT_PEOPLE[seat % SEAT_PEOPLE.length] ?? 'gardener');
}
