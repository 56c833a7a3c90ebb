import type { ReactNode } from 'react';
import { Builder, Food, Keyring } from './icons.tsx';
import { activeKeyrings, activeSymbols } from '@thorp/villagers/reading';
import { Owner } from './OpponentPanel.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** My own numbers. */
export function OwnPanel({ owner }: { owner: number }): ReactNode {
  const { view, open } = useTable();
  const words = useWords();
  const { villagers = [] } = view.villages[owner] ?? {};
  const { food, builders } = activeSymbols(villagers);
  const keys = activeKeyrings(villagers);
  return (
    <section className="vi-me panel at-me" aria-label={words.mine}>
      <button type="button" className="vi-head" onClick={() => open(owner)}>
        <Owner owner={owner} />
      </button>
      <dl className="vi-sums">
        <dt>
          <Food /> {words.food}
        </dt>
        <dd>{food}</dd>
        <dt>
          <Builder /> {words.builders}
        </dt>
        <dd>{builders}</dd>
        <dt>
          <Keyring count={keys.length} /> {words.keys}
        </dt>
        <dd>{keys.reduce((sum, { coins }) => sum + coins, 0)}</dd>
      </dl>
    </section>
  );
}
