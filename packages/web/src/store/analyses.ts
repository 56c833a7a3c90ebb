import type { Analysis } from '@thorp/bots';
import { workedOut, type WorkedOut } from './workedOut.ts';

/** Raised when what older pages have kept says something else than it would now. */
const VERSION = 3;

/** What a bot thinks of a game, as far as it has come. */
export interface KeptAnalysis {
  readonly table: string;
  readonly analysis: Analysis;
}

export function analysisStore(): WorkedOut<KeptAnalysis> {
  return workedOut('thorp-analyses', VERSION);
}
