import type { Learned } from '@thorp/kernel';
import type { HelvetiaSettings, State } from '../types.ts';
import { features } from './features.ts';
import { nets } from './nets.ts';

export const learned: Learned<State> = {
  features,
  nets,
  horizon: 5,
  quicker: 4.6,
  tables: { duel: [{ seats: 2 }], table: [{ seats: 3 }, { seats: 4 }] },
  // At larger tables no net has been shown to play better than the estimate.
  netFor: s => (s.players.length === 2 && hasUsualRules(s.settings) ? 'duel' : null),
};

/** H-21 Nets know the usual rules only; how the game is set up and when it is cut short does not matter to them. */
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
