import type { ReactNode } from 'react';
import { PhaseList } from '../../board/widgets.ts';
import { phaseOf } from './phase.ts';
import { useTable, type Table } from './table.ts';
import { useWords } from './text/words.tsx';

/** V-2.6 The two Markets lie under the second and the last stack. */
export const MARKET_STACKS = [1, 5];

/** The round, its current phase, and whether a Market opens at its end. */
export function Phases(): ReactNode {
  const table = useTable();
  const words = useWords();
  const now = phaseOf(table);
  const { round, markets, settings } = table.view;
  const market = words.market[markets] ?? words.phases.market;
  return (
    <PhaseList
      className="vi-phases"
      phases={[
        { id: 'round', text: words.round(round) },
        { id: 'draft', text: words.phases.draft, now: now === 'draft' },
        { id: 'build', text: words.phases.build, now: now === 'build' },
        ...(settings.events ? [{ id: 'event', text: words.phases.event, now: now === 'event' }] : []),
        { id: 'market', text: isMarketDue(table) ? <span className="vi-due">{market}</span> : market },
      ]}
    />
  );
}

/** Whether the stacks before the next Market are empty: then it opens when everybody has built. */
function isMarketDue({ view }: Table): boolean {
  const under = MARKET_STACKS[view.markets];
  return under !== undefined && view.stacks.slice(0, under + 1).every(({ size }) => size === 0);
}
