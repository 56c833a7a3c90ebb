import { note, schedule, type Seat } from '@thorp/kernel';
import { APPRENTICE, idOf, villager, type Card } from '../cards/index.ts';
import { gain } from '../ledger.ts';
import { numberAt } from '../lists.ts';
import { fromHand, player, village } from '../table.ts';
import { distinct, villagersWhere } from '../alike.ts';
import type { AskStep, Play, Reason, State, Swap, Turn, Village } from '../types.ts';
import { hasPlace, isCovered, isStandIn, printedAt } from '../village.ts';
import { resume, source, within } from './turn.ts';
import { refuseUnlock, unlocking } from './unlock.ts';

const NO_ACTIONS: Reason = { kind: 'noActions', clause: 'V-9.4', needed: 1 };
const NOBODY_TO_FREE: Reason = { kind: 'noTarget', clause: 'V-9.19', card: 'apprentice' };

// V-9.4 Apprentice: takes the place of a covered villager of any village, who is then built in the own one.
export const playApprentice: Play = {
  refuse(s, turn) {
    if (turn.actions === 0) return NO_ACTIONS;
    return hasTarget(s, turn) ? null : NOBODY_TO_FREE;
  },
  play: (s, turn) => schedule(s, within(turn, 'swap')),
};

export const swap: AskStep<'swap', Swap> = {
  options: targets,
  choose(s, turn, option) {
    const { seat, free } = turn;
    fromHand(source(s, turn), APPRENTICE);
    const freed = exchangePlaces(s, seat, option);
    player(s, seat).square.push(freed);
    schedule(
      s,
      { step: villager(freed).pile === 'founders' ? 'face' : 'place', seat },
      ...unlocking(seat, freed, free),
      resume(turn, { actions: turn.actions - 1 }),
    );
  },
};

/** The Apprentice counts as the villager it replaces; V-20.8 gold on that villager goes to the former owner. */
function exchangePlaces(s: State, seat: Seat, { village: owner, at }: Swap): Card {
  const theirs = village(s, owner);
  const freed = numberAt(theirs.cards, at);
  theirs.cards[at] = APPRENTICE;
  gain(theirs, 'coinsTaken', numberAt(theirs.coins, at), freed);
  theirs.coins[at] = 0;
  note(s, { kind: 'swapped', seat, village: owner, card: idOf(freed) });
  return freed;
}

function hasTarget(s: State, turn: Turn): boolean {
  for (let owner = 0; owner < s.villages.length; owner++) {
    for (let at = 0; at < village(s, owner).cards.length; at++) if (canFree(s, turn, owner, at)) return true;
  }
  return false;
}

function targets(s: State, turn: Turn): Swap[] {
  const options: Swap[] = [];
  for (let owner = 0; owner < s.villages.length; owner++) {
    const theirs = village(s, owner);
    const freeable = villagersWhere(theirs, at => canFree(s, turn, owner, at));
    for (const at of distinct(theirs, freeable)) options.push({ kind: 'swap', village: owner, at });
  }
  return options;
}

// V-9.19 No stand-in, no Team, nobody else's Founders; and a villager that is freed must have a place and open its padlock.
function canFree(s: State, turn: Turn, owner: number, at: number): boolean {
  const theirs = village(s, owner);
  if (!isCovered(theirs, at) || isProtected(theirs, at, owner === turn.seat)) return false;
  const freed = numberAt(theirs.cards, at);
  const ownCoins = owner === turn.seat ? numberAt(theirs.coins, at) : 0;
  return hasPlace(village(s, turn.seat), freed) && !refuseUnlock(s, turn.seat, freed, turn.free, ownCoins);
}

function isProtected(v: Village, at: number, own: boolean): boolean {
  const { pile } = printedAt(v, at);
  return isStandIn(v, at) || pile === 'team' || (pile === 'founders' && !own);
}
