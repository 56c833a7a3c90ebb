import { note, reveal, schedule, shuffle } from '@thorp/kernel';
import { cardOf, idOf, villager, VILLAGERS, type Card } from '../../cards/index.ts';
import { gain } from '../../ledger.ts';
import { entryAt } from '../../lists.ts';
import type { Envoy } from '../../seasons/types.ts';
import { distinctCards, fromHand, player, turnOrder, village } from '../../table.ts';
import type { AskStep, Building, Frame, State } from '../../types.ts';
import { resume } from '../turn.ts';

// V-10.12 Castellans: everybody may build one villager from hand, and exchange one hand card for a Basic.
export function castellans(s: State): void {
  everybodyBuilds(s, 'castellans');
}

// V-10.13 Pilgrims: the same, but the villager comes from the discard pile.
export function pilgrims(s: State): void {
  if (s.discard.length < s.players.length) topUpDiscard(s);
  everybodyBuilds(s, 'pilgrims');
}

function everybodyBuilds(s: State, during: Building): void {
  schedule(s, ...turnOrder(s).map((seat): Frame => resume({ during, seat, actions: 1, exchanges: 1, free: false })));
}

// V-10.13 The Reserve is shuffled and gives one card per player, or what it has.
function topUpDiscard(s: State): void {
  const cards = shuffle(s, s.reserve).splice(-s.players.length);
  s.discard.push(...cards);
  note(s, { kind: 'toppedUp', cards: cards.map(idOf) });
}

// V-10.15 Envoys: half the gold of a hand card, rounded up; the card is discarded.
export function envoys(s: State): void {
  // A player without gold in hand is skipped, which shows the others something.
  reveal(s);
  schedule(s, ...turnOrder(s).map((seat): Frame => ({ step: 'envoy', seat })));
}

const ENVOY: readonly Envoy[] = VILLAGERS.map(({ id }) => ({ kind: 'envoy', card: id }));

export const envoy: AskStep<'envoy', Envoy> = {
  // Asked even with a single card with gold: the others must not learn that there was no choice.
  always: true,
  options: (s, { seat }) =>
    distinctCards(player(s, seat).hand)
      .filter(hasGold)
      .map(card => entryAt(ENVOY, card)),
  choose(s, { seat }, option) {
    reveal(s);
    const card = cardOf(option.card);
    const gold = Math.ceil(villager(card).gold / 2);
    fromHand(player(s, seat).hand, card);
    s.discard.push(card);
    gain(village(s, seat), 'envoys', gold, card);
    note(s, { kind: 'sentEnvoy', seat, card: option.card, gold });
  },
};

function hasGold(card: Card): boolean {
  return villager(card).gold > 0;
}
