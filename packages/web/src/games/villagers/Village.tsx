import { useRef, type CSSProperties, type ReactNode } from 'react';
import { VillageScene } from './scenes.tsx';
import { type Size, useBox } from '../../board/widgets.ts';
import { Piles } from './Bank.tsx';
import { fitStreet, type Fit, type StreetRules } from './fit.ts';
import { House, NewHouse } from './House.tsx';
import { housesOf, type Floor } from './houses.ts';
import { Phases } from './Phases.tsx';
import { NEW_HOUSE, useTable } from './table.ts';
import { useWords } from './text/words.tsx';

const RULES: { readonly [S in Size]: StreetRules } = {
  phone: { most: 74, least: 46, gap: 0.18, rise: 8, roof: 0.26, head: 0.27, shapes: [1.28, 1.12] },
  tablet: { most: 104, least: 56, gap: 0.2, rise: 14, roof: 0.36, head: 0.22, shapes: [1.44, 1.25, 1.08] },
  desktop: { most: 104, least: 52, gap: 0.18, rise: 14, roof: 0.4, head: 0.22, shapes: [1.5, 1.3, 1.1] },
};

/** Below this width a card's head has room for the name only. */
const TINY = 78;

/** A place that waits for a villager takes as much room as one. */
const WAITING: Floor = {
  at: NEW_HOUSE,
  it: { card: 'founders', as: 'founders', on: NEW_HOUSE, coins: 0, active: false },
  above: [],
  room: 0,
};

/** My village: a street of houses before the woods. */
export function Village({ owner, size }: { owner: number; size: Size }): ReactNode {
  const words = useWords();
  return (
    <section className="vi-village at-mine" aria-label={words.village}>
      <span className="vi-ground">
        <VillageScene />
        <span className="vi-lamp-glow" />
      </span>
      <header className="vi-village-head">
        <h2>{words.village}</h2>
        <Phases />
        {size === 'phone' ? (
          <span className="vi-bank is-chips">
            <Piles />
          </span>
        ) : null}
        <p className="vi-legend" aria-hidden="true">
          <span>
            <i /> {words.works}
          </span>
          <span>
            <i className="vi-covered-mark" /> {words.covered}
          </span>
        </p>
      </header>
      <Street owner={owner} size={size} />
    </section>
  );
}

/** The houses of a village, as large as they fit. */
export function Street({ owner, size }: { owner: number; size: Size }): ReactNode {
  const { view, update, places } = useTable();
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const box = useBox(frame);
  const mine = owner === update.seat;
  const houses = housesOf(view.villages[owner]?.villagers ?? [], at => mine && places.has(at));
  const waits = mine && places.has(NEW_HOUSE);
  const fit = fitStreet(waits ? [...houses, WAITING] : houses, inner(box), RULES[size]);
  return (
    <div className="vi-street" ref={frame} tabIndex={fit.pans ? 0 : undefined} style={sizes(fit)}>
      <ul className={fit.card < TINY ? 'vi-houses is-tiny' : 'vi-houses'}>
        {houses.length === 0 && !waits ? <li className="vi-nobody">{words.noVillage}</li> : null}
        {houses.map(house => (
          <House key={house.at} owner={owner} house={house} />
        ))}
        <NewHouse owner={owner} />
      </ul>
    </div>
  );
}

/** Room for lights and shadows around the houses. */
function inner({ width, height }: { width: number; height: number }): { width: number; height: number } {
  return { width: width - 12, height: height - 20 };
}

function sizes({ card, shape, width }: Fit): CSSProperties {
  return { '--cw': `${card}px`, '--shape': shape, '--street': `${width}px` };
}
