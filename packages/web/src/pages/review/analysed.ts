import { createContext, use } from 'react';
import type { Opinion } from '../../protocol/analysis.ts';
import type { Analysing } from '../../session/useAnalysis.ts';

/** The analysis of the reviewed game, for the parts of the page. */
export interface Analysed extends Analysing {
  /** The bot's opinion of the shown decision; null if it has none. */
  readonly opinion: Opinion | null;
}

const AnalysedContext = createContext<Analysed | null>(null);

export const AnalysedProvider = AnalysedContext.Provider;

export function useAnalysed(): Analysed {
  const analysing = use(AnalysedContext);
  if (!analysing) throw new Error('a part of the analysis was drawn outside of it');
  return analysing;
}
