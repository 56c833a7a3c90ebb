import type { ReactNode } from 'react';
import { useMyTurns } from './myTurns.ts';
import { useTurnCount, useTurnsKnown } from './turnCount.ts';

/** The number of tables at which it is the person's turn, next to the link to them. */
export default function TurnCount({ asks }: { asks: boolean }): ReactNode {
  const count = useTurnCount();
  useTurnsKnown(useMyTurns(asks)?.length ?? null);
  return count > 0 ? <i className="count">{count}</i> : null;
}
