import type { CatalogueEntry } from '@thorp/kernel';
import { createContext, type ComponentType, type ReactNode } from 'react';

/** The catalogue of the shown game, in the reader's language. */
export const Names = createContext<ReadonlyMap<string, CatalogueEntry>>(new Map());

interface InWordsProps {
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
  /** Components that provide the game's own words, the most general first. */
  readonly words: readonly ComponentType<{ children: ReactNode }>[];
  readonly children: ReactNode;
}

/** Provides the names of the game's cards and the game's own words to its children. */
export function InWords({ catalogue, words, children }: InWordsProps): ReactNode {
  return (
    <Names value={catalogue}>
      {words.reduceRight(
        (inner, Words) => (
          <Words>{inner}</Words>
        ),
        children,
      )}
    </Names>
  );
}
