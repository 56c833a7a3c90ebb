import type { AnalysisDepth } from '@thorp/bots';
import { useEffect, useMemo, useState } from 'react';
import type { AnalysisFacts } from '../protocol/analysis.ts';
import { onAnalysis, runningAnalysis, startAnalysis, stopAnalysis } from './analysing.ts';
import { host, reader } from './host.ts';

/** The analysis of a game: its results, whether it is running, and how to start and stop it. */
export interface Analysing {
  /** Null until it is known. */
  readonly possible: boolean | null;
  readonly facts: AnalysisFacts | null;
  readonly running: boolean;
  /** The approximate time left in milliseconds; null if not known. */
  readonly left: number | null;
  readonly problem: Error | null;
  start(depth: AnalysisDepth): void;
  stop(): void;
}

type Known = Omit<Analysing, 'start' | 'stop'>;

const NOTHING: Known = { possible: null, facts: null, running: false, left: null, problem: null };

/** `ready`: whether the game may be looked up now, after everything that has to be shown first. */
export function useAnalysis(table: string, ready = true): Analysing {
  const [known, setKnown] = useState<Known>(NOTHING);
  useEffect(() => {
    if (!ready) return undefined;
    let current = true;
    const now = runningAnalysis();
    if (now?.table === table) setKnown({ ...NOTHING, possible: true, facts: now.facts, running: true, left: now.left });
    else {
      // A game that cannot be read cannot be analysed either; the review says why.
      host()
        .analysis(table, reader())
        .then(
          state => current && setKnown(old => (old.running ? old : { ...NOTHING, ...state })),
          () => current && setKnown({ ...NOTHING, possible: false }),
        );
    }
    const unhear = onAnalysis(news => {
      if (news.kind === 'running' && news.running.table === table) {
        setKnown({ ...NOTHING, possible: true, ...news.running, running: true });
      } else if (news.kind === 'ended' && news.table === table) {
        const { facts, problem } = news;
        setKnown(old => ({ ...old, facts: facts ?? old.facts, running: false, left: null, problem }));
      }
    });
    return () => {
      current = false;
      unhear();
    };
  }, [table, ready]);
  return useMemo(
    () => ({ ...known, start: depth => void startAnalysis(table, depth), stop: stopAnalysis }),
    [known, table],
  );
}
