import type { CatalogueEntry } from '@thorp/kernel';
import { createContext, type ComponentType, type ReactNode } from 'react';

/** The catalogue of the game that is shown, in the reader's language. */
export const Names = createContext<ReadonlyMap<string, CatalogueEntry>>(new Map());

interface InWordsProps {
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
  /** What provides the game's own words, the most general first. */
  readonly words: readonly ComponentType<{ children: ReactNode }>[];
  readonly children: ReactNode;
}

/** What is drawn inside knows the names of the game's cards and the game's own words. */
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
