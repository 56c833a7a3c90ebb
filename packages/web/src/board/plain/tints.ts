import type { CatalogueEntry } from '@thorp/kernel';

/** The ten printed colours, each with its own pattern, so that colour is never the only difference. */
const SUITS = ['grains', 'wood', 'hay', 'ore', 'grapes', 'wool', 'leather', 'clay', 'solitary', 'special'] as const;

export type Suit = (typeof SUITS)[number];

/** Tints of games that have an obvious colour among ours. */
const KNOWN: { readonly [tint: string]: Suit } = {
  personal: 'ore',
  common: 'leather',
  forest: 'wood',
  guardian: 'special',
  blue: 'ore',
  red: 'clay',
  yellow: 'grains',
  white: 'wool',
  green: 'wood',
  violet: 'grapes',
};

/** The colour of a piece: its own tint if it is one of ours, otherwise a fixed colour for that tint. */
export function suitOf(tint: string | undefined): Suit | null {
  if (tint === undefined || tint === '') return null;
  const own = SUITS.find(suit => suit === tint) ?? KNOWN[tint];
  if (own) return own;
  let sum = 0;
  for (let i = 0; i < tint.length; i++) sum = (sum * 31 + tint.charCodeAt(i)) % 9973;
  return SUITS[sum % SUITS.length] ?? 'leather';
}

/** A tint for cards without one: by the index of their group in the catalogue, the same in every language. */
export function groupTintsOf(catalogue: ReadonlyMap<string, CatalogueEntry>): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  const groupTints = new Map<string, string>();
  for (const { id, group } of catalogue.values()) {
    const groupTint = groups.get(group) ?? `group ${groups.size}`;
    groups.set(group, groupTint);
    groupTints.set(id, groupTint);
  }
  return groupTints;
}
