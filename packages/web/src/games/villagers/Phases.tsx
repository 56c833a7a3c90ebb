import type { ReactNode } from 'react';
import { PhaseList } from '../../board/widgets.ts';
import { useTable, type Table } from './table.ts';
import { useWords } from './text/words.tsx';

/** The round, and where in it the table is. */
export function Phases(): ReactNode {
  const table = useTable();
  const words = useWords();
  const now = phaseOf(table);
  const phases = (['draft', 'build', 'market'] as const).map(id => ({ id, text: words.phases[id], now: id === now }));
  return <PhaseList className="vi-phases" phases={[{ id: 'round', text: words.round(table.view.round) }, ...phases]} />;
}

function phaseOf({ view, update }: Table): 'draft' | 'build' | null {
  if (view.turn) return 'build';
  const drafting = view.players.some(({ drafts }) => drafts > 0) || update.question?.step === 'coin';
  return drafting ? 'draft' : null;
}
