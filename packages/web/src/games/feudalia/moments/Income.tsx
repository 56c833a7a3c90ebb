import type { ReactNode } from 'react';
import { SmallMoment } from '../../../board/BigMoment.tsx';
import { useNames } from '../names.ts';
import type { Change, IncomeMoment } from './find.ts';
import { useMomentWords } from './text/words.tsx';

/** F-4.2 What a card has brought, in one line. */
export function Income({ moment, change: { after } }: { moment: IncomeMoment; change: Change }): ReactNode {
  const { income } = useMomentWords();
  const nameOf = useNames();
  const total = after.view.lords[after.seat ?? 0]?.coins ?? 0;
  return <SmallMoment line={income.line(nameOf(moment.card), moment.coins, total)} />;
}
