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

const DUELS = PLAIN.map(scenario => ({ seats: 2, settings: { scenario } }));
const TABLES = PLAIN.map((scenario, i) => ({ seats: 3 + (i % 2), settings: { scenario } }));

export const learned: Learned<State> = {
  features,
  nets,
  horizon: 8,
  quicker: 1.5,
  tables: {
    duel: [...DUELS, ...DUELS.flatMap(() => [{ seats: 2 }, { seats: 2 }])],
    table: [...TABLES, ...TABLES.flatMap(() => [{ seats: 3 }, { seats: 4 }])],
    solo: [{ seats: 1 }],
  },
  par: () => USUAL_HALVES,
  netFor: ({ settings, lords }) => {
    const { scenario, variant, timeTrial, practice, trading, iron } = settings;
    if (variant !== 'none' || timeTrial || practice || trading || iron || !PLAIN.includes(scenario)) return null;
    if (lords.length === 1) return 'solo';
    return lords.length === 2 ? 'duel' : 'table';
  },
};
