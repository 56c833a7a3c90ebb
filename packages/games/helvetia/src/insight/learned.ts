import type { Learned } from '@thorp/kernel';
import type { HelvetiaSettings, State } from '../types.ts';
import { features } from './features.ts';
import { nets } from './nets.ts';

/** By the number of seats, from two. For three the net was not shown to play better than the estimate. */
const NETS = ['duel', null, 'several'];

export const learned: Learned<State> = {
  features,
  nets,
  plans: {
    duel: { tables: [{ seats: 2 }], horizon: 5, quicker: 4.6 },
    several: { tables: [{ seats: 3 }, { seats: 4 }], rivals: true, horizon: 5, quicker: 3 },
  },
  netFor: s => (hasUsualRules(s.settings) ? (NETS[s.players.length - 2] ?? null) : null),
};

/** H-21 Nets know only the default rules; the setup and the length of the game do not matter to them. */
function hasUsualRules(settings: HelvetiaSettings): boolean {
  const { quarterModel, watchmanScope, childLimit, prerequisiteModel, vpBuildingPile } = settings;
  return (
    quarterModel === 'sides' &&
    watchmanScope === 'any-village' &&
    childLimit === 'per-turn' &&
    prerequisiteModel === 'produced-this-turn' &&
    vpBuildingPile === 'in-3'
  );
}
