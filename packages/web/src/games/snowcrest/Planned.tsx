import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { isPlanned, planOf, type Plan } from './plan.ts';
import type { SnowcrestProps } from './table.ts';

/** A payment that the game would make for me. */
interface Planning {
  /** Null until it has come; while the next one comes, the last one stays in sight. */
  readonly plan: Plan | null;
  /** Pays by the plan for the question of now. */
  pay(): void;
}

const PlanningContext = createContext<Planning | null>(null);

/** What "pay for me" would take; null where there is nothing to pay. */
export function usePlanning(): Planning | null {
  return use(PlanningContext);
}

/** Asks for it whenever a price is asked for. Only what shows the answer is drawn again for it. */
export function Planned({ children, ...props }: SnowcrestProps & { children: ReactNode }): ReactNode {
  return <PlanningContext value={usePlan(props)}>{children}</PlanningContext>;
}

/** The plan is asked for aside: sources can be tapped meanwhile. */
function usePlan({ sight, acts }: SnowcrestProps): Planning | null {
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
