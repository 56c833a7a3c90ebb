import * as paint from '../../art/palette.ts';
import book from 'game-icons:open-book';
import child from 'game-icons:baby-face';
import coins from 'game-icons:two-coins';
import hammer from 'game-icons:flat-hammer';
import lantern from 'game-icons:lantern-flame';
import type { CharacterName } from '@thorp/helvetia/cards';
import type { Picture, Tool } from '../../art/Portrait.tsx';

const holds = (body: string, colour: string, y: number, size: number): Tool[] => [{ body, colour, x: 97, y, size }];

/** Who receives the coins. */
export const PORTRAITS: { readonly [name in CharacterName]: Picture } = {
  builder: {
    bg: 'clay',
    people: [
      {
        skin: 3,
        hair: 'short',
        tone: 'black',
        beard: 'short',
        hat: 'cap',
        hatColour: paint.gold70,
        band: paint.brown38,
        coat: paint.brown48b,
        apron: paint.cream90b,
      },
    ],
    tools: holds(hammer, paint.slate47, 86, 44),
  },
  trader: {
    bg: 'grains',
    people: [
      {
        skin: 1,
        hair: 'short',
        beard: 'moustache',
        hat: 'feather',
        hatColour: paint.green47,
        band: paint.red57,
        coat: paint.green47,
        trim: paint.straw92d,
        collar: 'ruff',
      },
    ],
    tools: holds(coins, paint.brown62, 90, 40),
  },
  'night-watchman': {
    bg: 'night',
    people: [
      {
        skin: 1,
        hair: 'side',
        tone: 'grey',
        beard: 'full',
        hat: 'tall',
        hatColour: paint.grey31,
        band: paint.gold70,
        coat: paint.indigo38,
        trim: paint.indigo28,
        collar: 'cloak',
      },
    ],
    tools: holds(lantern, paint.gold83b, 86, 44),
  },
  priest: {
    bg: 'grapes',
    people: [{ hair: 'tonsure', tone: 'grey', specs: true, coat: paint.grey31, trim: paint.LINEN }],
    tools: holds(book, paint.violet44, 94, 40),
  },
  midwife: {
    bg: 'wool',
    people: [{ skin: 2, hair: 'bun', tone: 'black', hat: 'coif', coat: paint.teal49b, apron: paint.LINEN }],
    tools: holds(child, paint.rust46b, 92, 36),
  },
};
