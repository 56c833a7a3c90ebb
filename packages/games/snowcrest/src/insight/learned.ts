import type { Learned } from '@thorp/kernel';
import { LEVELS, levelOf } from '../cards/figures.ts';
import type { State } from '../types.ts';
import { features } from './features.ts';
import { nets } from './nets.ts';

export const learned: Learned<State> = {
  features,
  nets,
  horizon: 8,
  quicker: 1.85,
  tables: {
    duel: [{ seats: 2 }],
    table: [{ seats: 3 }, { seats: 4 }],
    solo: LEVELS.map((_, at) => ({ seats: 1, settings: { level: at + 1 } })),
  },
  par: s => levelOf(s.settings.level).target,
  // At larger tables and alone no net has been shown to play better than the estimate. S-18 The Basic variant was never
  // trained.
  netFor: s => (s.players.length !== 2 || s.settings.basic ? null : 'duel'),
};
