import book from 'game-icons:open-book';
import child from 'game-icons:baby-face';
import coins from 'game-icons:two-coins';
import hammer from 'game-icons:flat-hammer';
import lantern from 'game-icons:lantern-flame';
import type { CharacterName } from '@thorp/helvetia/cards';
import type { Picture, Tool } from '../../art/Portrait.tsx';
import { LINEN } from '../../art/person.ts';

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
        hatColour: '#c9962e',
        band: '#5b3a22',
        coat: '#7b5230',
        apron: '#e7dcc4',
      },
    ],
    tools: holds(hammer, '#4d5c66', 86, 44),
  },
  trader: {
    bg: 'grains',
    people: [
      {
        skin: 1,
        hair: 'short',
        beard: 'moustache',
        hat: 'feather',
        hatColour: '#2f6848',
        band: '#c14a34',
        coat: '#2f6848',
        trim: '#f3e3c3',
        collar: 'ruff',
      },
    ],
    tools: holds(coins, '#b07a12', 90, 40),
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
        hatColour: '#33302f',
        band: '#c9962e',
        coat: '#3b3f5c',
        trim: '#23263d',
        collar: 'cloak',
      },
    ],
    tools: holds(lantern, '#f0c14a', 86, 44),
  },
  priest: {
    bg: 'grapes',
    people: [{ hair: 'tonsure', tone: 'grey', specs: true, coat: '#33302f', trim: LINEN }],
    tools: holds(book, '#6a3d7c', 94, 40),
  },
  midwife: {
    bg: 'wool',
    people: [{ skin: 2, hair: 'bun', tone: 'black', hat: 'coif', coat: '#1c6f6c', apron: LINEN }],
    tools: holds(child, '#7a4a2a', 92, 36),
  },
};
