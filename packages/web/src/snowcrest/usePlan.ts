import { useEffect, useRef, useState } from 'react';
import { isPlanned, planOf, type Plan } from './plan.ts';
import type { SnowcrestProps } from './table.ts';

/** A payment that the game would make for me. */
export interface Planning {
  /** Null until it has come; while the next one comes, the last one stays in sight. */
  readonly plan: Plan | null;
  /** Pays by the plan for the question of now. */
  pay(): void;
}

/** Asks for every price that is asked for, aside: sources can be tapped meanwhile. Null where there is nothing to pay. */
export function usePlan({ sight, acts }: SnowcrestProps): Planning | null {
  const wanted = isPlanned(sight);
  const [plan, setPlan] = useState<Plan | null>(null);
  const coming = useRef<Promise<Plan | null> | null>(null);
  useEffect(() => {
    if (!wanted) return setPlan(null);
    let current = true;
    const asked = acts.way([], [], true).then(way => planOf(sight, way));
    void asked.then(made => current && setPlan(made));
    coming.current = asked;
    return () => {
      current = false;
    };
  }, [wanted, sight, acts]);
  if (!wanted) return null;
  return { plan, pay: () => void coming.current?.then(made => made && acts.choose(...made.answers)) };
}
