import { rankOf, RANKS } from '@thorp/villagers/cards';
import type { ReactNode } from 'react';
import { useWords } from './text/words.tsx';

/** V-14.9 The ranks of the Monastery; the reached one is marked. */
export function Ranks({ gold }: { gold: number }): ReactNode {
  const { ranks } = useWords();
  const reached = rankOf(gold)?.id;
  return (
    <section className="vi-ranks-list">
      <h3>{ranks.title}</h3>
      <ul>
        {RANKS.map(({ id, from }) => (
          <li
            key={id}
            className={id === reached ? 'is-own' : undefined}
            aria-current={id === reached ? true : undefined}
          >
            <b>{ranks.names[id]}</b> {ranks.from(from)}
          </li>
        ))}
      </ul>
    </section>
  );
}
