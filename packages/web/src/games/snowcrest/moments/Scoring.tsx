import type { ReactNode } from 'react';
import { ScoringMoment } from '../../../board/ScoringMoment.tsx';
import { Drawing } from '../Icons.tsx';
import type { Change } from './find.ts';
import { Who } from './parts.tsx';
import { useMomentWords } from './text/words.tsx';

/** S-16 Who has won, and what everybody's points come from. */
export function Scoring({ change }: { change: Change }): ReactNode {
  const { scoring } = useMomentWords();
  const { sheets } = change.after;
  return (
    <ScoringMoment
      change={change}
      words={scoring}
      icon={
        <span className="sn-mo-icon">
          <Drawing name="scroll" />
        </span>
      }
      line={sheets.length > 1 ? `${scoring.line} ${scoring.tie}` : null}
      Seat={Who}
      sourcesOf={({ parts }) => parts ?? []}
    />
  );
}
