import { useEffect, useState } from 'react';
import type { AnalysisFacts, Opinion } from '../../protocol/analysis.ts';
import { host, reader } from '../../session/host.ts';
import { useText } from '../../text/text.tsx';
import { useReviewed } from './reviewed.ts';

/** Milliseconds for which a decision must be shown before its opinion is requested: a moving slider requests none. */
const REST = 90;

/** The bot's opinion of the shown decision; null until it is loaded, and if there is none. */
export function useOpinion(analysis: AnalysisFacts | null): Opinion | null {
  const { facts, decision } = useReviewed();
  const { locale } = useText();
  const [opinion, setOpinion] = useState<Opinion | null>(null);
  const hasOne = (analysis?.decisions[decision - 1]?.by ?? null) !== null;
  useEffect(() => {
    if (!hasOne) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      // The analysis may have been removed in another window.
      host()
        .opinion(facts.table, decision, reader())
        .then(
          found => current && setOpinion(found),
          () => current && setOpinion(null),
        );
    }, REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [facts.table, decision, hasOne, locale]);
  return hasOne && opinion?.decision === decision ? opinion : null;
}
