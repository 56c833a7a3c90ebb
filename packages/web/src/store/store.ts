import type { TableStore } from '@thorp/table';
import type { TableSummary } from '../protocol/calls.ts';
import type { Extras } from '../protocol/extras.ts';

/** A store that also keeps a summary of each table for the list of games. */
export interface PageStore extends TableStore {
  /** Replaces the summary of a table; does nothing if the table does not exist. */
  describe(summary: TableSummary): Promise<void>;
  /** All summaries, the latest first. */
  summaries(): Promise<readonly TableSummary[]>;
  /** The extras of a game; null if there are none. */
  extras(id: string): Promise<Extras | null>;
  allExtras(): Promise<readonly Extras[]>;
  /** Changes some of them. */
  keepExtras(extras: Extras): Promise<void>;
}

/** Whether the browser refused because its storage is full. */
export function isFull(error: Error): boolean {
  return error.name === 'QuotaExceededError';
}
