import type { Learned } from '@thorp/kernel';
import type { ScenarioId } from '../cards/scenarios.ts';
import type { State } from '../types.ts';
import { features } from './features.ts';
import { nets } from './nets.ts';

/** About how many halves a lone lord has in the end. */
const USUAL_HALVES = 18;

/** F-17 The only scenario that nets are trained with; others have other vassals. */
const SCENARIO: ScenarioId = 'S4';

/** By the number of seats, from one. */
const NETS = ['solo', 'duel', 'several', 'several'];

export const learned: Learned<State> = {
  features,
  nets,
  plans: {
    duel: { tables: [{ seats: 2 }], horizon: 16, quicker: 0.82 },
    several: { tables: [{ seats: 3 }, { seats: 4 }], rivals: true, horizon: 8, quicker: 1.5 },
    solo: { tables: [{ seats: 1 }], horizon: 8, quicker: 1.5 },
  },
  par: () => USUAL_HALVES,
  netFor: ({ settings, lords }) => {
    const { scenario, variant, timeTrial, practice, trading, iron } = settings;
    if (variant !== 'none' || timeTrial || practice || trading || iron || scenario !== SCENARIO) return null;
    return NETS[lords.length - 1] ?? null;
  },
};
