import { must, note, schedule } from '@thorp/kernel';
import type { Verb } from '../cards/card.ts';
import { card, idOf, SMUGGLER, villager, type Card } from '../cards/index.ts';
import { gain } from '../ledger.ts';
import { distinctCards, fromHand, player, village } from '../table.ts';
import type { AskStep, Play, Reason, Smuggle, State, Turn, Village } from '../types.ts';
import { isActive } from '../village.ts';
import { apprentice } from './apprentice.ts';
import { monk } from './monk.ts';
import { refuseUnlock, unlocking } from './unlock.ts';

// V-9.6 Tinner: from now on this player's padlocks may be opened for nothing, until the turn ends.
const tinner: Play = {
  refuse: () => null,
  play: (s, turn) => schedule(s, { ...turn, step: 'build', free: true }),
};

// V-9.7 Smuggler: her own padlock is opened as usual, then half the gold of a villager is gained.
const smuggler: Play = {
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
  'stand in': monk,
  swap: apprentice,
  'free padlocks': tinner,
  smuggle: smuggler,
};

export function refuseSpecial(s: State, turn: Turn, it: Card): Reason | null {
  return playOf(it).refuse(s, turn);
}

// V-9.1 With the discard mark a Special takes no action and goes to the discard pile.
export function playSpecial(s: State, turn: Turn, it: Card): void {
  if (villager(it).special?.discard) {
    fromHand(player(s, turn.seat).hand, it);
    s.discard.push(it);
    note(s, { kind: 'played', seat: turn.seat, card: idOf(it) });
  }
  playOf(it).play(s, turn);
}

function playOf(it: Card): Play {
  const verb = must(villager(it).special, 'it is a Special').verb;
  return must(PLAYS[verb], `'${verb}' can be played`);
}

// V-9.7 Half the printed gold, rounded up, of one own villager whose gold is active.
export const smuggle: AskStep<'smuggle', Smuggle> = {
  options: (s, { seat }) => smuggled(village(s, seat)).map(it => ({ kind: 'smuggle', card: idOf(it) })),
  choose(s, { seat }, option) {
    const gold = Math.ceil(villager(card(option.card)).gold / 2);
    gain(village(s, seat), 'smuggler', gold, card(option.card));
    note(s, { kind: 'smuggled', seat, card: option.card, gold });
  },
};

/** Which villagers show active gold; where a villager stands makes no difference. */
function smuggled(v: Village): Card[] {
  const golden = v.cards.filter((it, at) => villager(it).gold > 0 && isActive(v, at));
  return distinctCards(golden.sort((a, b) => a - b));
}
