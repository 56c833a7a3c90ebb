import type { ReactNode } from 'react';
import { RoadScene } from '../art/scenes.tsx';
import { Back } from '../art/suits.tsx';
import { SymbolSign } from '../art/symbols.tsx';
import { Bank } from './Bank.tsx';
import { CardFace } from './CardFace.tsx';
import { Place } from './Place.tsx';
import { isGlyph } from './Symbols.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.ts';

/** Six villagers on the Road, above each its stack and what lies under it. */
export function Road({ bank }: { bank: boolean }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  return (
    <section className="road" aria-label={words.road}>
      <span className="ground">
        <RoadScene />
      </span>
      <ol className={bank ? 'lane' : 'lane is-tiny'}>
        {view.road.map((_, i) => (
          // A place of the Road stays a place whoever stands there.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} className="spot">
            <Stack stack={i} />
            <Slot slot={i} />
          </li>
        ))}
      </ol>
      {bank ? <Bank /> : null}
    </section>
  );
}

function Slot({ slot }: { slot: number }): ReactNode {
  const { view } = useTable();
  const { card, coins } = view.road[slot] ?? { card: null, coins: 0 };
  if (card === null) return <span className="gone" aria-hidden="true" />;
  return (
    <Place id={`road:${slot}`} card={card}>
      <CardFace card={card} coins={coins} />
    </Place>
  );
}

function Stack({ stack }: { stack: number }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const { size, top } = view.stacks[stack] ?? { size: 0, top: null };
  return (
    <Place id={`stack:${stack}`} card={null} className="stack">
      {top !== null && isGlyph(top) ? (
        <span className={size < 5 ? 'pile is-thin' : 'pile'} data-suit={top}>
          <Back suit={top} />
          <span className="ix">{words.stack(stack + 1)}</span>
          <span className="n">×{size}</span>
        </span>
      ) : (
        <span className="pile gone">{words.emptyStack(stack + 1)}</span>
      )}
      <Marker stack={stack} />
    </Place>
  );
}

/** V-2.6 The two Markets lie under the second and the last stack. */
const MARKET_STACKS = [1, 5];

function Marker({ stack }: { stack: number }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const market = MARKET_STACKS.indexOf(stack);
  if (market < 0) return <span className="tag is-none" />;
  const held = view.markets > market;
  return (
    <span className={held ? 'tag market is-done' : 'tag market'}>
      <SymbolSign name="coins" />
      <span className="long">{words.market[market]}</span>
      <span className="short">{words.marketShort}</span>
    </span>
  );
}
