import { useEffect, useRef, useState } from 'react';
import type { TableUpdate } from '../../protocol/update.ts';

/** Tables that follow each other within so many milliseconds are skimmed, not read. */
const SKIMMED = 150;

type Lines = Pick<TableUpdate, 'log' | 'unread'>;

/** A table whose log stands still while the slider moves quickly: nobody reads it then, and to lay it out takes long. */
export function useHeldLog(update: TableUpdate): TableUpdate {
  const shown = useRef<{ update: TableUpdate; given: TableUpdate; at: number; lines: Lines } | null>(null);
  const [, setLines] = useState<Lines>(update);
  const old = shown.current;
  const now = performance.now();
  if (!old || (old.given !== update && now - old.at >= SKIMMED)) {
    shown.current = { update, given: update, at: now, lines: update };
  } else if (old.given !== update) {
    const { log, unread } = old.lines;
    shown.current = { update: { ...update, log, unread }, given: update, at: now, lines: old.lines };
  }
  useEffect(() => {
    const { current } = shown;
    if (!current || current.lines === update) return undefined;
    const timer = setTimeout(() => {
      shown.current = { ...current, update, lines: update };
      setLines(update);
    }, SKIMMED);
    return () => clearTimeout(timer);
  }, [update]);
  return shown.current?.update ?? update;
}
