import type { ReactNode } from 'react';
import { RoadScene } from './scenes.tsx';
import { Back } from './suits.tsx';
import { CardIcon } from './icons.tsx';
import { Place } from '../../board/widgets.ts';
import { Bank } from './Bank.tsx';
import { CardFace } from './CardFace.tsx';
import { EVENTS, type CardId } from '@thorp/villagers/cards';
import { eventPieceId, roadId, stackId } from '@thorp/villagers/pieces';
import { useNames } from './names.ts';
import { eventAt, SeasonIcon, type SeenEvent } from './seasons.tsx';
import { isGlyph } from './Symbols.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** Six villagers on the Road, above each its stack and what lies under it. */
export function Road({ bank }: { bank: boolean }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  return (
    <section className="vi-road at-common" aria-label={words.road}>
      <span className="vi-ground">
        <RoadScene />
      </span>
      <ol className={bank ? 'vi-lane' : 'vi-lane is-tiny'}>
        {view.road.map((_, i) => (
          // A place keeps its element when its villager changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} className="vi-spot">
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
  if (card === null) return <span className="vi-gone" aria-hidden="true" />;
  return (
    <Place id={roadId(slot)} card={card}>
      <CardFace card={card} coins={coins} />
    </Place>
  );
}

/** A stack: the suit on top, how many, and under it a Market or an Event. A tap on one that is not asked for reads it. */
function Stack({ stack }: { stack: number }): ReactNode {
  const { update, view } = useTable();
  const words = useWords();
  const { size, top, front } = view.stacks[stack] ?? { size: 0, top: null, front: null };
  const event = eventAt(update, stack);
  return (
    <Place id={stackId(stack)} card={front ?? (event && eventPieceId(event.event))} className="vi-stack">
      {top === null || !isGlyph(top) ? (
        <span className="vi-pile vi-gone">{words.emptyStack(stack + 1)}</span>
      ) : (
        <span className={size < 5 ? 'vi-pile is-thin' : 'vi-pile'} data-suit={top}>
          <Back suit={top} />
          <span className="vi-stack-number">{stack + 1}</span>
          {front === null ? null : <Front card={front} />}
          <span className="vi-stack-size">×{size}</span>
        </span>
      )}
      <Marker stack={stack} event={event} />
    </Place>
  );
}

/** V-10.4 Townsfolk: the stacks lie face-up. */
function Front({ card }: { card: CardId }): ReactNode {
  const name = useNames()(card);
  return (
    <span className="vi-front">
      <b>{name}</b>
    </span>
  );
}

/** V-2.6 The two Markets lie under the second and the last stack. */
const MARKET_STACKS = [1, 5];

function Marker({ stack, event }: { stack: number; event: SeenEvent | null }): ReactNode {
  const { view, catalogue } = useTable();
  const words = useWords();
  const market = MARKET_STACKS.indexOf(stack);
  if (market >= 0) {
    return (
      <span
        className={view.markets > market ? 'vi-tag vi-market is-done' : 'vi-tag vi-market'}
        style={{ '--len': words.marketShort.length }}
      >
        <CardIcon name="coins" />
        <span className="vi-long">{words.market[market]}</span>
        <span className="vi-short">{words.marketShort}</span>
      </span>
    );
  }
  if (!event) return <span className="vi-tag is-none" />;
  const name = catalogue.get(eventPieceId(event.event))?.name ?? EVENTS[event.event].name;
  return (
    <span className={`vi-tag is-${event.state}`} style={{ '--len': name.length }}>
      <SeasonIcon season={event.season} />
      <span>{name}</span>
    </span>
  );
}
