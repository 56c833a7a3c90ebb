import { must, note, schedule } from '@thorp/kernel';
import type { Special, Verb } from '../cards/card.ts';
import { idOf, villager, type Card } from '../cards/index.ts';
import { fromHand } from '../table.ts';
import type { Play, Reason, State, Turn } from '../types.ts';
import { playApprentice } from './apprentice.ts';
import { playLeader } from './leader.ts';
import { playMerchant } from './merchant.ts';
import { playMonk } from './monk.ts';
import { playSmuggler } from './smuggler.ts';
import { resume, source } from './turn.ts';

// V-9.6 Tinner: for the rest of the turn this player's padlocks may be opened for free.
const playTinner: Play = {
  refuse: () => null,
  play: (s, turn) => schedule(s, resume(turn, { free: true })),
};

// V-9.12 Tentmaker: two more build actions, beyond the limit of five; outside a build turn it has no effect.
const playTentmaker: Play = {
  refuse: () => null,
  play(s, turn, { amount }) {
    schedule(s, resume(turn, turn.during === 'build' ? { actions: turn.actions + amount } : {}));
  },
};

const PLAYS: { readonly [V in Verb]?: Play } = {
  'stand in': playMonk,
  swap: playApprentice,
  'free padlocks': playTinner,
  smuggle: playSmuggler,
  'build more': playTentmaker,
  'take basics': playLeader,
  'fill keyring': playMerchant,
};

/**
 * V-9.1, V-10.12 The build actions that it takes: none with the discard mark, but in an Event only one villager may be
 * played.
 */
export function actionsFor(turn: Turn, card: Card): number {
  return villager(card).special?.discard && turn.during === 'build' ? 0 : 1;
}

const NO_ACTIONS: Reason = { kind: 'noActions', clause: 'V-10.12', needed: 1 };
const DRAFT_PHASE_ONLY: Reason = { kind: 'draftPhaseOnly', clause: 'V-9.11' };

export function refuseSpecial(s: State, turn: Turn, card: Card): Reason | null {
  const special = specialOf(card);
  if (special.verb === 'draft more') return DRAFT_PHASE_ONLY;
  if (special.discard && turn.actions < actionsFor(turn, card)) return NO_ACTIONS;
  return playOf(special).refuse(s, turn, special);
}

// V-9.1 With the discard mark a Special goes to the discard pile; the others stay in a village.
export function playSpecial(s: State, turn: Turn, card: Card): void {
  const special = specialOf(card);
  if (!special.discard) return playOf(special).play(s, turn, special);
  fromHand(source(s, turn), card);
  s.discard.push(card);
  note(s, { kind: 'played', seat: turn.seat, card: idOf(card) });
  playOf(special).play(s, { ...turn, actions: turn.actions - actionsFor(turn, card) }, special);
}

function specialOf(card: Card): Special {
  return must(villager(card).special, 'it is a Special');
}

function playOf({ verb }: Special): Play {
  return must(PLAYS[verb], 'the Special can be played');
}
