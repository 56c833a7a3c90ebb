import { useEffect, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { VillageScene } from './scenes.tsx';
import { useBox, useMoreBelow } from '../../board/widgets.ts';
import { CardWidth } from './CardFace.tsx';
import { fitStreet, type Fit } from './fit.ts';
import { House, NewHouse } from './House.tsx';
import { housesOf, type Floor } from './houses.ts';
import { NEW_HOUSE, useTable } from './table.ts';
import { useWords } from './text/words.tsx';
import { TIERS, type Tier } from './tiers.ts';

/** An empty place takes as much space as a villager. */
const WAITING: Floor = {
  at: NEW_HOUSE,
  it: { card: 'founders', as: 'founders', on: NEW_HOUSE, coins: 0, active: false },
  above: [],
  room: 0,
};

/** My village: a street of houses in front of the woods. */
export function Village({ owner, tier }: { owner: number; tier: Tier }): ReactNode {
  const words = useWords();
  const { update } = useTable();
  const name = update.seat === null ? words.villageOf(update.seats[owner]?.name ?? '') : words.village;
  return (
    <section className="vi-village at-mine" aria-label={name}>
      <span className="vi-ground">
        <VillageScene />
        <span className="vi-lamp-glow" />
      </span>
      <h2 className={update.seat === null ? 'vi-whose' : 'sr-only'}>{name}</h2>
      <Street owner={owner} tier={tier} />
    </section>
  );
}

/** The houses of a village, as large as possible; only the village scrolls, vertically. */
export function Street({ owner, tier }: { owner: number; tier: Tier }): ReactNode {
  const { view, update, places } = useTable();
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const box = useBox(frame);
  const mine = owner === update.seat;
  const houses = housesOf(view.villages[owner]?.villagers ?? []);
  const waits = mine && places.has(NEW_HOUSE);
  const fit = fitStreet(waits ? [...houses, WAITING] : houses, inner(box), TIERS[tier]);
  const { more } = useMoreBelow(frame, update.version);
  useScrollToPlace(frame, mine ? places : null);
  return (
    <div className={more ? 'scroll-frame has-more' : 'scroll-frame'}>
      <div className="vi-street" ref={frame} tabIndex={fit.scrolls ? 0 : undefined} style={sizes(fit)}>
        <CardWidth value={fit.card}>
          <ul className="vi-houses">
            {houses.length === 0 && !waits ? <li className="vi-nobody">{words.noVillage}</li> : null}
            {houses.map(house => (
              <House key={house.at} owner={owner} house={house} />
            ))}
            <NewHouse owner={owner} />
          </ul>
        </CardWidth>
      </div>
    </div>
  );
}

/** The space inside the margin for lights and shadows around the houses. */
function inner({ width, height }: { width: number; height: number }): { width: number; height: number } {
  return { width: width - 20, height: height - 14 };
}

function sizes({ card, picture, width }: Fit): CSSProperties {
  return { '--cw': `${card}px`, '--picture': `${picture}px`, '--street': `${width + 1}px` };
}

/** Scrolls to the first lit place when another card is picked. */
function useScrollToPlace(frame: RefObject<HTMLElement | null>, places: ReadonlyMap<number, unknown> | null): void {
  const lit = places === null ? '' : [...places.keys()].join();
  useEffect(() => {
    if (lit !== '') frame.current?.querySelector('.vi-drop')?.scrollIntoView({ block: 'nearest' });
  }, [frame, lit]);
}
