import { points } from '@thorp/feudalia/reading';
import type { ReactNode } from 'react';
import { PhaseList, type Phase, type Size } from '../../board/widgets.ts';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

type Stage = 'draft' | 'quick' | 'main' | 'blue';

const STAGES: { readonly [step: string]: Stage } = {
  draft: 'draft',
  triple: 'draft',
  specialist: 'quick',
  freeVassal: 'quick',
  sacrifice: 'quick',
  quick: 'quick',
  invite: 'quick',
  blue: 'blue',
  hold: 'blue',
};

/** The current phase of the game, and the goal. */
export function Phases({ size }: { size: Size }): ReactNode {
  const { view, update } = useTable();
  const words = useWords();
  const { question } = update;
  const stage = question ? (STAGES[question.step] ?? 'main') : null;
  const { iron, timeTrial } = view.settings;
  const phases: Phase[] = [];
  if (view.round > 0) phases.push({ id: 'round', text: words.round(view.round) });
  if (stage) phases.push({ id: 'stage', text: words.stages[stage], now: true });
  // On a phone the goal stands in the row below the bar.
  if (size === 'phone') return <PhaseList className="fe-strip" phases={phases} />;
  phases.push({ id: 'goal', text: view.goal === null ? words.goalCathedral : words.goal(points(view.goal)) });
  if (iron) phases.push({ id: 'iron', text: words.iron });
  if (timeTrial) phases.push({ id: 'trial', text: words.trial });
  return <PhaseList className="fe-strip" phases={phases} />;
}
