import { useEffect, useRef, useState } from 'react';
import { navigate } from '../../app/router.tsx';
import type { ReviewFacts } from '../../protocol/review.ts';
import { host, reader } from '../../session/host.ts';
import { addressOf, branchIn, momentIn } from './address.ts';

/** Goes to the branch in the address; true if the branch does not fit the game. */
export function useLinkedBranch(facts: ReviewFacts): boolean {
  const [isUnfit, setUnfit] = useState(false);
  const isRead = useRef(false);
  useEffect(() => {
    const linked = isRead.current ? null : branchIn(location.search, facts);
    isRead.current = true;
    if (!linked) return;
    // Going back leads to the game, and not to the branch again.
    const back = addressOf(facts.table, momentIn(location.search, facts));
    host()
      .linkedBranch(facts.table, linked, reader())
      .then(
        id => {
          history.replaceState(null, '', back);
          navigate(`/table/${id}`);
        },
        () => setUnfit(true),
      );
  }, [facts]);
  return isUnfit;
}
