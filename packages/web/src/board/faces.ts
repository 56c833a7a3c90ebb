import type { CatalogueEntry } from '@thorp/kernel';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Draws what a catalogue entry is printed on, or nothing where it is only words. */
export type FaceComponent = ComponentType<{
  readonly card: string;
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
}>;

/** Games that draw their cards in card help and on the pages about cards; every other game explains them in words. */
const FACES: { readonly [game: string]: LazyExoticComponent<FaceComponent> } = {
  villagers: lazy(() => import('../games/villagers/HelpFace.tsx')),
};

export function faceFor(game: string): LazyExoticComponent<FaceComponent> | null {
  return FACES[game] ?? null;
}
