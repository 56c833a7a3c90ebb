import { SETUP_PHASES, setupPhase } from '@thorp/helvetia/reading';
import type { ReactNode } from 'react';
import { useNames } from './names.ts';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** The round and who works in it; before the first one, the steps of setting up. */
export function Phases(): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const names = useNames();
  if (view.round === 0) return <Setup />;
  const { character } = view.turn;
  return (
    <ol className="he-phases">
      <li>{words.round(view.round)}</li>
      {character === null ? null : (
        <li className="is-now" aria-current="step">
          {names.character(character)}
        </li>
      )}
    </ol>
  );
}

function Setup(): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const now = setupPhase(view);
  const steps = SETUP_PHASES.filter(step => step !== 'draft' || view.settings.setupVariant === 'advanced');
  return (
    <ol className="he-phases">
      {steps.map(step => (
        <li key={step} className={step === now ? 'is-now' : undefined} aria-current={step === now ? 'step' : undefined}>
          {words.phases[step]}
        </li>
      ))}
    </ol>
  );
}
