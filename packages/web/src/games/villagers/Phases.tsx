import type { ReactNode } from 'react';
import { useTable, type Table } from './table.ts';
import { useWords } from './text/words.tsx';

/** The round, and where in it the table is. */
export function Phases(): ReactNode {
  const table = useTable();
  const words = useWords();
  const now = phaseOf(table);
  return (
    <ol className="phases">
      <li>{words.round(table.view.round)}</li>
      {(['draft', 'build', 'market'] as const).map(phase => (
        <li
          key={phase}
          className={phase === now ? 'is-now' : undefined}
          aria-current={phase === now ? 'step' : undefined}
        >
          {words.phases[phase]}
        </li>
      ))}
    </ol>
  );
}

function phaseOf({ view, sight }: Table): 'draft' | 'build' | null {
  if (view.turn) return 'build';
  const drafting = view.players.some(({ drafts }) => drafts > 0) || sight.question?.step === 'coin';
  return drafting ? 'draft' : null;
}
