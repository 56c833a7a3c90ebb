import type { ListedTable, TableStore } from '@thorp/table';

/** A table in the list of games, in the words of when it was last played. */
export interface ShelfLine extends ListedTable {
  readonly updated: number;
  readonly title: string;
  /** What is asked, or how it ended. */
  readonly line: string;
  readonly yourTurn: boolean;
  readonly over: boolean;
  /** The seats that won; nobody where one plays alone, gave up, or plays on. Missing in what was stored before. */
  readonly winners?: readonly number[];
}

/** A store that also keeps a line for the list of games. */
export interface PageStore extends TableStore {
  /** Replaces the line of a table; does nothing for a table that is not there. */
  describe(line: ShelfLine): Promise<void>;
  /** All lines, the latest first. */
  lines(): Promise<readonly ShelfLine[]>;
}

export function isFull(error: Error): boolean {
  return error.name === 'QuotaExceededError';
}
