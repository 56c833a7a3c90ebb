import { useEffect, useState } from 'react';
import { myTables, type MyTable } from './api.ts';

const REFRESH_MS = 20_000;

export function isMyTurn({ phase, waiting, you }: MyTable): boolean {
  return phase === 'started' && waiting.includes(you);
}

/** Tables other than this one where it is the person's turn, the one with the least time first. */
export function useOtherTurns(table: string): readonly MyTable[] {
  const [turns, setTurns] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      const mine = document.hidden ? null : await myTables().catch(() => null);
      if (current && mine) setTurns(mine.filter(each => each.table !== table && isMyTurn(each)).toSorted(byDeadline));
    };
    void read();
    const timer = setInterval(() => void read(), REFRESH_MS);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [table]);
  return turns;
}

export function byDeadline(a: MyTable, b: MyTable): number {
  return (a.deadline ?? Infinity) === (b.deadline ?? Infinity)
    ? 0
    : (a.deadline ?? Infinity) - (b.deadline ?? Infinity);
}
