import type { ReactNode } from 'react';
import { ScoringMoment } from '../../../board/ScoringMoment.tsx';
import { Glyph } from '../glyphs.tsx';
import type { Change } from './find.ts';
import { Who } from './parts.tsx';
import { useMomentWords } from './text/words.tsx';

/** F-10 Who has won, and what everybody's points come from. */
export function Scoring({ change }: { change: Change }): ReactNode {
  const { scoring } = useMomentWords();
  const { sheets } = change.after;
  return (
    <ScoringMoment
      change={change}
      words={scoring}
      icon={
        <span className="fe-mo-face is-moon">
          <Glyph name="build" />
        </span>
      }
      line={sheets.length > 1 ? `${scoring.line} ${scoring.tie}` : scoring.line}
      Seat={Who}
      sourcesOf={({ parts }) => parts ?? []}
    />
  );
}
