import { below, must, shuffle, type Chance, type Seat } from '@thorp/kernel';
import { SUITS } from './cards/card.ts';
import { suitNumber, VILLAGERS, type Card } from './cards/index.ts';
import { clone } from './state.ts';
import type { State } from './types.ts';
import { seesHand } from './view.ts';

/** Hidden cards, by the place of their suit in SUITS. */
type BySuit = Card[][];

/**
 * V-17 Deals all hidden fronts anew. Backs are open: hands and the tops of piles keep their suits. So those places are
 * dealt first, each from the hidden cards of its suit, then the rest: all worlds that fit are equally likely.
 */
export function imagine(s: State, observer: Seat | null, chance: Chance): State {
  const world = clone(s);
  world.chance = chance;
  const hands = world.players.filter((_, seat) => !seesHand(s, observer, seat)).map(({ hand }) => hand);
  const piles = [...world.stacks, world.reserve];
  const hidden = gather([...hands, ...piles]);
  for (const hand of hands) redeal(world, hidden, hand, 0);
  for (const pile of piles) redeal(world, hidden, pile, Math.max(0, pile.length - 1));
  const rest = shuffle(world, hidden.flat());
  for (const pile of piles) {
    for (let i = 0; i < pile.length - 1; i++) pile[i] = must(rest.pop(), 'as many cards as places are hidden');
  }
  for (const hand of hands) hand.sort((a, b) => a - b);
  return world;
}

/** The hidden cards in the order of the table: how they lie now must not show through. */
function gather(zones: readonly (readonly Card[])[]): BySuit {
  const copies: number[] = VILLAGERS.map(() => 0);
  for (const zone of zones) for (const card of zone) copies[card] = (copies[card] as number) + 1;
  const hidden: BySuit = SUITS.map(() => []);
  for (let card = 0; card < copies.length; card++) {
    const cards = hidden[suitNumber(card)] as Card[];
    for (let i = 0; i < (copies[card] as number); i++) cards.push(card);
  }
  return hidden;
}

/** Deals the places from `start` on, each with a hidden card of the suit that its back shows. */
function redeal(world: State, hidden: BySuit, zone: Card[], start: number): void {
  for (let i = start; i < zone.length; i++) {
    const cards = hidden[suitNumber(zone[i] as Card)] as Card[];
    const drawn = below(world, cards.length);
    zone[i] = cards[drawn] as Card;
    cards[drawn] = cards[cards.length - 1] as Card;
    cards.pop();
  }
}
