import type { Learned } from '@thorp/kernel';
import { LEVELS, levelOf } from '../cards/figures.ts';
import { isSolo } from '../table.ts';
import type { State } from '../types.ts';
import { features } from './features.ts';
import { nets } from './nets.ts';

export const learned: Learned<State> = {
  features,
  nets,
  horizon: 8,
  quicker: 2,
  tables: {
    table: [{ seats: 2 }, { seats: 2 }, { seats: 3 }, { seats: 4 }],
    solo: LEVELS.map((_, at) => ({ seats: 1, settings: { level: at + 1 } })),
  },
  par: s => levelOf(s.settings.level).target,
  // S-18 The Basic variant was never trained.
  netFor: s => (s.settings.basic ? null : isSolo(s) ? 'solo' : 'table'),
};
