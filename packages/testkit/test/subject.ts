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
  const cards = [...deck, ...row, ...seats.flatMap(({ hand, village }) => [...hand, ...village])];
  if (new Set(cards).size !== CARDS || cards.length !== CARDS) throw new Error(`${cards.length} of ${CARDS} cards`);
  for (const [seat, { gold }] of seats.entries()) if (gold < 0) throw new Error(`seat ${seat} has ${gold} gold`);
}
