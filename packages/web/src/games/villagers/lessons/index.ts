import type { Sketch } from '@thorp/villagers/sketch';
import type { GameLessons } from '../../../lessons/types.ts';

/** The steps after the build turn of seat 0: the table continues as usual. */
const REST: Sketch['frames'] = [{ step: 'buildTurn', seat: 1 }, { step: 'markets' }, { step: 'endOfRound' }];
const BUILD: Sketch['frames'] = [{ step: 'buildTurn', seat: 0 }, ...REST];
const DRAFT: Sketch['frames'] = [{ step: 'draftPhase' }, { step: 'endOfDraft' }, ...BUILD];
const ROAD: Sketch['road'] = ['swineherd', 'carpenter', 'grazier', 'mason', 'harvester', 'wattler'];

/** The position of a lesson for two; the compiler checks its format. */
const position = (sketch: Sketch): Sketch => ({ seats: 2, ...sketch });

/** The lessons of Villagers. */
export const lessons: GameLessons = {
  text: {
    en: () => import('./en.ts').then(({ en }) => en),
    de: () => import('./de.ts').then(({ de }) => de),
  },
  path: [
    {
      id: 'draft',
      section: 'draft',
      seats: 2,
      sketch: position({ villages: [['founders-food']], road: ROAD, roadCoins: [0, 0, 0, 2, 0, 0], frames: DRAFT }),
      goal: [{ kind: 'took', seat: 0, slot: 3 }],
      good: [{ kind: 'take', slot: 3 }],
      tries: { unseen: { kind: 'draw' } },
      solution: [{ kind: 'take', slot: 3 }],
    },
    {
      id: 'chain',
      section: 'chains',
      seats: 2,
      sketch: position({
        hands: [['cartwright', 'hunter', 'priest']],
        villages: [['founders-food', 'lumberjack > wheeler']],
        frames: BUILD,
      }),
      goal: [{ kind: 'built', seat: 0, card: 'cartwright' }],
      good: [{ kind: 'build', card: 'cartwright' }],
      tries: { alone: { kind: 'build', on: -1 }, basic: { kind: 'exchange' }, end: { kind: 'endTurn' } },
      solution: [{ kind: 'build', card: 'cartwright', on: 2 }],
    },
    {
      id: 'cover',
      section: 'villager',
      seats: 2,
      sketch: position({
        hands: [['vintner', 'thatcher']],
        villages: [['founders-food', 'graper', 'hayer']],
        frames: BUILD,
      }),
      goal: [{ kind: 'built', seat: 0, card: 'thatcher' }],
      good: [{ kind: 'build', card: 'thatcher' }],
      tries: { covers: { kind: 'build', card: 'vintner' }, end: { kind: 'endTurn' } },
      solution: [{ kind: 'build', card: 'thatcher', on: 2 }],
    },
    {
      id: 'basics',
      section: 'basics',
      seats: 2,
      sketch: position({ hands: [['blacksmith', 'spelunker']], villages: [['founders-food']], frames: BUILD }),
      goal: [{ kind: 'built', seat: 0, card: 'blacksmith' }],
      good: [{ kind: 'onto' }, { kind: 'return', card: 'spelunker' }, { kind: 'build', card: 'blacksmith' }],
      once: [{ kind: 'exchange', basic: 'miner' }],
      tries: {
        again: { kind: 'exchange', basic: 'miner' },
        other: { kind: 'exchange' },
        lost: { kind: 'return', card: 'blacksmith' },
        end: { kind: 'endTurn' },
      },
      solution: [
        { kind: 'exchange', basic: 'miner' },
        { kind: 'onto', stack: 5 },
        { kind: 'return', card: 'spelunker' },
        { kind: 'build', card: 'blacksmith', on: 1 },
      ],
    },
    {
      id: 'padlock',
      section: 'padlocks',
      seats: 2,
      sketch: position({
        hands: [['glass-blower', 'fromager']],
        villages: [
          ['founders-food', 'miner > blacksmith'],
          ['founders-food', 'miner > blacksmith'],
        ],
        frames: BUILD,
      }),
      goal: [{ kind: 'unlocked', seat: 0, card: 'glass-blower', village: 0 }],
      good: [
        { kind: 'build', card: 'glass-blower' },
        { kind: 'unlock', village: 0 },
      ],
      tries: { neighbour: { kind: 'unlock', village: 1 }, end: { kind: 'endTurn' } },
      solution: [
        { kind: 'build', card: 'glass-blower', on: 1 },
        { kind: 'unlock', village: 0, at: 2 },
      ],
    },
    {
      id: 'market',
      section: 'round',
      seats: 2,
      sketch: position({ villages: [['founders-food']], road: ROAD, stacks: [[], ['hunter']], frames: DRAFT }),
      goal: [{ kind: 'stackEmptied', stack: 1 }],
      good: [{ kind: 'draw', stack: 1 }, { kind: 'take' }],
      tries: { far: { kind: 'draw' } },
      solution: [{ kind: 'draw', stack: 1 }],
    },
  ],
};
