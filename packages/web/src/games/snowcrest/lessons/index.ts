import type { PlayerSketch, Sketch } from '@thorp/snowcrest/sketch';
import type { GameLessons } from '../../../lessons/types.ts';

const ME: PlayerSketch = {
  village: { 0: 'peasant', 2: 'labourer', 4: 'farmer', 6: 'novice', 8: 'caretaker' },
  tokens: 'BBB',
  tiles: 'farm',
  hand: ['officer', 'potter'],
  deck: ['nun', 'abbot', 'builder'],
};
const OTHER: PlayerSketch = {
  village: { 0: 'peasant', 2: 'labourer', 4: 'priest', 6: 'novice', 8: 'caretaker' },
  tokens: 'BB',
  tiles: 'farm',
  deck: ['nun', 'officer', 'potter'],
};

/** A position against one opponent, with the differences on each side. */
const position = (mine: PlayerSketch = {}, other: PlayerSketch = {}): Sketch => ({
  players: [
    { ...ME, ...mine },
    { ...OTHER, ...other },
  ],
  row: ['beggar', 'shepherd', 'smith', 'hermit', 'miller'],
  commons: ['chanter', 'mason', 'goldsmith'],
  goals: ['ach_01'],
});

/** The lessons of Snowcrest. */
export const lessons: GameLessons = {
  text: {
    en: () => import('./en.ts').then(({ en }) => en),
    de: () => import('./de.ts').then(({ de }) => de),
  },
  path: [
    {
      id: 'activate',
      section: 'activate',
      seats: 2,
      sketch: position(),
      goal: [{ kind: 'acted', seat: 0, card: 'farmer' }],
      good: [{ kind: 'activate', slot: 4 }, { kind: 'act' }],
      tries: { other: { kind: 'activate' }, add: { kind: 'add' }, skipped: { kind: 'skip' } },
      solution: [
        { kind: 'activate', slot: 4 },
        { kind: 'act', action: 0 },
      ],
    },
    {
      id: 'add',
      section: 'add',
      seats: 2,
      sketch: position(),
      goal: [{ kind: 'arrived', seat: 0, card: 'shepherd' }],
      good: [
        { kind: 'add', card: 'shepherd' },
        { kind: 'place', slot: 1 },
        { kind: 'place', slot: 3 },
        { kind: 'place', slot: 5 },
        { kind: 'place', slot: 7 },
        { kind: 'token' },
        { kind: 'tile' },
        { kind: 'villager' },
        { kind: 'handCard' },
        { kind: 'act' },
      ],
      tries: { replaces: { kind: 'place' }, other: { kind: 'add' }, activate: { kind: 'activate' } },
      solution: [
        { kind: 'add', from: 'row', card: 'shepherd' },
        { kind: 'place', slot: 1 },
        { kind: 'token', resource: 0 },
        { kind: 'token', resource: 0 },
        { kind: 'token', resource: 0 },
      ],
    },
    {
      id: 'line',
      section: 'rest',
      seats: 2,
      sketch: position({ village: { ...ME.village, 0: '-peasant', 4: '-farmer' } }),
      goal: [{ kind: 'activated', seat: 0, card: 'caretaker' }],
      good: [{ kind: 'activate', slot: 8 }, { kind: 'act' }, { kind: 'skip' }],
      tries: { other: { kind: 'activate' }, add: { kind: 'add' } },
      solution: [{ kind: 'activate', slot: 8 }],
    },
    {
      id: 'building',
      section: 'buildings',
      seats: 2,
      sketch: position({ tokens: 'JJJ' }),
      goal: [{ kind: 'built', seat: 0 }],
      good: [
        { kind: 'activate', slot: 2 },
        { kind: 'act', action: 1 },
        { kind: 'token' },
        { kind: 'handCard' },
        { kind: 'build' },
      ],
      tries: {
        gain: { kind: 'act', action: 0 },
        skipped: { kind: 'skip' },
        other: { kind: 'activate' },
        add: { kind: 'add' },
      },
      solution: [
        { kind: 'activate', slot: 2 },
        { kind: 'act', action: 1 },
        { kind: 'build', tile: 1 },
      ],
    },
    {
      id: 'meditate',
      section: 'meditation',
      seats: 2,
      sketch: position({ tokens: 'LLL' }, { tokens: 'L' }),
      goal: [{ kind: 'announced', seat: 0, effort: 3 }],
      good: [
        { kind: 'activate', slot: 6 },
        { kind: 'act', action: 1 },
        { kind: 'effort', bells: 3 },
      ],
      tries: {
        low: { kind: 'effort' },
        gain: { kind: 'act', action: 0 },
        skipped: { kind: 'skip' },
        other: { kind: 'activate' },
        add: { kind: 'add' },
      },
      solution: [
        { kind: 'activate', slot: 6 },
        { kind: 'act', action: 1 },
        { kind: 'effort', bells: 3 },
      ],
    },
  ],
};
