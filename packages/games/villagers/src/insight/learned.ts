import type { Learned } from '@thorp/kernel';
import type { Settings, State } from '../types.ts';
import { features } from './features.ts';
import { nets } from './nets.ts';

const SEASONS = { events: true, teams: true, specials7: true };
const PROFILES: readonly Settings['countessProfile'][] = ['beta', 'retail', 'retail-beginner', 'retail-hard'];

/** About how much gold a lone player gets beside the Monastery. */
const USUAL_GOLD = 180;

const TABLES = [
  { seats: 2 },
  { seats: 2 },
  { seats: 2 },
  { seats: 3 },
  { seats: 4 },
  { seats: 5 },
  { seats: 2, settings: SEASONS },
  { seats: 4, settings: SEASONS },
];
const USE = { horizon: 12, quicker: 1.6 };

export const learned: Learned<State> = {
  features,
  nets,
  plans: {
    table: { tables: TABLES, ...USE },
    monastery: { tables: [{ seats: 1 }, { seats: 1, settings: SEASONS }], ...USE },
    countess: {
      tables: PROFILES.map(countessProfile => ({ seats: 1, settings: { mode: 'countess', countessProfile } })),
      ...USE,
    },
  },
  par: s => (s.settings.mode === 'monastery' ? USUAL_GOLD : 0),
  netFor: ({ players, settings }) => {
    // For five players the net was not shown to play better than the estimate.
    if (hasHouseRules(settings) || players.length > 4) return null;
    return players.length > 1 ? 'table' : settings.mode;
  },
};

/** V-13 House rules that change what has value: nets were never trained with them. */
function hasHouseRules(settings: Settings): boolean {
  const { poorestWins, tinyIsland, twinVillages, silverInFirstMarket, sevenStartingCards, leaveOut } = settings;
  return poorestWins || tinyIsland || twinVillages || silverInFirstMarket || sevenStartingCards || leaveOut.length > 0;
}
