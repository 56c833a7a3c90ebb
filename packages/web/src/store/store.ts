import type { TableStore } from '@thorp/table';
import type { TableSummary } from '../protocol/calls.ts';
import type { Extras } from '../protocol/extras.ts';

/** A store that also keeps a summary of each table for the list of games. */
export interface PageStore extends TableStore {
  /** Replaces the summary of a table; does nothing for a table that is not there. */
  describe(summary: TableSummary): Promise<void>;
  /** All summaries, the latest first. */
  summaries(): Promise<readonly TableSummary[]>;
  /** What is kept beside a game; null when nothing is. */
  extras(id: string): Promise<Extras | null>;
  allExtras(): Promise<readonly Extras[]>;
  /** Changes some of it. */
  keepExtras(extras: Extras): Promise<void>;
}

/** Whether the browser refused because its storage is full. */
export function isFull(error: Error): boolean {
  return error.name === 'QuotaExceededError';
}
