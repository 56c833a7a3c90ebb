import type { Learned } from '@thorp/kernel';
import { LEVELS, levelOf } from '../cards/figures.ts';
import type { State } from '../types.ts';
import { features } from './features.ts';
import { nets } from './nets.ts';

const SOLO = LEVELS.map((_, at) => ({ seats: 1, settings: { level: at + 1 } }));

/** By the number of seats, from one. */
const NETS = ['solo', 'duel', 'several', 'several'];

export const learned: Learned<State> = {
  features,
  nets,
  plans: {
    duel: { tables: [{ seats: 2 }], horizon: 8, quicker: 1.85 },
    several: { tables: [{ seats: 3 }, { seats: 4 }], rivals: true, horizon: 8, quicker: 1.25 },
    solo: { tables: SOLO, horizon: 8, quicker: 1.85 },
  },
  par: s => levelOf(s.settings.level).target,
  // S-18 No net is trained for the Basic variant.
  netFor: s => (s.settings.basic ? null : (NETS[s.players.length - 1] ?? null)),
};
