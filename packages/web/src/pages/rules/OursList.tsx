import type { ReactNode } from 'react';
import type { Page } from './Blocks.tsx';
import { useWords } from './words.ts';

/** Everything that is reconstructed: rules by their numbers, and cards with the reconstructed parts. */
export function OursList({ page }: { page: Page }): ReactNode {
  const words = useWords();
  const ours = [...(page.clauses ?? [])].filter(([, { ours: isOurs }]) => isOurs).map(([id]) => id);
  const cards = [...page.catalogue.values()].filter(({ reconstructed }) => reconstructed !== undefined);
  return (
    <div className="para ourslist">
      <span className="cl" />
      <div className="block">
        <h3>{words.oursList}</h3>
        <ul className="ournumbers">
          {ours.map(id => (
            <li key={id}>
              <button type="button" className="btn btn--quiet" onClick={() => page.showClauses([id])}>
                {id}
              </button>
            </li>
          ))}
        </ul>
        {cards.length > 0 ? <h3>{words.oursCards}</h3> : null}
        <ul>
          {cards.map(({ id, name, reconstructed }) => (
            <li key={id}>
              <b>{name}</b>: {reconstructed}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
