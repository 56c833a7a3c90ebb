import type { Learned } from '@thorp/kernel';
import type { State } from '../types.ts';
import { features } from './features.ts';
import { nets } from './nets.ts';

export const learned: Learned<State> = {
  features,
  nets,
  horizon: 12,
  quicker: 2.5,
  tables: { table: [{ seats: 2 }, { seats: 2 }, { seats: 3 }, { seats: 4 }] },
  // H-21 Nets know the usual rules only; how the game is set up and when it is cut short does not matter to them.
  netFor: ({ settings: { quarterModel, watchmanScope, childLimit, prerequisiteModel, vpBuildingPile } }) =>
    quarterModel === 'sides' &&
    watchmanScope === 'any-village' &&
    childLimit === 'per-turn' &&
    prerequisiteModel === 'produced-this-turn' &&
    vpBuildingPile === 'in-3'
      ? 'table'
      : null,
};
