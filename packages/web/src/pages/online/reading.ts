import type { ChatLine } from '@thorp/table';
import { useEffect, useState } from 'react';

/* What of the chat of a table the person has read: kept in this browser, so that what was said meanwhile is new when one comes back. */

const KEY = 'thorp-chat-read';
/** Of so many tables it is kept. */
const MOST_TABLES = 50;
/** So long the newest line has to be in sight. */
const SEEN_MS = 1_000;

type Read = readonly (readonly [table: string, sequence: number])[];

function readNow(): Read {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Read) : [];
  } catch {
    // A browser that keeps nothing, or something else under this name.
    return [];
  }
}

function keep(table: string, sequence: number): void {
  const others = readNow().filter(([each]) => each !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, sequence]].slice(-MOST_TABLES)));
  } catch {
    // Then everything is new again after the next visit.
  }
}

export interface Reading {
  readonly unread: number;
  /** The last line that had been read when the chat was opened. */
  readonly mark: number;
}

/** Counts what is new; what is in sight for a second is not new any more. */
export function useReading(table: string, lines: readonly ChatLine[], you: number | null, isOpen: boolean): Reading {
  const [read, setRead] = useState(() => readNow().find(([each]) => each === table)?.[1] ?? 0);
  const [mark, setMark] = useState(read);
  const last = lines.at(-1)?.sequence ?? 0;
  useEffect(() => {
    if (!isOpen || last <= read) return undefined;
    const timer = setTimeout(() => {
      setRead(last);
      keep(table, last);
    }, SEEN_MS);
    return () => clearTimeout(timer);
  }, [isOpen, last, read, table]);
  useEffect(() => {
    if (!isOpen) setMark(read);
  }, [isOpen, read]);
  return { unread: lines.filter(({ sequence, seat }) => sequence > read && seat !== you).length, mark };
}
