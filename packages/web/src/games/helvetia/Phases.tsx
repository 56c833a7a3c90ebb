import { SETUP_PHASES, setupPhase } from '@thorp/helvetia/reading';
import type { ReactNode } from 'react';
import { PhaseList, type Phase } from '../../board/widgets.ts';
import { useNames } from './names.ts';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** The round and its phases; before the first round, the steps of the setup. */
export function Phases(): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const names = useNames();
  if (view.round === 0) return <Setup />;
  const { character } = view.turn;
  const phases: Phase[] = [{ id: 'round', text: words.round(view.round) }];
  if (character !== null) phases.push({ id: character, text: names.character(character), now: true });
  return <PhaseList className="he-phases" phases={phases} />;
}

function Setup(): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const now = setupPhase(view);
  const steps = SETUP_PHASES.filter(step => step !== 'draft' || view.settings.setupVariant === 'advanced');
  const phases = steps.map(id => ({ id, text: words.phases[id], now: id === now }));
  return <PhaseList className="he-phases" phases={phases} />;
}
