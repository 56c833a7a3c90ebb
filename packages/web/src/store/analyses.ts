import type { Analysis } from '@thorp/bots';
import { workedOut, type WorkedOut } from './workedOut.ts';

/** Increased when analyses of older pages are no longer valid. */
const VERSION = 3;

/** A bot's analysis of a game, as far as it has come. */
export interface KeptAnalysis {
  readonly table: string;
  readonly analysis: Analysis;
}

export function analysisStore(): WorkedOut<KeptAnalysis> {
  return workedOut('thorp-analyses', VERSION);
}
