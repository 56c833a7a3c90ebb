import { LIMITS, type Resource } from '@thorp/feudalia/cards';
import type { ReactNode } from 'react';
import { isLit, useSize } from '../../board/widgets.ts';
import { Cube } from './goods.tsx';
import { barnOf, emptyPlaces, goingIn, heapsOf } from './amounts.ts';
import { Glyph } from './glyphs.tsx';
import { cubesId } from './places.ts';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/**
 * The cubes of a fief one by one; twelve may stay overnight, more are in a red row until then. A lit cube can be
 * clicked with a mouse; touch, keyboard and screen readers find the same choice in the prompt.
 */
export function Barn({ owner, at }: { owner: number; at: number }): ReactNode {
  const {
    view,
    lights,
    mine,
    planning: { plan },
    tap,
  } = useTable();
  const words = useWords();
  const clicks = useSize() === 'desktop';
  const lord = view.lords[owner];
  const stored = lord ? barnOf(lord, at) : [];
  const over = stored.length - LIMITS.cubes;
  const isOpen = (type: Resource): boolean => owner === mine && isLit(lights(cubesId(at, type)));
  const going = (type: Resource): number => (owner === mine ? (plan?.going.get(cubesId(at, type)) ?? 0) : 0);
  const goes = goingIn(stored, going);
  return (
    <>
      <span className="fe-barn" aria-hidden="true">
        {stored.map(({ type, vaulted }, i) => (
          <StoredCube
            // oxlint-disable-next-line react/no-array-index-key -- cubes of a type are all alike
            key={i}
            type={type}
            marks={{ vaulted, over: i >= LIMITS.cubes, lit: isOpen(type), going: goes.has(i) }}
            onClick={clicks && isOpen(type) ? () => tap(cubesId(at, type), null) : null}
          />
        ))}
        {Array.from({ length: emptyPlaces(stored.length) }, (_, i) => (
          <i key={`empty ${i}`} className="fe-cell is-none" />
        ))}
      </span>
      <span className="fe-heaps" aria-hidden="true">
        {[...heapsOf(stored)].map(([type, n]) => (
          <span key={type} className={isOpen(type) ? 'fe-heap is-lit' : 'fe-heap'}>
            <Cube type={type} count={n} />
            {going(type) > 0 ? <i>−{going(type)}</i> : null}
          </span>
        ))}
      </span>
      <span className={over > 0 ? 'fe-count is-over' : 'fe-count'} aria-hidden="true">
        <b>{stored.length - goes.size}</b>
        <span>{over > 0 ? words.over(over) : words.of(LIMITS.cubes)}</span>
      </span>
    </>
  );
}

interface CubeProps {
  readonly type: Resource;
  readonly marks: { readonly [mark: string]: boolean };
  readonly onClick: (() => void) | null;
}

/** One cube. */
function StoredCube({ type, marks, onClick }: CubeProps): ReactNode {
  const set = Object.keys(marks).filter(mark => marks[mark]);
  const className = ['fe-cell', ...set.map(mark => `is-${mark}`)].join(' ');
  if (!onClick)
    return (
      <i className={className} data-good={type}>
        <Glyph name={type} />
      </i>
    );
  return (
    <button type="button" tabIndex={-1} className={className} data-good={type} onClick={onClick}>
      <Glyph name={type} />
    </button>
  );
}
