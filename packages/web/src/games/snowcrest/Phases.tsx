import type { ReactNode } from 'react';
import { PhaseList } from '../../board/widgets.ts';
import { isPaying } from './paying.ts';
import { Drawing } from './Icons.tsx';
import { useTable, type Update } from './table.ts';
import { useWords } from './text/words.tsx';

const PHASES = ['card', 'place', 'pay', 'act', 'down'] as const;

/** The round, and the phase of the active player's turn. */
export function Phases(): ReactNode {
  const { update, view } = useTable();
  const words = useWords();
  const now = phaseOf(update);
  // An activated Villager acts without being placed or paid for.
  const done = now === null || now === 'act' ? 0 : PHASES.indexOf(now);
  const phases = PHASES.map((id, i) => ({
    id,
    text: <PhaseName done={i < done} name={words.phases[id]} />,
    now: id === now,
  }));
  return <PhaseList className="sn-phases" phases={[{ id: 'round', text: words.round(view.round) }, ...phases]} />;
}

function PhaseName({ done, name }: { done: boolean; name: string }): ReactNode {
  return (
    <>
      {done ? <Drawing name="check" /> : null}
      {name}
    </>
  );
}

/** The phase of my own turn; null in another player's turn. */
function phaseOf(update: Update): (typeof PHASES)[number] | null {
  const { question, view, seat } = update;
  if (!question || view.active !== seat) return null;
  if (question.step === 'main' || question.step === 'buy') return 'card';
  if (question.step === 'slot') return 'place';
  return isPaying(update) && view.arriving !== null ? 'pay' : 'act';
}
