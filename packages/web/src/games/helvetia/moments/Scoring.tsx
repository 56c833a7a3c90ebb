import type { ReactNode } from 'react';
import { ScoringMoment } from '../../../board/ScoringMoment.tsx';
import { Icon } from './Icon.tsx';
import type { Change } from './find.ts';
import { Who } from './parts.tsx';
import { useMomentWords } from './text/words.tsx';

/** H-17 Who has won, and what everybody's points come from. */
export function Scoring({ change }: { change: Change }): ReactNode {
  const { scoring } = useMomentWords();
  const { result } = change.after;
  return (
    <ScoringMoment
      change={change}
      words={scoring}
      icon={<Icon name="bell" />}
      line={result?.tieBreak ? scoring.tie(result.tieBreak) : null}
      Seat={Who}
      sourcesOf={({ groups }) => groups.map(({ title, total }) => ({ text: title, amount: total }))}
    />
  );
}
