import type { RoomView } from '@thorp/table';
import { useEffect, useState } from 'react';
import { portraitsAt } from './api.ts';

/** How those are drawn who sit at a table, by seat; read again when somebody comes or goes. */
export function usePortraits(table: string, { seats }: Pick<RoomView, 'seats'>): readonly string[] {
  const [portraits, setPortraits] = useState<readonly string[]>([]);
  const who = seats.map(seat => (seat.kind === 'person' ? seat.name : '')).join('\n');
  useEffect(() => {
    let current = true;
    portraitsAt(table).then(
      found => {
        if (current) setPortraits(found);
      },
      // The houses have faces of their own.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [table, who]);
  return portraits;
}
