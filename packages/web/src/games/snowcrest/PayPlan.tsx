import type { Snowcrest } from '@thorp/snowcrest';
import { createContext, use, type ReactNode } from 'react';
import { usePlan, type Planning } from '../../board/widgets.ts';
import { isPlanned, PLANS, type Plan } from './plan.ts';
import type { SnowcrestProps } from './table.ts';

const PayPlanContext = createContext<Planning<Snowcrest, Plan> | null>(null);

/** What "pay for me" would take; null where there is nothing to pay. */
export function usePayPlan(): Planning<Snowcrest, Plan> | null {
  return use(PayPlanContext);
}

/** Plans whenever a price is asked for. Only components that show the plan are drawn again for it. */
export function PayPlanProvider({ children, ...props }: SnowcrestProps & { children: ReactNode }): ReactNode {
  const { planning } = usePlan(props, PLANS);
  return <PayPlanContext value={isPlanned(props.update) ? planning : null}>{children}</PayPlanContext>;
}
