import type { Snowcrest } from '@thorp/snowcrest';
import { createContext, use, type ReactNode } from 'react';
import { usePlan, type Planning } from '../../board/widgets.ts';
import { isPlanned, PLANS, type Plan } from './plan.ts';
import type { SnowcrestProps } from './table.ts';

type PayPlanning = Planning<Snowcrest, Plan>;

const PayPlanContext = createContext<PayPlanning | null>(null);

/** What "pay for me" would take; null if there is nothing to pay. */
export function usePayPlan(): PayPlanning | null {
  return use(PayPlanContext);
}

/**
 * Plans whenever a price is asked for, unless a place is planned together with its price. Only components that show the
 * plan are drawn again.
 */
export function PayPlanProvider(props: SnowcrestProps & { place: PayPlanning | null; children: ReactNode }): ReactNode {
  const { place, children } = props;
  const { planning } = usePlan(props, PLANS);
  return <PayPlanContext value={place ?? (isPlanned(props.update) ? planning : null)}>{children}</PayPlanContext>;
}
