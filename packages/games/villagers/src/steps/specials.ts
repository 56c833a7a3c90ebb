import { must, note, schedule } from '@thorp/kernel';
import type { Verb } from '../cards/card.ts';
import { cardOf, idOf, SMUGGLER, villager, type Card } from '../cards/index.ts';
import { gain } from '../ledger.ts';
import { distinctCards, fromHand, player, village } from '../table.ts';
import type { AskStep, Play, Reason, Smuggle, State, Turn, Village } from '../types.ts';
import { isActive } from '../village.ts';
import { playApprentice } from './apprentice.ts';
import { playMonk } from './monk.ts';
import { refuseUnlock, unlocking } from './unlock.ts';

// V-9.6 Tinner: from now on this player's padlocks may be opened for nothing, until the turn ends.
const playTinner: Play = {
  refuse: () => null,
  play: (s, turn) => schedule(s, { ...turn, step: 'build', free: true }),
};

// V-9.7 Smuggler: her own padlock is opened as usual, then half the gold of a villager is gained.
const playSmuggler: Play = {
  refuse(s, { seat, free }) {
    if (smuggled(village(s, seat)).length === 0) return NOTHING_TO_SMUGGLE;
    return refuseUnlock(s, seat, SMUGGLER, free);
  },
  play(s, turn) {
    const { seat, free } = turn;
    schedule(s, ...unlocking(seat, SMUGGLER, free), { step: 'smuggle', seat }, { ...turn, step: 'build' });
  },
};

const NOTHING_TO_SMUGGLE: Reason = { kind: 'noTarget', clause: 'V-9.7', card: 'smuggler' };

const PLAYS: { readonly [V in Verb]?: Play } = {
  'stand in': playMonk,
  swap: playApprentice,
  'free padlocks': playTinner,
  smuggle: playSmuggler,
};

export function refuseSpecial(s: State, turn: Turn, card: Card): Reason | null {
  return playOf(card).refuse(s, turn);
}

// V-9.1 With the discard mark a Special takes no action and goes to the discard pile.
export function playSpecial(s: State, turn: Turn, card: Card): void {
  if (villager(card).special?.discard) {
    fromHand(player(s, turn.seat).hand, card);
    s.discard.push(card);
    note(s, { kind: 'played', seat: turn.seat, card: idOf(card) });
  }
  playOf(card).play(s, turn);
}

function playOf(card: Card): Play {
  const verb = must(villager(card).special, 'it is a Special').verb;
  return must(PLAYS[verb], `'${verb}' can be played`);
}

// V-9.7 Half the printed gold, rounded up, of one own villager whose gold is active.
export const smuggle: AskStep<'smuggle', Smuggle> = {
  options: (s, { seat }) => smuggled(village(s, seat)).map(card => ({ kind: 'smuggle', card: idOf(card) })),
  choose(s, { seat }, option) {
    const gold = Math.ceil(villager(cardOf(option.card)).gold / 2);
    gain(village(s, seat), 'smuggler', gold, cardOf(option.card));
    note(s, { kind: 'smuggled', seat, card: option.card, gold });
  },
};

/** Which villagers show active gold; where a villager stands makes no difference. */
function smuggled(v: Village): Card[] {
  const golden = v.cards.filter((card, at) => villager(card).gold > 0 && isActive(v, at));
  return distinctCards(golden.sort((a, b) => a - b));
}
