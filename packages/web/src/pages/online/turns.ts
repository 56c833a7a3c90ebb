import { useMemo } from 'react';
import { useMyTurns } from '../../app/myTurns.ts';
import type { MyTable } from '../../http/tables.ts';

/** Other tables with the person's turn, the one with the least time first. */
export function useOtherTurns(table: string): readonly MyTable[] {
  const turns = useMyTurns();
  return useMemo(() => (turns ?? []).filter(each => each.table !== table).toSorted(byDeadline), [turns, table]);
}

export function byDeadline(a: MyTable, b: MyTable): number {
  return (a.deadline ?? Infinity) === (b.deadline ?? Infinity)
    ? 0
    : (a.deadline ?? Infinity) - (b.deadline ?? Infinity);
}
