import type { ReactNode } from 'react';
import type { PicturesModule } from '../../rulebook/types.ts';
import type { Page } from './Blocks.tsx';
import { useWords } from './words.ts';

/** All symbols of a game: their meaning, and the cards that have them. */
export function Symbols({ page, pictures }: { page: Page; pictures: PicturesModule }): ReactNode {
  const { Frame } = pictures;
  return (
    <Frame catalogue={page.catalogue}>
      <Listed page={page} useSymbols={pictures.useSymbols} />
    </Frame>
  );
}

/** Up to this many names are readable at a glance; more are folded. */
const GLANCE = 8;

function Listed({ page, useSymbols }: { page: Page; useSymbols: PicturesModule['useSymbols'] }): ReactNode {
  const words = useWords();
  return (
    <dl className="gloss">
      {useSymbols().map(({ symbol, name, means, cards }) => {
        const names = cards.map(id => page.catalogue.get(id)?.name ?? id);
        return (
          <div key={name}>
            <dt>
              <span aria-hidden="true" className="sy">
                {symbol}
              </span>
              {name}
            </dt>
            <dd>
              {means}
              <Where names={[...new Set(names)]} label={words.where} more={words.everyCard} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Where(props: { names: readonly string[]; label: string; more: (n: number) => string }): ReactNode {
  const { names, label, more } = props;
  if (names.length === 0) return null;
  const listed = names.join(', ');
  if (names.length <= GLANCE) {
    return (
      <small>
        {label}: {listed}
      </small>
    );
  }
  return (
    <details>
      <summary>
        {label}: {more(names.length)}
      </summary>
      <small>{listed}</small>
    </details>
  );
}
