import { cloneWorld, copies } from '@thorp/kernel';
import type { Card } from './cards/index.ts';
import type { Player, State } from './types.ts';
import { cloneCountess } from './countess/events.ts';
import { chainsEnd, cloneVillage } from './village.ts';

/** Written by hand because search copies states all the time. */
export function clone(s: State): State {
  const { frames, chance, learnt, notes } = cloneWorld(s);
  return {
    frames,
    chance,
    learnt,
    notes,
    settings: s.settings,
    round: s.round,
    first: s.first,
    road: s.road.slice(),
    roadCoins: s.roadCoins.slice(),
    stacks: copies(s.stacks, copyCards),
    faceUp: s.faceUp,
    events: s.events.slice(),
    reserve: s.reserve.slice(),
    discard: s.discard.slice(),
    basics: s.basics.slice(),
    teams: s.teams,
    markets: s.markets,
    players: copies(s.players, clonePlayer),
    villages: copies(s.villages, cloneVillage),
    countess: s.countess && cloneCountess(s.countess),
  };
}

function clonePlayer({ hand, square, gift, drafts }: Player): Player {
  return { hand: hand.slice(), square: square.slice(), gift, drafts };
}

function copyCards(cards: readonly Card[]): Card[] {
  return cards.slice();
}

/** Rules follow a chain down to its bottom card, so a cycle would never end. */
export function stateFault({ villages }: State): string | null {
  return villages.every(chainsEnd) ? null : 'a chain of villagers has no bottom card';
}
