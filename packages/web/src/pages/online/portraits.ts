import { useEffect, useState } from 'react';
import { portraitsAt } from '../../http/tables.ts';

/**
 * The portraits of the people at a table, by seat; loaded again when somebody comes or goes. Bots and open seats have
 * no name.
 */
export function usePortraits(table: string, names: readonly string[]): readonly string[] {
  const [portraits, setPortraits] = useState<readonly string[]>([]);
  const who = names.join('\n');
  useEffect(() => {
    let current = true;
    portraitsAt(table).then(
      found => {
        if (current) setPortraits(found);
      },
      // The houses have default faces.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [table, who]);
  return portraits;
}
