import type { ReactNode } from 'react';
import { incomeOf } from './income.ts';
import type { Update } from './table.ts';
import { useWords } from './text/words.tsx';

/** V-15.19 The sources of the Countess' gold, from the log. */
export function CountessIncome({ update }: { update: Pick<Update, 'log' | 'view'> }): ReactNode {
  const { income } = useWords();
  return (
    <ul className="vi-sources">
      {incomeOf(update).map(({ source, gold }) => (
        <li key={source}>
          {income[source]} <b>{gold}</b>
        </li>
      ))}
    </ul>
  );
}
