import { below, shuffle, type Chance, type Seat } from '@thorp/kernel';
import { clone } from './clone.ts';
import { EVENTS } from './cards/events.ts';
import type { VassalId } from './cards/vassals.ts';
import { removeCard } from './area.ts';
import type { Lord, State } from './types.ts';
import { holder } from './view.ts';

/* A random world that looks the same to the observer: everything that F-20.1 calls hidden is dealt again. */

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

/** The order of a deck is hidden from everybody, and cards in hand from all other seats. */
function imagineCards(s: State, lord: Lord, own: boolean): void {
  const top = lord.deck.splice(lord.deck.length - lord.known);
  if (!own) imagineHand(s, lord);
  lord.deck = [...shuffle(s, lord.deck.sort()), ...top];
}

/**
 * Cards that everybody can work out stay in hand. Each other card is equally likely to be in hand or deck. The Tax
 * Collector can only be in the deck or among the cards drawn since everybody last knew that it was not in hand.
 */
function imagineHand(s: State, lord: Lord): void {
  const others = (cards: readonly VassalId[]): VassalId[] => cards.filter(card => card !== 'tax_collector');
  const hidden = others([...lord.deck, ...lord.hand, ...lord.kept]).sort();
  const held = others(lord.shown);
  for (const card of held) removeCard(hidden, card);
  shuffle(s, hidden);
  const taxed = imagineTax(s, lord);
  const size = lord.hand.length + lord.kept.length - (taxed ? 1 : 0);
  held.push(...hidden.splice(0, size - held.length));
  const inDeck = lord.deck.length > hidden.length;
  // F-6.8 The Tax Collector is never named to stay.
  if (lord.kept.length > 0) shuffle(s, held);
  lord.kept = held.splice(0, lord.kept.length);
  lord.hand = taxed ? [...held, 'tax_collector'] : held;
  lord.deck = inDeck ? [...hidden, 'tax_collector'] : hidden;
}

/** Whether the Tax Collector is in hand. */
function imagineTax(s: State, { shown, blind, deck, hand, kept }: Lord): boolean {
  if (shown.includes('tax_collector')) return true;
  const hidden = deck.includes('tax_collector') || hand.includes('tax_collector');
  const unknown = hand.length + kept.length - shown.length;
  return hidden && unknown > 0 && below(s, blind + deck.length) < blind;
}

/**
 * F-14.1 The order of levels and seasons in the deck is known; only cards of the same level and season are exchanged.
 */
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
