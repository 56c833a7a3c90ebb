import { keysOf, type CatalogueEntry } from '@thorp/kernel';
import {
  BETA_SUMMER,
  BETA_WINTER,
  RETAIL_SUMMER,
  RETAIL_WINTER,
  type CountessEvent,
  type CountessEventId,
} from '../cards/countess.ts';
import { DRAFTING_PRIORITY, type PrioritySymbol } from '../cards/monastery.ts';
import type { Names } from './names.ts';
import { priorityId } from '../pieces.ts';

/** The catalogue entries of the solo modes: the events of the Countess, the Jester and the rows of the Monastery. */

export interface SoloCatalogueWords {
  /** What the events do: the profiles differ. */
  readonly beta: { readonly [E in keyof typeof BETA_SUMMER | keyof typeof BETA_WINTER]: string };
  readonly retail: { readonly [E in keyof typeof RETAIL_SUMMER | keyof typeof RETAIL_WINTER]: string };
  readonly countessGroups: { readonly [D in 'betaSummer' | 'betaWinter' | 'retailSummer' | 'retailWinter']: string };
  readonly jester: Omit<CatalogueEntry, 'id'>;
  readonly monastery: string;
  inDeck(copies: number): string;
  roundNumber(round: number): string;
  priority(symbols: readonly string[]): string;
  /** Only the beginning of the first row is in a source (V-14.4). */
  priorityReconstructed(round: number): string;
  /** Parts that are not found in any source, from the English text of the cards. */
  reconstructed(what: string): string;
}

export function soloEntries(names: Names, words: SoloCatalogueWords): CatalogueEntry[] {
  const { countessGroups: groups } = words;
  const events: EventFacts[] = [
    ...deck('beta', groups.betaSummer, BETA_SUMMER, words.beta),
    ...deck('beta', groups.betaWinter, BETA_WINTER, words.beta),
    ...deck('retail', groups.retailSummer, RETAIL_SUMMER, words.retail),
    ...deck('retail', groups.retailWinter, RETAIL_WINTER, words.retail),
  ];
  return [
    ...events.map(facts => countessEntry(names, words, facts)),
    { id: 'jester', ...words.jester },
    ...DRAFTING_PRIORITY.map((row, i) => priorityEntry(names, words, row, i)),
  ];
}

interface EventFacts {
  readonly id: CountessEventId;
  readonly group: string;
  readonly event: CountessEvent;
  readonly text: string;
}

function deck<E extends 'beta' | 'retail', N extends string>(
  edition: E,
  group: string,
  events: { readonly [name in N]: CountessEvent },
  texts: { readonly [name in NoInfer<N>]: string },
) {
  return keysOf(events).map(key => ({
    id: `countess-${edition}:${key}` as const,
    group,
    event: events[key],
    text: texts[key],
  }));
}

function countessEntry(
  names: Names,
  words: SoloCatalogueWords,
  { id, group, event, text }: EventFacts,
): CatalogueEntry {
  return {
    id,
    group,
    name: names.countessEventName(id),
    lines: [text, words.inDeck(event.copies)],
    ...(event.reconstructed === null ? {} : { reconstructed: words.reconstructed(event.reconstructed) }),
  };
}

function priorityEntry(
  { symbols }: Names,
  words: SoloCatalogueWords,
  row: readonly PrioritySymbol[],
  i: number,
): CatalogueEntry {
  return {
    id: priorityId(i),
    group: words.monastery,
    name: words.roundNumber(i + 1),
    lines: [words.priority(row.map(symbol => symbols[symbol]))],
    reconstructed: words.priorityReconstructed(i + 1),
  };
}
