import type { ReactNode } from 'react';
import { pointsOf } from './goods.tsx';
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

/** Where in the game the table is, and what it is played for. */
export function Phases(): ReactNode {
  const { view, sight } = useTable();
  const words = useWords();
  const { question } = sight;
  const stage = question ? (STAGES[question.step] ?? 'main') : null;
  const { iron, timeTrial } = view.settings;
  return (
    <ol className="fe-strip">
      {view.round > 0 ? <li>{words.round(view.round)}</li> : null}
      {stage ? <li className="is-now">{words.stages[stage]}</li> : null}
      <li>{view.goal === null ? words.goalCathedral : words.goal(pointsOf(view.goal))}</li>
      {iron ? <li>{words.iron}</li> : null}
      {timeTrial ? <li>{words.trial}</li> : null}
    </ol>
  );
}
