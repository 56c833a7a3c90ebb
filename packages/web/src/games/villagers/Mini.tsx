import { useRef, type ReactNode } from 'react';
import { GlyphDisc } from './suits.tsx';
import { CardIcon } from './icons.tsx';
import { CARDS } from '@thorp/villagers/cards';
import { villagerId } from '@thorp/villagers/pieces';
import { isLit, useBox } from '../../board/widgets.ts';
import { fitStreet, type StreetRules } from './fit.ts';
import { housesOf, widthOf, type Floor } from './houses.ts';
import { isGlyph } from './Symbols.tsx';
import { useTable } from './table.ts';

/** Sizes of a small house in widths of a door: roof and icon, a stripe for each covered villager, the door. */
const RULES: StreetRules = { most: 24, least: 10, gap: 0.36, rise: 3, roof: 1.5, head: 0.32, shapes: [1.1] };

/** The village of a seat in small, as large as it fits. */
export function Skyline({ owner }: { owner: number }): ReactNode {
  const { view } = useTable();
  const frame = useRef<HTMLSpanElement>(null);
  const box = useBox(frame);
  const houses = housesOf(view.villages[owner]?.villagers ?? []);
  const { card } = fitStreet(houses, { width: box.width - 8, height: box.height }, RULES);
  return (
    <span className="vi-skyline" ref={frame} style={{ '--door': `${card}px` }}>
      {houses.map(house => (
        <Mini key={house.at} owner={owner} house={house} />
      ))}
    </span>
  );
}

interface MiniProps {
  readonly owner: number;
  readonly house: Floor;
}

/** A house in small: the suit on the roof, and the active villager at every door. */
function Mini({ owner, house }: MiniProps): ReactNode {
  const { suit } = CARDS[house.it.card];
  const covered = house.above.length > 0;
  const wide = Math.ceil(widthOf(house) - 0.5);
  return (
    <span className="vi-mini" data-suit={suit} style={{ '--wide': wide }}>
      <span className="vi-roof" />
      <span className="vi-base" {...(covered ? pieceOf(owner, house) : {})}>
        {isGlyph(suit) ? <GlyphDisc suit={suit} /> : null}
      </span>
      <span className="vi-columns">
        {(covered ? house.above : [house]).map(floor => (
          <Column key={floor.at} owner={owner} house={floor} />
        ))}
      </span>
    </span>
  );
}

/** A branch: a stripe for each covered villager, and the active one at the bottom. */
function Column({ owner, house: floor }: MiniProps): ReactNode {
  const { lights } = useTable();
  const { at, it, above } = floor;
  if (above.length > 0) {
    return (
      <span className="vi-column">
        <span className="vi-covered" {...pieceOf(owner, floor)} />
        <span className="vi-columns">
          {above.map(next => (
            <Column key={next.at} owner={owner} house={next} />
          ))}
        </span>
      </span>
    );
  }
  const { key } = CARDS[it.card];
  const classes = ['vi-active'];
  if (key > 0) classes.push('is-key');
  if (isLit(lights(villagerId(owner, at)))) classes.push('is-lit');
  return (
    <span className="vi-column">
      <span className={classes.join(' ')} {...pieceOf(owner, floor)}>
        {worthOf(floor)}
      </span>
    </span>
  );
}

function pieceOf(owner: number, { at, it }: Floor): { 'data-piece': string; 'data-card': string } {
  return { 'data-piece': villagerId(owner, at), 'data-card': it.card };
}

/** The most important symbol of a villager: gold, silver, food, builder or a key. */
function worthOf({ it }: Floor): ReactNode {
  const { gold, silver, food, builder, key } = CARDS[it.card];
  if (gold > 0) return gold;
  if (silver) return 'S';
  if (food > 0) return <CardIcon name="bread" />;
  if (builder > 0) return <CardIcon name="hammer" />;
  return key > 0 ? <CardIcon name="key" /> : null;
}
