import type { ChatLine } from '@thorp/table';
import { useEffect, useState } from 'react';

/*
 * Which chat lines of a table the person has read: stored in this browser, so that later lines are new when they come
 * back.
 */

const KEY = 'thorp-chat-read';
/** For how many tables it is stored. */
const MOST_TABLES = 50;
/** How long the newest line must be visible. */
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
    // Then everything is new again at the next visit.
  }
}

export interface Reading {
  readonly unread: number;
  /** The last line that was read when the chat was opened. */
  readonly mark: number;
}

/** Counts new lines; lines that were visible for a second are no longer new. */
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
