import { keysOf, type CatalogueEntry } from '@thorp/kernel';
import { STARTING_ROAD } from '../cards/base.ts';
import type { Silver, Verb } from '../cards/card.ts';
import { EVENTS, type EventId, type Season } from '../cards/events.ts';
import { idOf, NONE, VILLAGERS, type Villager } from '../cards/index.ts';
import { eventPieceId } from '../pieces.ts';
import type { Names } from './names.ts';
import { soloEntries, type SoloCatalogueWords } from './soloCatalogue.ts';

/** Everything that can be looked up: what is printed on a card and what it does. */

export interface CatalogueWords extends SoloCatalogueWords {
  readonly verbs: { readonly [V in Verb]: string };
  readonly events: { readonly [E in EventId]: string };
  readonly eventGroups: { readonly [S in Season]: string };
  readonly discarded: string;
  readonly noSymbols: string;
  readonly startsOnRoad: string;
  goesOn(name: string): string;
  carries(villagers: number): string;
  padlock(name: string): string;
  symbols(count: number, suit: string): string;
  food(amount: number): string;
  builder(amount: number): string;
  gold(amount: number): string;
  silver(formula: Silver): string;
  keyring(number: number): string;
}

export function catalogueIn(names: Names, words: CatalogueWords): readonly CatalogueEntry[] {
  return [
    ...VILLAGERS.map(it => villagerEntry(names, words, it)),
    ...keysOf(EVENTS).map(id => eventEntry(names, words, id)),
    ...soloEntries(names, words),
  ];
}

/** The names of all entries, for settings that choose among them. */
export function entryNames(catalogue: readonly CatalogueEntry[]): { [id: string]: string } {
  return Object.fromEntries(catalogue.map(({ id, name }) => [id, name]));
}

function villagerEntry({ nameOf, suitName }: Names, words: CatalogueWords, it: Villager): CatalogueEntry {
  const onRoad = STARTING_ROAD.some(id => id === it.id);
  const reconstructed =
    it.reconstructed === null ? onRoad && words.startsOnRoad : words.reconstructed(it.reconstructed);
  return {
    id: it.id,
    group: suitName(it.suit),
    name: nameOf(it.id),
    lines: villagerLines({ nameOf, suitName }, words, it),
    ...(reconstructed ? { reconstructed } : {}),
  };
}

function eventEntry(names: Names, words: CatalogueWords, id: EventId): CatalogueEntry {
  const { season, reconstructed } = EVENTS[id];
  return {
    id: eventPieceId(id),
    group: words.eventGroups[season],
    name: names.eventName(id),
    lines: [words.events[id]],
    ...(reconstructed === null ? {} : { reconstructed: words.reconstructed(reconstructed) }),
  };
}

type Namers = Pick<Names, 'nameOf' | 'suitName'>;

function villagerLines({ nameOf, suitName }: Namers, words: CatalogueWords, it: Villager): string[] {
  const lines = [
    it.special && words.verbs[it.special.verb],
    it.special?.discard && words.discarded,
    it.on !== NONE && words.goesOn(nameOf(idOf(it.on))),
    it.places > 0 && words.carries(it.places),
    it.lock !== NONE && words.padlock(nameOf(idOf(it.lock))),
    it.symbols > 1 && words.symbols(it.symbols, suitName(it.suit)),
    it.food > 0 && words.food(it.food),
    it.builder > 0 && words.builder(it.builder),
    it.gold > 0 && words.gold(it.gold),
    it.silver && words.silver(it.silver),
    it.key > 0 && words.keyring(it.key),
  ];
  const reader = lines.filter(line => typeof line === 'string');
  return reader.length > 0 ? reader : [words.noSymbols];
}
