import type { Seat } from '@thorp/kernel';
import { NONE } from './cards/index.ts';
import { ROUND_LIMIT } from './cards/monastery.ts';
import { profileOf } from './countess/events.ts';
import { resume, within } from './steps/turn.ts';
import { allStacksEmpty, player, turnOrder } from './table.ts';
import type { Frame, Settings, State, Turn } from './types.ts';

/** What the solo modes change in a round: the only file that checks the mode. */

const REFILL: Frame = { step: 'refill' };

/** Before the drafts of a phase. V-15.36 Rats, and the Jester against them. */
export function beforeDrafts(s: State): Frame[] {
  if (!s.countess) return [];
  return [
    { step: 'jester', seat: s.first, timing: 'draft phase' },
    { step: 'rats', seat: s.first },
  ];
}

/**
 * After a draft the Road is refilled (V-4.3); in the solo modes also after another villager has left it (V-14.2,
 * V-15.4). V-15.5 If the whole Road is replaced after the last draft, it is not refilled before.
 */
export function afterDraft(s: State, seat: Seat): Frame[] {
  switch (s.settings.mode) {
    case 'village':
      return [REFILL];
    case 'monastery':
      return [{ step: 'joinMonastery', seat }, REFILL];
    case 'countess': {
      const isReplaced = replacesRoad(s) && player(s, seat).drafts === 1;
      return isReplaced ? [{ step: 'joinCountess', seat }] : [{ step: 'joinCountess', seat }, REFILL];
    }
  }
}

/** V-5, V-14.6, V-15.5, V-15.35 What happens to the Road at the end of the draft. */
export function endOfDraftSteps(s: State): Frame[] {
  if (replacesRoad(s)) return [{ step: 'refreshRoad' }, REFILL];
  const placers = playersPlaceCoins(s) ? turnOrder(s).reverse() : [];
  return [...placers.map((seat): Frame => ({ step: 'coin', seat })), { step: 'clearRoad' }];
}

/** V-5.4, V-14.6 Two players, or one alone, place the gold themselves. */
export function playersPlaceCoins(s: State): boolean {
  return s.players.length <= 2;
}

/** V-15.5 The seeded Countess leaves no gold on the Road: all of it is replaced. */
function replacesRoad({ settings }: State): boolean {
  return settings.mode === 'countess' && !profileOf(settings).roadCoins;
}

/** How a build turn opens. V-15.36 Arson, and the Jester against it and other events of the build phase. */
export function openTurn(s: State, turn: Turn): Frame[] {
  if (!s.countess) return [resume(turn)];
  return [{ step: 'jester', seat: turn.seat, timing: 'build phase' }, within(turn, 'arson')];
}

/** V-3.1 Step 6 of the round, the Event phase of the Countess. */
export function countessPhase(s: State): Frame[] {
  return s.countess ? [{ step: 'countessEvents', seat: s.first, next: NONE }] : [];
}

/** V-8.1 The game ends with the round in which the stacks run out; V-14.8 the Monastery also has a last round. */
export function isLastRound(s: State): boolean {
  return allStacksEmpty(s) || (s.settings.mode === 'monastery' && s.round >= roundLimit(s.settings));
}

export function roundLimit({ extendedLength }: Settings): number {
  return extendedLength ? ROUND_LIMIT.seasonsStacks : ROUND_LIMIT.baseStacks;
}
