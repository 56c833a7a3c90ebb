import { useEffect, useState } from 'react';
import { isMyTurn, myTables, type MyTable } from '../http/tables.ts';

const REFRESH_MS = 20_000;

/** Tables at which it is the person's turn, polled; null until a server has answered. */
export function useMyTurns(asks = true): readonly MyTable[] | null {
  const [turns, setTurns] = useState<readonly MyTable[] | null>(null);
  useEffect(() => {
    if (!asks) return undefined;
    let current = true;
    const read = async (): Promise<void> => {
      const mine = document.hidden ? null : await myTables().catch(() => null);
      if (current && mine) setTurns(mine.filter(isMyTurn));
    };
    void read();
    const timer = setInterval(() => void read(), REFRESH_MS);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [asks]);
  return turns;
}
