import { createContext, use } from 'react';
import type { Opinion } from '../../protocol/analysis.ts';
import type { Analysing } from '../../session/useAnalysis.ts';

/** The analysis of the game that is looked at, for the parts of the page. */
export interface Analysed extends Analysing {
  /** What the bot thinks of the decision that is shown; null where it thinks nothing. */
  readonly opinion: Opinion | null;
}

const AnalysedContext = createContext<Analysed | null>(null);

export const AnalysedProvider = AnalysedContext.Provider;

export function useAnalysed(): Analysed {
  const analysing = use(AnalysedContext);
  if (!analysing) throw new Error('a part of the analysis was drawn outside of it');
  return analysing;
}
