import type { CatalogueEntry } from '@thorp/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { GameFacts } from '../protocol/calls.ts';
import { host } from '../session/host.ts';
import { useText } from '../text/text.tsx';

/** The facts about a game before a table is made, in the reader's language; null until they are loaded. */
export function useFacts(game: string): GameFacts | null {
  const { locale } = useText();
  const [facts, setFacts] = useState<GameFacts | null>(null);
  useEffect(() => {
    let current = true;
    void host()
      .describe(game, locale)
      .then(loaded => current && setFacts(loaded));
    return () => {
      current = false;
    };
  }, [game, locale]);
  return facts;
}

/** A game's catalogue in the reader's language, by card. */
export function useCatalogue(game: string): ReadonlyMap<string, CatalogueEntry> {
  const facts = useFacts(game);
  return useMemo(() => new Map(facts?.catalogue.map(entry => [entry.id, entry])), [facts]);
}
