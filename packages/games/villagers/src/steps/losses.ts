import { note } from '@thorp/kernel';
import { cardOf, idOf, NONE, villager, VILLAGERS, type Card } from '../cards/index.ts';
import { earn, pay } from '../countess/effects.ts';
import { joinHer } from '../countess/events.ts';
import type { Abduct, Arrest, Betray, Protect, Recruit, Serve, Spy } from '../countess/types.ts';
import { gain } from '../ledger.ts';
import { entryAt, numberAt } from '../lists.ts';
import { silverOn } from '../market.ts';
import {
  distinctCards,
  fromHand,
  fromReserve,
  fromStack,
  holdsCards,
  player,
  reserveGives,
  village,
} from '../table.ts';
import { distinct, villagersWhere } from '../alike.ts';
import type { AskStep, State, Village } from '../types.ts';
import { idAt, isCovered, printedAt, unsettle } from '../village.ts';

/** What the player has to choose in events of the Countess: what to lose. */

const SERVE: readonly Serve[] = VILLAGERS.map(({ id }) => ({ kind: 'serve', card: id }));

// Serfdom (V-15.13, V-15.29): the card given for a Basic goes to her village; no stack is chosen.
export const serve: AskStep<'serve', Serve> = {
  options: (s, { seat }) => distinctCards(player(s, seat).hand).map(card => entryAt(SERVE, card)),
  choose(s, { seat }, option) {
    const card = cardOf(option.card);
    fromHand(player(s, seat).hand, card);
    joinHer(s, card);
    note(s, { kind: 'served', seat, card: option.card });
  },
};

const ABDUCT: readonly Abduct[] = VILLAGERS.map(({ id }) => ({ kind: 'abduct', card: id }));

// Abduction (V-15.23): a hand card is discarded.
export const abduction: AskStep<'abduction', Abduct> = {
  options: (s, { seat }) => distinctCards(player(s, seat).hand).map(card => entryAt(ABDUCT, card)),
  choose(s, { seat }, option) {
    const card = cardOf(option.card);
    fromHand(player(s, seat).hand, card);
    s.discard.push(card);
    note(s, { kind: 'abducted', seat, card: option.card });
  },
};

// Betrayer (V-15.15): a top villager moves to her village.
export const betrayal: AskStep<'betrayal', Betray> = {
  options: (s, { seat }) => removable(village(s, seat)).map((at): Betray => ({ kind: 'betray', at })),
  choose(s, { seat }, { at }) {
    const card = leave(s, seat, at);
    joinHer(s, card);
    note(s, { kind: 'betrayed', seat, card: idOf(card) });
  },
};

// Arrest (V-15.15, V-15.23): a top villager is discarded.
export const arrest: AskStep<'arrest', Arrest> = {
  options: (s, { seat }) => removable(village(s, seat)).map((at): Arrest => ({ kind: 'arrest', at })),
  choose(s, { seat }, { at }) {
    const card = leave(s, seat, at);
    s.discard.push(card);
    note(s, { kind: 'arrested', seat, card: idOf(card) });
  },
};

// V-15.15 Top villagers, but no Basics, Founders or Teams.
function removable(v: Village): number[] {
  return distinct(
    v,
    villagersWhere(v, at => !isCovered(v, at) && printedAt(v, at).pile === 'deck'),
  );
}

/** V-15.15, V-20.8 Coins on the villager go to the player. */
function leave(s: State, seat: number, at: number): Card {
  const mine = village(s, seat);
  gain(mine, 'coinsTaken', numberAt(mine.coins, at), mine.cards[at]);
  return unsettle(mine, at);
}

// Spy Network (V-15.16): she gains what one silver villager of the player is worth. None is ever covered, and copies are
// worth the same.
export const espionage: AskStep<'espionage', Spy> = {
  options(s, { seat }) {
    const v = village(s, seat);
    const silver = v.cards.flatMap((card, at) => (villager(card).silver && v.cards.indexOf(card) === at ? [at] : []));
    return silver.map((at): Spy => ({ kind: 'spy', card: idAt(v, at), gold: silverOn(v, at) }));
  },
  choose: (s, _, { gold }) => earn(s, gold),
};

// Protection Money, retail (V-15.34): the player pays as much as lies on a villager; equal amounts are one choice.
export const protection: AskStep<'protection', Protect> = {
  options(s, { seat }) {
    const { coins } = village(s, seat);
    const coined = coins.flatMap((gold, at) => (gold > 0 && coins.indexOf(gold) === at ? [at] : []));
    return coined.map((at): Protect => ({ kind: 'protect', at }));
  },
  choose: (s, { seat }, { at }) => pay(s, seat, numberAt(village(s, seat).coins, at)),
};

const RECRUIT_RESERVE: Recruit = { kind: 'recruitReserve' };

// Conscription, retail (V-15.34): she takes the top card of a stack or of the Reserve.
export const recruiting: AskStep<'recruiting', Recruit> = {
  options(s) {
    const options: Recruit[] = [];
    for (let stack = 0; stack < s.stacks.length; stack++) {
      if (holdsCards(s, stack)) options.push({ kind: 'recruit', stack });
    }
    if (reserveGives(s)) options.push(RECRUIT_RESERVE);
    return options;
  },
  choose(s, _, option) {
    const stack = option.kind === 'recruit' ? option.stack : NONE;
    const card = stack === NONE ? fromReserve(s) : fromStack(s, stack);
    joinHer(s, card);
    note(s, { kind: 'conscripted', card: idOf(card), stack });
  },
};
