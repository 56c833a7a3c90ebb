import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';

/** The left side becomes the right side; `both`: in either direction. Screen readers say a word. */
export function Arrow({ both = false, className }: { both?: boolean; className?: string }): ReactNode {
  const { table } = useText();
  return (
    <span className={className}>
      <span aria-hidden="true">{both ? '⇄' : '→'}</span>
      <span className="sr-only"> {both ? table.tradesFor : table.turnsInto} </span>
    </span>
  );
}
