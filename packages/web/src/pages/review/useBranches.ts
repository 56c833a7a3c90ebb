import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BranchRow } from '../../protocol/review.ts';
import { host, reader } from '../../session/host.ts';
import { useText } from '../../text/text.tsx';
import { useBranchCourses, type BranchCourses } from './useBranchCourses.ts';

/** The stored branches of a game. */
export interface KeptBranches {
  readonly rows: readonly BranchRow[];
  readonly courses: BranchCourses;
  refresh(): void;
}

export function useBranches(table: string): KeptBranches {
  const { locale } = useText();
  const [rows, setRows] = useState<readonly BranchRow[]>([]);
  const refresh = useCallback(() => {
    // Without storage there are no branches.
    host()
      .branches(table, reader())
      .then(setRows, () => undefined);
  }, [table]);
  useEffect(refresh, [refresh, locale]);
  const courses = useBranchCourses(rows);
  return useMemo(() => ({ rows, courses, refresh }), [rows, courses, refresh]);
}
