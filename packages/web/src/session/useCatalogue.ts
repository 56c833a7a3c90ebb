import type { CatalogueEntry } from '@thorp/kernel';
import { useEffect, useState } from 'react';
import { host } from '../session/host.ts';
import { useText } from '../text/text.tsx';

/** A game's catalogue in the reader's language, by card. */
export function useCatalogue(game: string): ReadonlyMap<string, CatalogueEntry> {
  const { locale } = useText();
  const [catalogue, setCatalogue] = useState<ReadonlyMap<string, CatalogueEntry>>(new Map());
  useEffect(() => {
    let current = true;
    void host()
      .describe(game, locale)
      .then(facts => current && setCatalogue(new Map(facts.catalogue.map(entry => [entry.id, entry]))));
    return () => {
      current = false;
    };
  }, [game, locale]);
  return catalogue;
}
