import type { Learned } from '@thorp/kernel';
import { SCENARIO_IDS, scenarioOf, type ScenarioId } from '../cards/scenarios.ts';
import type { State } from '../types.ts';
import { features } from './features.ts';
import { nets } from './nets.ts';

/** Halves that a lone lord has in the end, about. */
const USUAL_HALVES = 18;

/** Scenarios whose piles differ, but not their rules. */
const PLAIN: readonly ScenarioId[] = SCENARIO_IDS.filter(id => {
  const { module, tutorial, variant, goal } = scenarioOf(id);
  return module === 'basic' && !tutorial && variant === null && goal === scenarioOf('S4').goal;
});

const PLAIN_TABLES = PLAIN.map((scenario, i) => ({ seats: 2 + (i % 3), settings: { scenario } }));

export const learned: Learned<State> = {
  features,
  nets,
  horizon: 8,
  quicker: 1.5,
  tables: {
    table: [...PLAIN_TABLES.flatMap(() => [{ seats: 2 }, { seats: 2 }, { seats: 3 }, { seats: 4 }]), ...PLAIN_TABLES],
    solo: [{ seats: 1 }],
  },
  par: () => USUAL_HALVES,
  netFor: ({ settings, lords }) => {
    const { scenario, variant, timeTrial, practice, trading, iron } = settings;
    if (variant !== 'none' || timeTrial || practice || trading || iron || !PLAIN.includes(scenario)) return null;
    return lords.length === 1 ? 'solo' : 'table';
  },
};
