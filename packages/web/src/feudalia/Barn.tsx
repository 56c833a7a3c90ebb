import { LIMITS, type Resource } from '@thorp/feudalia/cards';
import type { ReactNode } from 'react';
import { isLit } from '../table/widgets.ts';
import { Cube } from './goods.tsx';
import { barnOf, emptyPlaces, heapsOf, type Stored } from './plan.ts';
import { Sg } from './signs.tsx';
import { cubesId, useTable } from './table.ts';
import { useWords } from './text/words.tsx';

/** The cubes of a fief one by one; twelve may stay overnight, more lie in a red row until then. */
export function Barn({ owner, at }: { owner: number; at: number }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const lord = view.lords[owner];
  const stored = lord ? barnOf(lord, at) : [];
  const over = stored.length - LIMITS.cubes;
  return (
    <>
      <span className="fe-barn" aria-hidden="true">
        {stored.map((cube, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- cubes of a type are all alike
          <Laid key={i} owner={owner} at={at} cube={cube} over={i >= LIMITS.cubes} />
        ))}
        {Array.from({ length: emptyPlaces(stored.length) }, (_, i) => (
          <i key={`empty ${i}`} className="fe-cb is-none" />
        ))}
      </span>
      <span className="fe-heaps" aria-hidden="true">
        {[...heapsOf(stored)].map(([type, n]) => (
          <Heap key={type} owner={owner} at={at} type={type} count={n} />
        ))}
      </span>
      <span className={over > 0 ? 'fe-count is-over' : 'fe-count'} aria-hidden="true">
        <b>{stored.length}</b>
        <span>{over > 0 ? words.over(over) : words.of(LIMITS.cubes)}</span>
      </span>
    </>
  );
}

interface CubeProps {
  readonly owner: number;
  readonly at: number;
}

/** One cube. A lit one can be tapped; keyboards and screen readers find the same choice in the sign. */
function Laid({ owner, at, cube: { type, vaulted }, over }: CubeProps & { cube: Stored; over: boolean }): ReactNode {
  const { lights, tap, mine } = useTable();
  const id = cubesId(at, type);
  const lit = owner === mine && isLit(lights(id));
  const classes = ['fe-cb'];
  if (vaulted) classes.push('is-vaulted');
  if (over) classes.push('is-over');
  if (!lit)
    return (
      <i className={classes.join(' ')} data-good={type}>
        <Sg name={type} />
      </i>
    );
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${classes.join(' ')} is-lit`}
      data-good={type}
      onClick={() => tap(id, null)}
    >
      <Sg name={type} />
    </button>
  );
}

/** All cubes of a type as one chip, where there is no room for each. */
function Heap({ owner, at, type, count }: CubeProps & { type: Resource; count: number }): ReactNode {
  const { lights, tap, mine } = useTable();
  const id = cubesId(at, type);
  if (owner !== mine || !isLit(lights(id))) return <Cube type={type} count={count} />;
  return (
    <button type="button" tabIndex={-1} className="fe-heap is-lit" onClick={() => tap(id, null)}>
      <Cube type={type} count={count} />
    </button>
  );
}
