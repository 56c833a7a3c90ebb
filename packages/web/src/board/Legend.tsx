import type { CatalogueEntry } from '@thorp/kernel';
import type { ComponentType, ReactNode } from 'react';

/** A symbol on a card: its drawing, its name, and its effect. */
export interface LegendEntry {
  readonly symbol: ReactNode;
  readonly name: string;
  readonly means: string;
}

/** The legend of a card of one game, made with `Legend`; nothing for a card without symbols. */
export type LegendComponent = ComponentType<{
  readonly card: string;
  readonly catalogue: ReadonlyMap<string, CatalogueEntry>;
}>;

/** What the symbols of a card mean. */
export function Legend({ title, entries }: { title: string; entries: readonly LegendEntry[] }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <dl className="legend" aria-label={title}>
      {entries.map(({ symbol, name, means }) => (
        <div key={name}>
          <dt>
            <span aria-hidden="true">{symbol}</span>
            {name}
          </dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  );
}
