import type { ReactNode } from 'react';
import { CardIcon } from './icons.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** What I may still do: a hammer for every build, a loaf for every draft. */
export function Pips(): ReactNode {
  const { view, update } = useTable();
  const words = useWords();
  const builds = view.turn?.seat === update.seat ? view.turn?.actions : undefined;
  const drafts = view.players[update.seat ?? 0]?.drafts ?? 0;
  const count = builds ?? drafts;
  if (builds === undefined && drafts === 0) return null;
  return (
    <span className="vi-pips" role="img" aria-label={builds === undefined ? words.drafts(count) : words.builds(count)}>
      {Array.from({ length: count }, (_, i) => (
        <CardIcon key={i} name={builds === undefined ? 'bread' : 'hammer'} />
      ))}
    </span>
  );
}
