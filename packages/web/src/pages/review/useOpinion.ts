import { useEffect, useState } from 'react';
import type { AnalysisFacts, Opinion } from '../../protocol/analysis.ts';
import { host, reader } from '../../session/host.ts';
import { useText } from '../../text/text.tsx';
import { useReviewed } from './reviewed.ts';

/** Milliseconds for which a decision must stand before its opinion is asked for: a slider that moves asks for none. */
const REST = 90;

/** What the bot thinks of the decision that is shown; null until it is there, and where it thinks nothing. */
export function useOpinion(analysis: AnalysisFacts | null): Opinion | null {
  const { facts, decision } = useReviewed();
  const { locale } = useText();
  const [opinion, setOpinion] = useState<Opinion | null>(null);
  const hasOne = (analysis?.decisions[decision - 1]?.by ?? null) !== null;
  useEffect(() => {
    if (!hasOne) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      // An analysis that was removed in another window has no opinions.
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
