import type { Subject } from '../src/index.ts';
import { hamlet, type Hamlet, type HamletState } from '../src/hamlet.ts';
import { pairwise } from '../src/index.ts';

const CARDS = 132;

export const subject: Subject<Hamlet> = {
  game: hamlet,
  configs: pairwise(hamlet),
  decisions: 400,
  check: conserved,
  inventory: ['drafted', 'drew', 'won', 'built'],
  touched: event => [event.kind],
};

/** Every card lies in exactly one zone, and nobody owes gold. */
function conserved({ deck, row, seats }: HamletState): void {
  const places = Array.from({ length: CARDS }, () => 0);
  const count = (cards: readonly number[]): void => {
    for (const card of cards) places[card] = (places[card] ?? 0) + 1;
  };
  count(deck);
  count(row);
  for (const { hand, village } of seats) {
    count(hand);
    count(village);
  }
  const odd = places.findIndex(times => times !== 1);
  if (odd >= 0) throw new Error(`card ${odd} lies in ${places[odd]} places`);
  for (const [seat, { gold }] of seats.entries()) if (gold < 0) throw new Error(`seat ${seat} has ${gold} gold`);
}
