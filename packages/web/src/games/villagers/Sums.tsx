import type { View } from '@thorp/villagers';
import type { ReactNode } from 'react';
import { Gold } from '../../art/Gold.tsx';
import { Builder, Food, Keyring } from './icons.tsx';
import { activeKeyrings, activeSymbols, nextMarketPay } from '@thorp/villagers/reading';
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
      <MarketPays owner={update.seat ?? 0} />
    </dl>
  );
}

/** The same for a phone, where my other numbers are among the others'. */
export function MyMarketPay(): ReactNode {
  const { update } = useTable();
  const words = useWords();
  if (update.seat === null) return null;
  return (
    <dl className="vi-sums" aria-label={words.mine}>
      <MarketPays owner={update.seat} />
    </dl>
  );
}

/** What the next Market would pay my village if it opened now. */
function MarketPays({ owner }: { owner: number }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const gold = payOf(view, owner);
  if (gold === null) return null;
  return (
    <Sum name={words.paysNow(words.market[view.markets] ?? '', gold)} value={gold}>
      {words.pays} <b>{gold}</b>
    </Sum>
  );
}

/** V-7 What the next Market would pay a village in all; null if none is left. */
export function payOf(view: View, owner: number): number | null {
  const pay = nextMarketPay(view, owner);
  return pay && pay.silver + pay.gold + pay.coins;
}

/** A number with its name: drawn, and in words for screen readers. */
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
