import bread from 'game-icons:sliced-bread';
import coins from 'game-icons:two-coins';
import hammer from 'game-icons:flat-hammer';
import key from 'game-icons:key';
import padlock from 'game-icons:padlock';
import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from './suits.tsx';

const ICON_BODIES = { bread, hammer, key, padlock, coins } as const;

export type DrawingName = keyof typeof ICON_BODIES;

/** A small drawing inside a symbol or beside a number. */
export function CardIcon({ name }: { name: DrawingName }): ReactNode {
  return (
    <svg
      className="icon"
      viewBox="0 0 512 512"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: ICON_BODIES[name] }}
    />
  );
}

/* Symbols of the games, which differ in outline as well as in colour. The component that shows them adds the words. */

/** A loaf in a rounded square. */
export function Food(): ReactNode {
  return (
    <span className="symbol vi-symbol-food">
      <CardIcon name="bread" />
    </span>
  );
}

/** A hammer in a hexagon. */
export function Builder(): ReactNode {
  return (
    <span className="symbol vi-symbol-builder">
      <CardIcon name="hammer" />
    </span>
  );
}

/** A tag with a key and the number of cards that need it. */
export function Keyring({ count }: { count?: number }): ReactNode {
  return (
    <span className="symbol vi-symbol-key">
      <CardIcon name="key" />
      {count}
    </span>
  );
}

/** An octagon with what it pays: an amount, the word in between, and a picture of what is counted. */
export function Silver(props: { amount?: number; per: string; icon?: DrawingName; suit?: GlyphName }): ReactNode {
  const { amount, per, icon, suit } = props;
  return (
    <span className="symbol vi-symbol-silver">
      {amount === undefined ? null : <b>{amount}</b>}
      <small>{per}</small>
      {icon ? <CardIcon name={icon} /> : null}
      {suit ? <Glyph suit={suit} /> : null}
    </span>
  );
}

/** Gold that lies on a card. */
export function Coins({ count }: { count: number }): ReactNode {
  return count > 0 ? <span className="vi-coins">{count}</span> : null;
}
