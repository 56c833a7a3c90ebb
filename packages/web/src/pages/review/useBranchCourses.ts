import { useEffect, useState } from 'react';
import type { AnalysisFacts } from '../../protocol/analysis.ts';
import type { BranchRow } from '../../protocol/review.ts';
import { onAnalysis } from '../../session/analysing.ts';
import { host } from '../../session/host.ts';

/** The analyses of branches, by their ids: the results so far, also while they run. */
export type BranchCourses = ReadonlyMap<string, AnalysisFacts>;

const NONE: BranchCourses = new Map();

export function useBranchCourses(rows: readonly BranchRow[]): BranchCourses {
  const [courses, setCourses] = useState(NONE);
  useEffect(() => {
    const ids = rows.filter(({ over }) => over).map(({ id }) => id);
    if (ids.length === 0) return undefined;
    let current = true;
    void host()
      .analysesKept(ids)
      .then(all => {
        const found = ids.flatMap((id, i): (readonly [string, AnalysisFacts])[] => (all[i] ? [[id, all[i]]] : []));
        if (current) setCourses(old => new Map([...found, ...old]));
      });
    const unhear = onAnalysis(news => {
      const { table, facts } = news.kind === 'running' ? news.running : news;
      if (facts && ids.includes(table)) setCourses(old => new Map([...old, [table, facts]]));
    });
    return () => {
      current = false;
      unhear();
    };
  }, [rows]);
  return courses;
}
