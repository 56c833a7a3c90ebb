import type { ServerProcess } from './child.ts';

/** A server and its clients, as a run needs them. */
export interface Subject {
  readonly name: string;
  start(): Promise<ServerProcess>;
  /** Opens a table at which two people sit, with a connection each. */
  open(port: number, number: number): Promise<PlayedTable>;
}

/** A table whose people answer by chance. */
export interface PlayedTable {
  /** The name by which others find it. */
  readonly link: string;
  /**
   * Whoever is asked makes a move, as soon as they know that they are asked. Resolves when it is acknowledged; false when
   * the game is over and there was nothing to do.
   */
  move(): Promise<boolean>;
  close(): void;
}
