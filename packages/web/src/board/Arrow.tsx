import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';

/** What stands before it becomes what stands after it; `both`: either becomes the other. Read out as a word. */
export function Arrow({ both = false, className }: { both?: boolean; className?: string }): ReactNode {
  const { table } = useText();
  return (
    <span className={className}>
      <span aria-hidden="true">{both ? '⇄' : '→'}</span>
      <span className="sr-only"> {both ? table.tradesFor : table.turnsInto} </span>
    </span>
  );
}
