import type { ReactNode } from 'react';
import { SmallMoment } from '../../../board/BigMoment.tsx';
import { useNames } from '../names.ts';
import { useWords } from '../text/words.tsx';
import type { SeasonMoment } from './find.ts';

/** F-14 The event of the round in one line: what it has done to me, or what it does. */
export function Season({ moment: { effect, lines } }: { moment: SeasonMoment }): ReactNode {
  const { events } = useWords();
  const nameOf = useNames();
  return <SmallMoment line={`${nameOf(effect)}: ${lines.length > 0 ? lines.join('; ') : events[effect]}`} />;
}
