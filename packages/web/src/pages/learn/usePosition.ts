import { useCallback, useEffect, useState } from 'react';
import type { GameManifest } from '../../games/manifest.ts';
import { seatPlayers } from '../../home/useDraft.ts';
import type { Beginning, LooseSettings } from '../../protocol/calls.ts';
import { host } from '../../session/host.ts';
import { useText } from '../../text/text.tsx';
import { useAttempt } from '../../ui/attempt.tsx';

interface Position {
  /** Null until it is dealt. */
  readonly table: string | null;
  readonly problem: string | null;
  /** Deals it again. */
  start(): void;
}

/** The table that somebody left to read the rules: when they come back it is as before. */
let left: { readonly from: Beginning; readonly table: string } | null = null;

/** The pages of the rules. */
const RULES = /^\/rules\b/;

/** The table of a lesson or a problem. */
export function usePosition(
  game: GameManifest,
  seats: number,
  from: Beginning & { readonly settings?: LooseSettings },
): Position {
  const text = useText();
  const { problem, attempt } = useAttempt();
  const [table, setTable] = useState<string | null>(null);
  const start = useCallback(() => {
    const players = seatPlayers(seats, [], text);
    const { settings = {} } = from;
    attempt(async () => setTable(await host().position({ game: game.id, players, settings, from })));
    // Names of seats in another language are no reason to deal again.
  }, [game, seats, from]);
  useEffect(() => {
    if (left?.from === from) setTable(left.table);
    else start();
    left = null;
  }, [from, start]);
  useEffect(() => {
    if (table === null) return undefined;
    return () => {
      if (RULES.test(location.pathname)) left = { from, table };
    };
  }, [from, table]);
  return { table, problem, start };
}
