import { below, must, shuffle, type Chance, type Seat } from '@thorp/kernel';
import { SUITS } from './cards/card.ts';
import { APPRENTICE, NONE, suitNumber, VILLAGERS, type Card } from './cards/index.ts';
import { addTo, entryAt, numberAt } from './lists.ts';
import { clone } from './state.ts';
import { player } from './table.ts';
import type { State } from './types.ts';
import { lookedAt, seesHand } from './view.ts';

/** Hidden cards, by the index of their suit in SUITS. */
type BySuit = Card[][];

/** A list of cards of which those before `end` are hidden; from `start` on their backs are visible. */
interface Zone {
  readonly cards: Card[];
  readonly start: number;
  readonly end: number;
}

/**
 * V-17 Deals all hidden fronts again. Backs are visible: hands, gifts and the tops of piles keep their suits. So these
 * places are dealt first, each from the hidden cards of its suit, then the rest. All possible worlds are equally
 * likely.
 */
export function imagine(s: State, observer: Seat | null, chance: Chance): State {
  const world = clone(s);
  world.chance = chance;
  const others = world.players.filter((_, seat) => !seesHand(s, observer, seat));
  const exchanging = others.filter(({ hand }) => hand === exchangingHand(world));
  for (const { hand } of exchanging) hand.splice(hand.indexOf(APPRENTICE), 1);
  const gifts = world.players.map(({ gift }) => (gift === NONE ? [] : [gift]));
  const zones = [...others.map(({ hand }) => hand), ...gifts].map(openBacks).concat(pileZones(world, observer));
  const hidden = gather(zones);
  for (const zone of zones) dealByBacks(world, hidden, zone);
  // `push` instead of `flat`: `flat` makes lists with holes, and then V8 treats all lists in `shuffle` that way.
  const rest: Card[] = [];
  for (const cards of hidden) rest.push(...cards);
  shuffle(world, rest);
  for (const { cards, start } of zones) {
    for (let i = 0; i < start; i++) cards[i] = must(rest.pop(), 'as many cards as places are hidden');
  }
  for (const { hand } of exchanging) hand.push(APPRENTICE);
  for (const { hand } of others) hand.sort((a, b) => a - b);
  for (const [seat, [gift = NONE]] of gifts.entries()) player(world, seat).gift = gift;
  for (const deck of world.countess?.decks ?? [])
    shuffle(
      world,
      deck.sort((a, b) => a - b),
    );
  return world;
}

/** V-9.4 The hand from which an Apprentice is being played: it is in that hand in every imagined world. */
function exchangingHand(s: State): Card[] | null {
  const frame = s.frames[s.frames.length - 1];
  return frame?.step === 'swap' && frame.during !== 'pilgrims' ? player(s, frame.seat).hand : null;
}

function openBacks(cards: Card[]): Zone {
  return { cards, start: 0, end: cards.length };
}

/**
 * The back on top of a pile is visible, V-17.7 or its front; V-17.2 a stack that the observer looks through is not
 * hidden.
 */
function pileZones(world: State, observer: Seat | null): Zone[] {
  const looked = lookedAt(world, observer);
  const zones: Zone[] = [];
  for (const pile of [...world.stacks, world.reserve]) {
    if (pile === looked) continue;
    const top = Math.max(0, pile.length - 1);
    zones.push({ cards: pile, start: top, end: world.faceUp && pile !== world.reserve ? top : pile.length });
  }
  return zones;
}

const NO_COPIES: readonly number[] = VILLAGERS.map(() => 0);

/** The hidden cards in the order of the table, so that the result does not depend on where they are now. */
function gather(zones: readonly Zone[]): BySuit {
  const copies = NO_COPIES.slice();
  for (const { cards, end } of zones) {
    for (let i = 0; i < end; i++) addTo(copies, numberAt(cards, i), 1);
  }
  const hidden: BySuit = SUITS.map(() => []);
  for (let card = 0; card < copies.length; card++) {
    const cards = entryAt(hidden, suitNumber(card));
    for (let i = 0; i < numberAt(copies, card); i++) cards.push(card);
  }
  return hidden;
}

/** Deals the places with visible backs, each with a hidden card of that suit. */
function dealByBacks(world: State, hidden: BySuit, { cards, start, end }: Zone): void {
  for (let i = start; i < end; i++) {
    const fitting = entryAt(hidden, suitNumber(numberAt(cards, i)));
    const drawn = below(world, fitting.length);
    cards[i] = numberAt(fitting, drawn);
    fitting[drawn] = numberAt(fitting, fitting.length - 1);
    fitting.pop();
  }
}
