import type { Seat } from '@thorp/kernel';
import type { GameDigest } from '@thorp/table';
import { workedOut, type WorkedOut } from './workedOut.ts';

/** Increased when digests have to be computed again. */
const VERSION = 3;

/** The digest of a game. Null instead of a digest: the game has no result to count. */
export interface KeptDigest {
  readonly table: string;
  readonly digest: GameDigest | null;
  /** The reader's seat in a game that was played on a server. */
  readonly you: Seat | null;
}

export function digestStore(): WorkedOut<KeptDigest> {
  return workedOut('thorp-digests', VERSION);
}
