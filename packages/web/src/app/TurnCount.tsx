import { fieldsOf } from '@thorp/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import { useTurnCount, useTurnsKnown } from './turnCount.ts';

const REFRESH_MS = 30_000;

/** At how many tables it is the person's turn, beside the way to them. */
export default function TurnCount({ asks }: { asks: boolean }): ReactNode {
  const count = useTurnCount();
  useTurnsKnown(useAsked(asks));
  return count > 0 ? <i className="count">{count}</i> : null;
}

/** Asked of the server now and then; null until it has answered, and where nobody answers. */
function useAsked(asks: boolean): number | null {
  const [turns, setTurns] = useState<number | null>(null);
  useEffect(() => {
    if (!asks) return undefined;
    let current = true;
    const ask = async (): Promise<void> => {
      const found = document.hidden ? null : await turnsNow();
      if (current && found !== null) setTurns(found);
    };
    void ask();
    const timer = setInterval(() => void ask(), REFRESH_MS);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [asks]);
  return turns;
}

async function turnsNow(): Promise<number | null> {
  // Who was signed out elsewhere is a guest again, as on every page that asks the server.
  const session = await fetch('/api/session', { method: 'POST' }).catch(() => null);
  if (!session?.ok) return null;
  const answer = await fetch('/api/me/tables').catch(() => null);
  if (!answer?.ok) return null;
  const tables = fieldsOf(await answer.json().catch(() => null))?.['tables'];
  return Array.isArray(tables) ? tables.filter(isTurn).length : null;
}

function isTurn(table: unknown): boolean {
  const { phase, waiting, you } = fieldsOf(table) ?? {};
  return phase === 'started' && Array.isArray(waiting) && waiting.includes(you);
}
