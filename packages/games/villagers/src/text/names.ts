import { must, type Reader } from '@thorp/kernel';
import type { Suit } from '../cards/card.ts';
import { COUNTESS_EVENTS, type CountessEventId, type CountessEventName } from '../cards/countess.ts';
import type { EventId } from '../cards/events.ts';
import type { CardId } from '../cards/index.ts';
import type { PrioritySymbol } from '../cards/monastery.ts';
import type { View } from '../types.ts';
import { seen, villagerAt } from './lookup.ts';

/** The names of a language; a card without a name is a compile error. */
export interface Vocabulary {
  readonly villagers: { readonly [C in CardId]: string };
  readonly suits: { readonly [S in Suit]: string };
  readonly symbols: { readonly [S in PrioritySymbol]: string };
  readonly events: { readonly [E in EventId]: string };
  /** An Arrest has the same name in both profiles. */
  readonly countessEvents: { readonly [E in CountessEventName]: string };
  /** The Countess as the owner of a village, like the name of a player. */
  readonly countess: string;
  readonly ofCountess: string;
  of(owner: string): string;
  /** A villager that counts as another one. */
  standsFor(name: string, as: string): string;
  /** One of several identical ones. */
  numbered(name: string, number: number): string;
  /** A villager and those that lie on it. */
  below(name: string, above: readonly string[]): string;
}

/** The words for cards and villages that phrases, board and catalogue share. */
export interface Names {
  readonly symbols: Vocabulary['symbols'];
  nameOf(id: CardId): string;
  /** Several villagers by name. */
  namesOf(ids: readonly CardId[]): string;
  suitName(suit: Suit): string;
  eventName(id: EventId): string;
  countessEventName(id: CountessEventId): string;
  /** A villager with enough words to tell it from the others in its village: "Lumberjack no. 2 (below Wheeler)". */
  whichOne(view: View, village: number, at: number): string;
  /** Whose village it is; the Countess has no seat. */
  ownerName(reader: Reader<View>, village: number): string;
  ofOwner(reader: Reader<View>, village: number): string;
}

function keyOfEvent(id: CountessEventId): CountessEventName {
  return must(
    COUNTESS_EVENTS.find(event => event.id === id),
    'the event exists',
  ).key;
}

export function namesIn(words: Vocabulary): Names {
  const nameOf = (id: CardId): string => words.villagers[id];
  return {
    symbols: words.symbols,
    nameOf,
    namesOf: ids => ids.map(nameOf).join(', '),
    suitName: suit => words.suits[suit],
    eventName: id => words.events[id],
    countessEventName: id => words.countessEvents[keyOfEvent(id)],
    whichOne(view, village, at) {
      const { villagers } = seen(view, village);
      const it = villagerAt(view, village, at);
      const [self, other] = [nameOf(it.card), nameOf(it.as)];
      // Either face of the Founders is called Founders.
      const name = self === other ? self : words.standsFor(self, other);
      const alike = villagers.flatMap((other, i) => (nameOf(other.card) === self ? [i] : []));
      const numbered = alike.length > 1 ? words.numbered(name, alike.indexOf(at) + 1) : name;
      const above = villagers.filter(other => other.on === at).map(other => nameOf(other.card));
      return above.length > 0 ? words.below(numbered, above) : numbered;
    },
    ownerName: ({ view, name }, village) => (village < view.players.length ? name(village) : words.countess),
    ofOwner: ({ view, name }, village) => (village < view.players.length ? words.of(name(village)) : words.ofCountess),
  };
}
