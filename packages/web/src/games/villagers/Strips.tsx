import type { ReactNode } from 'react';
import { GlyphDisc } from './suits.tsx';
import { CardIcon } from './icons.tsx';
import { CARDS, type Villager } from '@thorp/villagers/cards';
import { villagerId } from '@thorp/villagers/pieces';
import { isLit } from '../../board/widgets.ts';
import { housesOf, type Floor } from './houses.ts';
import { isGlyph } from './Symbols.tsx';
import { useTable } from './table.ts';

/** A small view of a seat's village: a strip for every chain, with its suit and a box for every active villager. */
export function Strips({ owner }: { owner: number }): ReactNode {
  const { view } = useTable();
  const groups = grouped(housesOf(view.villages[owner]?.villagers ?? []));
  return (
    <span className="vi-strips">
      {groups.map(({ house, count }) => (
        <Chain key={house.at} owner={owner} house={house} count={count} />
      ))}
    </span>
  );
}

interface Group {
  readonly house: Floor;
  /** How many villagers of this kind stand alone. */
  readonly count: number;
}

/** Equal villagers that stand alone share a strip. */
function grouped(houses: readonly Floor[]): Group[] {
  const groups = new Map<string, Group>();
  for (const house of houses) {
    const alone = house.above.length === 0;
    const key = alone ? house.it.card : String(house.at);
    const known = groups.get(key);
    groups.set(key, known ? { ...known, count: known.count + 1 } : { house, count: 1 });
  }
  return [...groups.values()];
}

function Chain({ owner, house, count }: { owner: number; house: Floor; count: number }): ReactNode {
  const { suit } = CARDS[house.it.card];
  return (
    <span className="vi-chain" data-suit={suit} {...(house.above.length > 0 ? pieceOf(owner, house) : {})}>
      {isGlyph(suit) ? <GlyphDisc suit={suit} /> : null}
      {worksIn(house).map(floor => (
        <Box key={floor.at} owner={owner} floor={floor} />
      ))}
      {count > 1 ? <span className="vi-times">×{count}</span> : null}
    </span>
  );
}

/** The active villagers of a chain: the ends of its branches. */
function worksIn(floor: Floor): Floor[] {
  return floor.above.length === 0 ? [floor] : floor.above.flatMap(worksIn);
}

function Box({ owner, floor }: { owner: number; floor: Floor }): ReactNode {
  const { lights } = useTable();
  const it = CARDS[floor.it.card];
  const { kind, drawing } = worthOf(it);
  const classes = [`vi-works is-${kind}`];
  if (it.key > 0) classes.push('has-key');
  if (isLit(lights(villagerId(owner, floor.at)))) classes.push('is-lit');
  return (
    <span className={classes.join(' ')} {...pieceOf(owner, floor)}>
      {drawing}
    </span>
  );
}

function pieceOf(owner: number, { at, it }: Floor): { 'data-piece': string; 'data-card': string } {
  return { 'data-piece': villagerId(owner, at), 'data-card': it.card };
}

interface Worth {
  readonly kind: 'gold' | 'silver' | 'food' | 'builder' | 'key' | 'nothing';
  readonly drawing: ReactNode;
}

/** The most important symbol of a villager: gold, silver, food, builder or a key. */
function worthOf({ gold, silver, food, builder, key }: Villager): Worth {
  if (gold > 0) return { kind: 'gold', drawing: gold };
  if (silver) return { kind: 'silver', drawing: 'S' };
  if (food > 0) return { kind: 'food', drawing: <CardIcon name="bread" /> };
  if (builder > 0) return { kind: 'builder', drawing: <CardIcon name="hammer" /> };
  return key > 0 ? { kind: 'key', drawing: <CardIcon name="key" /> } : { kind: 'nothing', drawing: '–' };
}
