import { shuffle, type Chance, type Seat } from '@thorp/kernel';
import { clone } from './clone.ts';
import { EVENTS } from './cards/events.ts';
import type { Lord, State } from './types.ts';
import { holder } from './view.ts';

/* A world that the observer cannot tell from this one: everything F-20.1 calls hidden is dealt anew. */

export function imagine(s: State, observer: Seat | null, chance: Chance): State {
  const world = clone(s);
  world.chance = chance;
  for (const [seat, lord] of world.lords.entries()) imagineCards(world, lord, seat === observer);
  const known = world.masterDeck.splice(0, world.under);
  world.masterDeck = [...known, ...shuffle(world, world.masterDeck.sort())];
  imagineEvents(world);
  imagineFiefs(world, holder(s) === observer && observer !== null);
  return world;
}

/** The order of a deck is hidden from all; which of the cards are in hand, from the others. */
function imagineCards(s: State, lord: Lord, own: boolean): void {
  const top = lord.deck.splice(lord.deck.length - lord.known);
  const hidden = shuffle(s, (own ? lord.deck : [...lord.deck, ...lord.hand, ...lord.kept]).sort());
  if (!own) {
    lord.hand = hidden.splice(0, lord.hand.length);
    lord.kept = hidden.splice(0, lord.kept.length);
  }
  lord.deck = [...hidden, ...top];
}

/** Level and season of every card to come are known from the way the deck is stacked. */
function imagineEvents(s: State): void {
  const back = (card: number): string => `${EVENTS[card]?.level} ${EVENTS[card]?.season}`;
  for (const group of new Set(s.eventDeck.map(back))) {
    const cards = shuffle(
      s,
      s.eventDeck.filter(card => back(card) === group).sort((a, b) => a - b),
    );
    s.eventDeck = s.eventDeck.map(card => (back(card) === group ? (cards.pop() ?? card) : card));
  }
}

function imagineFiefs(s: State, seen: boolean): void {
  if (s.fiefDeck.length === 0) return;
  const hidden = shuffle(s, (seen ? s.fiefDeck : [...s.fiefDeck, ...s.offer]).sort());
  if (!seen) s.offer = hidden.splice(0, s.offer.length);
  s.fiefDeck = hidden;
}
