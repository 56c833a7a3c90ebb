import { useEffect, useMemo, useState } from 'react';
import { changesSince, NO_CHANGES, type SinceTurn, type SinceTurnModule } from '../../board/sinceTurn.ts';
import { gameOf } from '../../games/index.ts';
import type { TableUpdate } from '../../protocol/update.ts';
import { usePreferences } from '../../preferences/preferences.ts';

/**
 * The marked changes since the person's last turn; null if there are none. See board/sinceTurn.ts. If the page already
 * says what happened (`isTold`), the slip does not open by itself.
 */
export function useTurnChanges(update: TableUpdate, isReplay: boolean, isTold: boolean): SinceTurn | null {
  const { marks } = usePreferences();
  const { table, version, question, unread } = update;
  const isAsked = marks && !isReplay && question !== null && unread > 0 && update.seats.length > 1;
  const module = useModule(update.game, isAsked);
  const [slip, setSlip] = useSlip(table, version, isAsked, isTold);
  const marked = useMemo(
    () => (module && isAsked ? changesSince(update, (event, at) => module.touched(event, at)) : NO_CHANGES),
    [module, isAsked, update],
  );
  if (marked.changes.length === 0) return null;
  return { ...marked, isOpen: slip, open: () => setSlip(true), close: () => setSlip(false) };
}

/** The slip opens by itself for somebody who comes back to the table or to the page. */
function useSlip(
  table: string,
  version: number,
  isAsked: boolean,
  isTold: boolean,
): [isOpen: boolean, set: (isOpen: boolean) => void] {
  const [opened, setOpened] = useState<number | null>(null);
  const [arrived, setArrived] = useState<string | null>(null);
  if (arrived !== table) {
    setArrived(table);
    setOpened(isAsked && !isTold ? version : null);
  }
  useEffect(() => {
    if (!isAsked || isTold) return undefined;
    const look = (): void => {
      if (!document.hidden) setOpened(version);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isAsked, isTold, version]);
  return [opened === version, isOpen => setOpened(isOpen ? version : null)];
}

/** The game's module, loaded when something is marked for the first time. */
function useModule(game: string, wanted: boolean): SinceTurnModule | null {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly module: SinceTurnModule } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    // Without the marks a game is still playable.
    void gameOf(game)
      ?.sinceTurn?.()
      .then(module => setLoaded({ game, module }))
      .catch(() => undefined);
  }, [game, wanted]);
  return loaded?.game === game ? loaded.module : null;
}
