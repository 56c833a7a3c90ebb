import type { Sketch, VillageSketch } from '@thorp/helvetia/sketch';
import type { GameLessons } from '../../../lessons/types.ts';

const MINE: VillageSketch = {
  houses: [
    { slot: 'T1', building: 'woodcutter', host: 'man' },
    { slot: 'L', building: 'well', host: 'woman' },
    { slot: 'R', building: 'goat-shed', host: 'man' },
  ],
  centre: ['woman'],
  dowry: [1, 1],
};
const OTHER: VillageSketch = {
  houses: [
    { slot: 'T0', building: 'brickyard', host: 'man' },
    { slot: 'B1', building: 'grain-farm', host: 'woman' },
  ],
  dowry: [0, 0],
};
const ASLEEP: VillageSketch = {
  houses: [
    { slot: 'T1', building: 'woodcutter', host: 'man', asleep: true },
    { slot: 'L', building: 'well', host: 'woman', asleep: true },
    { slot: 'T3', building: 'stonemason', host: 'man', asleep: true },
    { slot: 'B2', building: 'brickyard', host: 'woman', asleep: true },
  ],
  dowry: [1, 1],
};
const COUPLE: VillageSketch = {
  houses: [
    { slot: 'T1', building: 'woodcutter', host: 'man', guest: 1 },
    { slot: 'B1', building: 'well', host: 'woman' },
  ],
  dowry: [1, 1],
};

const position = (...villages: VillageSketch[]): Sketch => ({ villages, display: ['mine', 'cow-shed'] });

/** The lessons of Helvetia. */
export const lessons: GameLessons = {
  text: {
    en: () => import('./en.ts').then(({ en }) => en),
    de: () => import('./de.ts').then(({ de }) => de),
  },
  path: [
    {
      id: 'build',
      section: 'builder',
      seats: 2,
      sketch: position(MINE, OTHER),
      goal: [
        { kind: 'worked', seat: 0, good: 'wood' },
        { kind: 'built', seat: 0, building: 'mine' },
      ],
      good: [
        { kind: 'call', character: 'builder' },
        { kind: 'build', building: 'mine' },
        { kind: 'work' },
        { kind: 'place' },
      ],
      tries: { bought: { kind: 'buy' }, dear: { kind: 'build', building: 'cow-shed' }, other: { kind: 'call' } },
      solution: [
        { kind: 'call', character: 'builder' },
        { kind: 'build', building: 'mine' },
        { kind: 'work', village: 0, slot: 'T1' },
        { kind: 'place', slot: 'B1' },
      ],
    },
    {
      id: 'deliver',
      section: 'trader',
      seats: 2,
      sketch: position(MINE, OTHER),
      goal: [{ kind: 'goodsTile', seat: 0, good: 'goat' }],
      good: [
        { kind: 'call', character: 'trader' },
        { kind: 'deliver', good: 'goat' },
      ],
      tries: { basic: { kind: 'deliver' }, other: { kind: 'call' } },
      solution: [
        { kind: 'call', character: 'trader' },
        { kind: 'deliver', good: 'goat' },
      ],
    },
    {
      id: 'wake',
      section: 'watchman',
      seats: 2,
      sketch: position(ASLEEP, OTHER),
      goal: [{ kind: 'woke', seat: 0, village: 0, quarter: 'top' }],
      good: [
        { kind: 'call', character: 'night-watchman' },
        { kind: 'wake', village: 0, quarter: 'top' },
      ],
      tries: { abroad: { kind: 'wake', village: 1 }, fewer: { kind: 'wake', village: 0 }, other: { kind: 'call' } },
      solution: [
        { kind: 'call', character: 'night-watchman' },
        { kind: 'wake', village: 0, quarter: 'top' },
      ],
    },
    {
      id: 'marry',
      section: 'dowry',
      seats: 3,
      sketch: position(
        { ...MINE, dowry: [1, 2] },
        { houses: [{ slot: 'T0', building: 'brickyard', host: 'man' }], dowry: [0, 2] },
        { houses: [{ slot: 'B1', building: 'grain-farm', host: 'woman' }], dowry: [0, 1] },
      ),
      goal: [{ kind: 'dowry', seat: 0, colour: 0 }],
      good: [{ kind: 'call', character: 'priest' }, { kind: 'send' }, { kind: 'marry' }, { kind: 'dowry', colour: 0 }],
      tries: { colour: { kind: 'dowry' }, other: { kind: 'call' } },
      solution: [
        { kind: 'call', character: 'priest' },
        { kind: 'dowry', colour: 0 },
      ],
    },
    {
      id: 'child',
      section: 'midwife',
      seats: 2,
      sketch: position(COUPLE, OTHER),
      goal: [{ kind: 'born', seat: 0 }],
      good: [{ kind: 'call', character: 'midwife' }, { kind: 'bear' }],
      tries: { other: { kind: 'call' } },
      solution: [
        { kind: 'call', character: 'midwife' },
        { kind: 'bear', slot: 'T1', sex: 'woman' },
      ],
    },
  ],
};
