import { useRef, type ReactNode } from 'react';
import { RoadScene } from './scenes.tsx';
import { Back } from './suits.tsx';
import { CardIcon, Coins } from './icons.tsx';
import { Place, type Size, useBox } from '../../board/widgets.ts';
import { Bank } from './Bank.tsx';
import { CardFace, CardWidth, NameBand } from './CardFace.tsx';
import { EVENTS, type CardId } from '@thorp/villagers/cards';
import { eventPieceId, roadId, stackId } from '@thorp/villagers/pieces';
import { useNames } from './names.ts';
import { MARKET_STACKS } from './Phases.tsx';
import { eventAt, SeasonIcon, type SeenEvent } from './seasons.tsx';
import { isGlyph } from './Symbols.tsx';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/**
 * Six villagers on the Road, above each its stack and what lies under it. If folded, they are bands with their coins.
 */
export function Road({ size, folded }: { size: Size; folded: boolean }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const frame = useRef<HTMLOListElement>(null);
  const { width } = useBox(frame);
  const columns = size === 'phone' ? 3 : view.road.length;
  // Empty stacks say no more than the phase of the Market does.
  const stacks = !folded && view.stacks.some(({ size: left }) => left > 0);
  const classes = ['vi-road', 'at-common'];
  if (folded) classes.push('is-folded');
  if (view.settings.events) classes.push('has-events');
  return (
    <section className={classes.join(' ')} aria-label={words.road}>
      <span className="vi-ground">
        <RoadScene />
      </span>
      <ol className="vi-lane" ref={frame}>
        <CardWidth value={Math.max(NARROWEST, width / columns - GAP - (folded ? COINS : 0))}>
          {view.road.map((_, i) => (
            // A place keeps its element when its villager changes.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i} className="vi-spot">
              {stacks ? <Stack stack={i} /> : null}
              <Slot slot={i} folded={folded} />
            </li>
          ))}
        </CardWidth>
      </ol>
      {size === 'phone' ? null : <Bank />}
    </section>
  );
}

/** Pixels between two places, and the least width of a card before the row is measured. */
const GAP = 10;
const NARROWEST = 90;

/** Pixels that a folded band keeps free for coins, as in style/phone.css. */
const COINS = 20;

function Slot({ slot, folded }: { slot: number; folded: boolean }): ReactNode {
  const { view } = useTable();
  const { card, coins } = view.road[slot] ?? { card: null, coins: 0 };
  if (card === null) return <span className="vi-gone" aria-hidden="true" />;
  return (
    <Place id={roadId(slot)} card={card}>
      {folded ? (
        <>
          <NameBand card={card} />
          <Coins count={coins} />
        </>
      ) : (
        <CardFace card={card} coins={coins} />
      )}
    </Place>
  );
}

/**
 * A stack: its top suit, its size, and the Market or Event under it. A tap on a stack that is not asked for explains
 * it.
 */
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
    <span className="vi-front-name">
      <b>{name}</b>
    </span>
  );
}

function Marker({ stack, event }: { stack: number; event: SeenEvent | null }): ReactNode {
  const { view, catalogue } = useTable();
  const words = useWords();
  const market = MARKET_STACKS.indexOf(stack);
  if (market >= 0) {
    return (
      <span className={view.markets > market ? 'vi-tag vi-market is-done' : 'vi-tag vi-market'}>
        <CardIcon name="coins" />
        <span>{words.market[market]}</span>
      </span>
    );
  }
  if (!event) return null;
  const name = catalogue.get(eventPieceId(event.event))?.name ?? EVENTS[event.event].name;
  return (
    <span className={`vi-tag is-${event.state}`}>
      <SeasonIcon season={event.season} />
      <span>{name}</span>
    </span>
  );
}
