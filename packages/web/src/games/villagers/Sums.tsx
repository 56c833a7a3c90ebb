import type { ReactNode } from 'react';
import { Gold } from '../../art/Gold.tsx';
import { Builder, Food, Keyring } from './icons.tsx';
import { activeKeyrings, activeSymbols } from '@thorp/villagers/reading';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** My own numbers, in one line: gold, food, builders, gold on my keys. */
export function Sums(): ReactNode {
  const { view, update } = useTable();
  const words = useWords();
  const mine = view.villages[update.seat ?? -1];
  if (!mine) return null;
  const { food, builders } = activeSymbols(mine.villagers);
  const keys = activeKeyrings(mine.villagers);
  return (
    <dl className="vi-sums" aria-label={words.mine}>
      <Sum name={words.goldName} value={mine.gold}>
        <Gold>{mine.gold}</Gold>
      </Sum>
      <Sum name={words.food} value={food}>
        <Food />
        <b>{food}</b>
      </Sum>
      <Sum name={words.builders} value={builders}>
        <Builder />
        <b>{builders}</b>
      </Sum>
      <Sum name={words.keys} value={keys.reduce((sum, { coins }) => sum + coins, 0)}>
        <Keyring count={keys.length} />
        <b>{keys.reduce((sum, { coins }) => sum + coins, 0)}</b>
      </Sum>
    </dl>
  );
}

/** A number with its name: drawn for eyes, in words for screen readers. */
function Sum({ name, value, children }: { name: string; value: number; children: ReactNode }): ReactNode {
  return (
    <div title={name}>
      <dt className="sr-only">{name}</dt>
      <dd>
        <span className="sr-only">{value}</span>
        <span className="vi-sum" aria-hidden="true">
          {children}
        </span>
      </dd>
    </div>
  );
}
