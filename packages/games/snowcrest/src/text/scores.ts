import { must, type Part, type PointSource } from '@thorp/kernel';

/* The score sheet: every line, and its heading. */

/** Which heading each kind of line belongs to. */
const GROUPS = {
  scrolls: 'scrolls',
  buildings: 'buildings',
  omen: 'omens',
  omenTokens: 'omens',
  majority: 'majorities',
} as const;

type Kind = keyof typeof GROUPS;

export type PartWords = { readonly [K in Kind]: (part: Part) => string };
export type GroupWords = { readonly [G in (typeof GROUPS)[Kind]]: string };

export function partIn(words: PartWords): (part: Part) => string {
  return part => words[kindOf(part)](part);
}

export function groupIn(words: GroupWords): (part: Part) => string {
  return part => words[GROUPS[kindOf(part)]];
}

/** The headings are few enough to be the sources of points. */
export function sourcesIn(words: GroupWords): PointSource[] {
  return SOURCES.map(group => ({ name: words[group], parts: KINDS.filter(kind => GROUPS[kind] === group) }));
}

const SOURCES = ['scrolls', 'buildings', 'omens', 'majorities'] as const;

function kindOf({ what }: Part): Kind {
  return must(
    KINDS.find(kind => kind === what),
    'the score has no other lines',
  );
}

const KINDS: readonly Kind[] = ['scrolls', 'buildings', 'omen', 'omenTokens', 'majority'];

/** A place on the Omen track. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : `${n}`.replace('-', '−');
}
