import type { ReactNode } from 'react';
import { isDrafting } from './Display.tsx';
import { useNames } from './names.ts';
import { type Table, useTable } from './table.ts';
import { useWords } from './text/words.tsx';

const SETUP = ['draft', 'found', 'house', 'lodge', 'betroth'] as const;

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
  const steps = SETUP.filter(step => step !== 'draft' || view.settings.setupVariant === 'advanced');
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

/** H-7 How far the setting up has come, told by what lies on the table. */
function setupPhase(view: Table['view']): (typeof SETUP)[number] {
  const { players } = view;
  const housed = players.map(({ houses }) => houses.filter(({ host }) => host !== null).length);
  if (isDrafting(view)) return 'draft';
  if (players.some(({ houses }) => houses.length < 3)) return 'found';
  if (housed.some(count => count < 2)) return 'house';
  return housed.some(count => count < 3) ? 'lodge' : 'betroth';
}
