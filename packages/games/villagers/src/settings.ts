import type { Config, Conflict, Settings as Knobs } from '@thorp/kernel';
import { DECK_IDS, missingCards } from './deck.ts';
import type { Settings } from './types.ts';

export const settings: Knobs<Settings> = {
  knobs: {
    firstPlayer: { kind: 'choice', values: ['random', 'seat-0'], default: 'random' },
    foundersFlip: { kind: 'choice', values: ['uncovered-first-round', 'no-food'], default: 'uncovered-first-round' },
    poorestWins: { kind: 'flag', default: false },
    tinyIsland: { kind: 'flag', default: false },
    twinVillages: { kind: 'flag', default: false },
    silverInFirstMarket: { kind: 'flag', default: false },
    sevenStartingCards: { kind: 'flag', default: false },
    leaveOut: { kind: 'subset', values: DECK_IDS, default: [] },
  },
  conflict: config => twinConflict(config) ?? deckConflict(config),
};

// V-13.8 Twin Villages is a game for two.
function twinConflict({ seats, settings: { twinVillages } }: Config<Settings>): Conflict<Settings> | null {
  if (!twinVillages || seats === 2) return null;
  return {
    clause: 'V-13.8',
    message: `Twin Villages is a 2-player game, not one for ${seats}`,
    mend: { twinVillages: false },
  };
}

// V-2.19 A deck that cannot fill Road, stacks and hands is refused with the missing number.
function deckConflict(config: Config<Settings>): Conflict<Settings> | null {
  const missing = missingCards(config);
  if (missing <= 0) return null;
  return {
    clause: 'V-2.19',
    message: `the deck is ${missing} short for Road, stacks and hands`,
    mend: mendDeck(config),
  };
}

function mendDeck(config: Config<Settings>): Partial<Settings> {
  const { settings: chosen } = config;
  if (chosen.sevenStartingCards) return { sevenStartingCards: false };
  const leaveOut = chosen.leaveOut.slice();
  while (missingCards({ ...config, settings: { ...chosen, leaveOut } }) > 0) leaveOut.pop();
  return { leaveOut };
}
