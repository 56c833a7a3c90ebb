import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BranchRow } from '../../protocol/review.ts';
import { host, reader } from '../../session/host.ts';
import { useText } from '../../text/text.tsx';

/** The branches that are kept with a game. */
export interface KeptBranches {
  readonly rows: readonly BranchRow[];
  refresh(): void;
}

export function useBranches(table: string): KeptBranches {
  const { locale } = useText();
  const [rows, setRows] = useState<readonly BranchRow[]>([]);
  const refresh = useCallback(() => {
    // Where nothing is stored there are no branches.
    host()
      .branches(table, reader())
      .then(setRows, () => undefined);
  }, [table]);
  useEffect(refresh, [refresh, locale]);
  return useMemo(() => ({ rows, refresh }), [rows, refresh]);
}
