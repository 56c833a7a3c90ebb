import type { LordSketch, Sketch } from '@thorp/feudalia/sketch';
import type { GameLessons } from '../../../lessons/types.ts';

const ME: LordSketch = {
  hand: ['serf', 'merchant', 'priest'],
  fiefs: [
    { type: 'wheat', cubes: { wheat: 3 } },
    { type: 'wood', cubes: { wood: 2 } },
    { type: 'clay', cubes: { clay: 3 } },
  ],
  coins: 2,
};

const position = (mine: LordSketch = {}): Sketch => ({ lords: [{ ...ME, ...mine }] });

/** The lessons of Feudalia. */
export const lessons: GameLessons = {
  text: {
    en: () => import('./en.ts').then(({ en }) => en),
    de: () => import('./de.ts').then(({ de }) => de),
  },
  path: [
    {
      id: 'field',
      section: 'field',
      seats: 2,
      sketch: position(),
      goal: [{ kind: 'field', seat: 0, card: 'serf', fief: 1 }],
      good: [{ kind: 'field', card: 'serf', fief: 1 }],
      tries: {
        fief: { kind: 'field', card: 'serf' },
        income: { kind: 'income', card: 'serf' },
        end: { kind: 'end' },
      },
      solution: [{ kind: 'field', card: 'serf', fief: 1 }],
    },
    {
      id: 'hire',
      section: 'hiring',
      seats: 2,
      sketch: position({ hand: ['serf', 'merchant'], coins: 0 }),
      goal: [{ kind: 'hired', seat: 0, card: 'priest' }],
      good: [{ kind: 'income' }, { kind: 'hire', card: 'priest' }],
      tries: { field: { kind: 'field' }, other: { kind: 'hire' }, end: { kind: 'end' } },
      solution: [
        { kind: 'income', card: 'merchant' },
        { kind: 'income', card: 'serf' },
        { kind: 'hire', card: 'priest' },
      ],
    },
    {
      id: 'recall',
      section: 'influence',
      seats: 2,
      sketch: position(),
      goal: [{ kind: 'recalled', seat: 0, card: 'serf' }],
      good: [
        { kind: 'field', card: 'serf' },
        { kind: 'influence', card: 'priest', scroll: 0 },
      ],
      tries: {
        draws: { kind: 'influence', card: 'priest' },
        income: { kind: 'income', card: 'serf' },
        end: { kind: 'end' },
      },
      solution: [
        { kind: 'field', card: 'serf', fief: 1 },
        { kind: 'influence', card: 'priest', scroll: 0 },
      ],
    },
    {
      id: 'upgrade',
      section: 'hiring',
      seats: 2,
      sketch: position({
        hand: ['serf'],
        coins: 4,
        fiefs: [
          { type: 'wheat', cubes: { wheat: 1 } },
          { type: 'wood', cubes: { wood: 3 } },
          { type: 'clay', cubes: { clay: 1 } },
        ],
      }),
      goal: [{ kind: 'upgraded', seat: 0, fief: 0 }],
      good: [{ kind: 'upgrade', fief: 0 }],
      tries: { other: { kind: 'upgrade' }, spent: { kind: 'hire' }, wood: { kind: 'build' }, end: { kind: 'end' } },
      solution: [{ kind: 'upgrade', fief: 0 }],
    },
    {
      id: 'cathedral',
      section: 'cathedral',
      seats: 2,
      sketch: position({ hand: ['serf'] }),
      goal: [{ kind: 'built', seat: 0, lot: 'foundations' }],
      good: [{ kind: 'build' }],
      tries: { end: { kind: 'end' } },
      solution: [{ kind: 'build', buy: 'foundations_clay' }],
    },
    {
      id: 'tax',
      section: 'tax',
      seats: 2,
      sketch: position({
        hand: ['serf', 'tax_collector'],
        fiefs: [
          { type: 'wheat', cubes: { wheat: 3, wood: 2 } },
          { type: 'wood', cubes: { wood: 2 } },
          { type: 'clay', cubes: { clay: 1 } },
        ],
      }),
      goal: [
        { kind: 'lost', seat: 0, fief: 0, resource: 'wheat' },
        { kind: 'lost', seat: 0, fief: 0, resource: 'wheat' },
      ],
      good: [{ kind: 'lose', resource: 'wheat' }],
      tries: { wood: { kind: 'lose', resource: 'wood' } },
      solution: [
        { kind: 'lose', resource: 'wheat' },
        { kind: 'lose', resource: 'wheat' },
      ],
    },
  ],
};
