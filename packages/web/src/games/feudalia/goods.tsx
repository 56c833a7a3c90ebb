import { RESOURCES, type Bag, type Category, type Resource } from '@thorp/feudalia/cards';
import { points } from '@thorp/feudalia/reading';
import type { ReactNode } from 'react';
import { Gold } from '../../art/Gold.tsx';
import { Glyph } from './glyphs.tsx';
import { useWords } from './text/words.tsx';

/*
 * Cubes, coins, prices and points, which differ in outline, glyph and colour. The component that shows them adds the
 * words.
 */

/** A cube with the glyph of its type; a number for several. */
export function Cube({ type, count }: { type: Resource | 'any'; count?: number | undefined }): ReactNode {
  const { goods } = useWords();
  const named = type === 'any' ? {} : ({ role: 'img', 'aria-label': `${count ?? 1} ${goods[type]}` } as const);
  return (
    <span className="fe-cube" data-good={type} aria-hidden={type === 'any' ? true : undefined} {...named}>
      {type === 'any' ? <b>?</b> : <Glyph name={type} />}
      {count === undefined ? null : <b>{count}</b>}
    </span>
  );
}

/** Coins; for an amount that counts up, the words beside it give the value. */
export function Coin({ children }: { children: ReactNode }): ReactNode {
  const { stats } = useWords();
  const amount = [children].flat().filter(part => typeof part === 'string' || typeof part === 'number');
  const named = amount.length > 0 ? ({ role: 'img', 'aria-label': `${amount.join('')} ${stats.coins}` } as const) : {};
  return (
    <span className="fe-coin" {...named}>
      <Gold>{children}</Gold>
    </span>
  );
}

/** Coins, cubes and the eliminated card of a price. */
export function Price({ bag, eliminate = null }: { bag: Bag; eliminate?: Category | null }): ReactNode {
  const words = useWords();
  return (
    <span className="fe-price">
      {bag.coins ? <Coin>{bag.coins}</Coin> : null}
      {RESOURCES.map(type => (bag[type] ? <Cube key={type} type={type} count={bag[type]} /> : null))}
      {eliminate ? <span className="fe-eliminate">−{words.eliminates[eliminate]}</span> : null}
    </span>
  );
}

/** A bag out of a count of four. */
export function bagOf(cubes: readonly number[]): Bag {
  return Object.fromEntries(RESOURCES.flatMap((type, r) => (cubes[r] ? [[type, cubes[r]]] : [])));
}

/** A pennant with victory points. */
export function Pennant({ halves }: { halves: number }): ReactNode {
  const words = useWords();
  return (
    <span className="fe-victory-points" role="img" aria-label={words.points(points(halves))}>
      <b>{points(halves)}</b>
      <small>{words.vp}</small>
    </span>
  );
}

/** Little houses: the level of a fief. */
export function Houses({ level }: { level: number }): ReactNode {
  const words = useWords();
  return (
    <span className="fe-houses" role="img" aria-label={words.level(level)}>
      <i className={level > 0 ? 'is-on' : undefined} />
      <i className={level > 1 ? 'is-on' : undefined} />
    </span>
  );
}
