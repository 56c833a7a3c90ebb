import type { ServerProcess } from './child.ts';

/** A server and its clients, as a run needs them. */
export interface Subject {
  readonly name: string;
  start(): Promise<ServerProcess>;
  /** Opens a table with two people, each with a connection. */
  open(port: number, number: number): Promise<PlayedTable>;
}

/** A table whose people answer at random. */
export interface PlayedTable {
  /** The id by which others find it. */
  readonly link: string;
  /**
   * The asked person makes a move as soon as they know the question. Resolves when it is acknowledged; false if the
   * game is over.
   */
  move(): Promise<boolean>;
  close(): void;
}
