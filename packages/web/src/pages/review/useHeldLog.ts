import { useMemo, useRef } from 'react';
import type { TableUpdate } from '../../protocol/update.ts';

/** A table whose log does not change while decisions are skimmed: nobody reads it then, and its layout is slow. */
export function useHeldLog(update: TableUpdate, skimming: boolean): TableUpdate {
  const read = useRef(update);
  if (!skimming) read.current = update;
  const { log, unread } = read.current;
  return useMemo(() => (skimming ? { ...update, log, unread } : update), [update, skimming, log, unread]);
}
