import { note, reveal, schedule, type Seat } from '@thorp/kernel';
import { cardOf, NONE, idOf, suitOf, VILLAGERS } from '../../cards/index.ts';
import { gain } from '../../ledger.ts';
import { addTo, entryAt } from '../../lists.ts';
import type { Pass } from '../../seasons/types.ts';
import { before, distinctCards, fromHand, player, toHand, turnOrder, village } from '../../table.ts';
import type { AskStep, Frame, RunStep, State } from '../../types.ts';

const GOLD_PER_HAND_CARD = 2;
const NOBLES_GOLD = 5;

// V-10.6 Developments: 2 gold for each hand card.
export function developments(s: State): void {
  for (const seat of turnOrder(s)) {
    const gold = GOLD_PER_HAND_CARD * player(s, seat).hand.length;
    gain(village(s, seat), 'developments', gold);
    note(s, { kind: 'gained', seat, event: 'developments', gold });
  }
}

// V-10.7, V-20.11 Weddings: in turn order everybody passes a hand card to the right; then all pick up what they got.
export function weddings(s: State): void {
  schedule(s, ...turnOrder(s).map((seat): Frame => ({ step: 'wedding', seat })), { step: 'unwrap' });
}

const PASS: readonly Pass[] = VILLAGERS.map(({ id }) => ({ kind: 'pass', card: id }));

export const wedding: AskStep<'wedding', Pass> = {
  options: (s, { seat }) => distinctCards(player(s, seat).hand).map(card => entryAt(PASS, card)),
  choose(s, { seat }, option) {
    // V-17.9 A gift cannot be changed.
    reveal(s);
    const card = cardOf(option.card);
    const to = before(s, seat);
    fromHand(player(s, seat).hand, card);
    player(s, to).gift = card;
    note(s, { kind: 'passed', seat, suit: suitOf(card), to });
    note(s, { kind: 'passedCard', seat, card: option.card }, [seat]);
  },
};

// V-17.9 Nobody sees the front of a gift before all have given.
export const unwrap: RunStep<'unwrap'> = {
  run(s) {
    reveal(s);
    for (let seat = 0; seat < s.players.length; seat++) takeGift(s, seat);
  },
};

function takeGift(s: State, seat: Seat): void {
  const mine = player(s, seat);
  if (mine.gift === NONE) return;
  note(s, { kind: 'gotCard', seat, card: idOf(mine.gift) }, [seat]);
  toHand(mine.hand, mine.gift);
  mine.gift = NONE;
}

// V-10.8 Nobles: 5 gold on every villager of the Road, once, on top of what lies there.
export function nobles(s: State): void {
  for (let slot = 0; slot < s.road.length; slot++) {
    if (s.road[slot] !== NONE) addTo(s.roadCoins, slot, NOBLES_GOLD);
  }
}
