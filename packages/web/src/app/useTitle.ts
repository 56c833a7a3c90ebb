import { useEffect } from 'react';
import { useTurnCount } from './turnCount.ts';

/** Sets the title of the document, with the number of waiting tables; null leaves it to the page itself. */
export function useTitle(title: string | null): void {
  const turns = useTurnCount();
  useEffect(() => {
    if (title !== null) document.title = turns > 0 ? `(${turns}) ${title}` : title;
  }, [title, turns]);
}
