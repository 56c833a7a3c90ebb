import { rootOf } from '@thorp/helvetia/reading';
import beer from 'game-icons:beer-stein';
import bell from 'game-icons:ringing-bell';
import bread from 'game-icons:bread';
import brick from 'game-icons:clay-brick';
import butter from 'game-icons:butter';
import cheese from 'game-icons:cheese-wedge';
import cow from 'game-icons:cow';
import food from 'game-icons:sliced-bread';
import goat from 'game-icons:goat';
import grain from 'game-icons:wheat';
import iron from 'game-icons:metal-bar';
import leather from 'game-icons:animal-hide';
import meat from 'game-icons:steak';
import ore from 'game-icons:ore';
import stone from 'game-icons:stone-block';
import swap from 'game-icons:trade';
import water from 'game-icons:water-drop';
import wood from 'game-icons:log';
import { COMPLEX, type BuildingName, type GoodName } from '@thorp/helvetia/cards';
import type { CSSProperties, ReactNode } from 'react';
import { SeatMark, useSeatColour } from '../../ui/SeatMark.tsx';
import { bandOf, workOf, type GoodIcon } from './printed.ts';
import { useWords } from './text/words.tsx';

/** Drawings of the goods, from game-icons.net. */
export const BODIES: { readonly [name in GoodName]: string } = {
  wood,
  stone,
  brick,
  water,
  grain,
  ore,
  beer,
  goat,
  cheese,
  leather,
  bread,
  cow,
  meat,
  butter,
  iron,
  bell,
};

function Drawing({ body }: { body: string }): ReactNode {
  return <svg viewBox="0 0 512 512" aria-hidden="true" dangerouslySetInnerHTML={{ __html: body }} />;
}

/** A good: a square if it is basic, round if it is complex, in the colour of its root. */
export function Good({ good }: { good: GoodIcon }): ReactNode {
  const words = useWords();
  if (good === 'any') return <span className="he-good is-any">{words.any}</span>;
  if (good === 'food') {
    return (
      <span className="he-good is-any">
        <Drawing body={food} />
      </span>
    );
  }
  return (
    <span className={COMPLEX[good] ? 'he-good is-complex' : 'he-good'} data-root={rootOf(good)}>
      <Drawing body={BODIES[good]} />
    </span>
  );
}

/** The use of a building: what it needs and makes, an exchange, or points. */
export function Makes({ building, short = false }: { building: BuildingName; short?: boolean }): ReactNode {
  const { give, make, points } = workOf(building);
  const trades = give !== null && (make === give || short);
  if (points > 0) return <Pennant>{points}</Pennant>;
  if (short) return make === null || isSwap(building) ? <Swap /> : <Good good={make} />;
  return (
    <span className="he-makes">
      {trades ? <Swap /> : give === null ? null : <Good good={give} />}
      {give === null || trades ? null : <b className="he-arrow" />}
      {make === null ? null : <Good good={make} />}
    </span>
  );
}

const isSwap = (building: BuildingName): boolean => bandOf(building) === 'swap';

export function Swap(): ReactNode {
  return (
    <span className="he-good is-any">
      <Drawing body={swap} />
    </span>
  );
}

/** Colours of a seat, for pieces of wood. */
function useTint(seat: number): CSSProperties {
  const colour = useSeatColour()(seat);
  return { '--pc': `var(--p-${colour})`, '--pi': `var(--p-${colour}-ink)` };
}

export function Coin({ seat, planned = false }: { seat: number; planned?: boolean }): ReactNode {
  return (
    <span className={planned ? 'he-coin is-planned' : 'he-coin'} style={useTint(seat)}>
      <SeatMark seat={seat} />
    </span>
  );
}

interface CoinsProps {
  readonly seat: number;
  readonly count: number;
  /** How many of them a plan would spend. */
  readonly spent?: number;
  readonly most?: number;
}

/** Coins of a seat; a number if they are too many to count at a glance. */
export function Coins({ seat, count, spent = 0, most = 4 }: CoinsProps): ReactNode {
  if (count > most) {
    return (
      <span className="he-coins">
        <Coin seat={seat} />
        <b>{count}</b>
      </span>
    );
  }
  return Array.from({ length: count }, (_, i) => <Coin key={i} seat={seat} planned={i >= count - spent} />);
}

export function Cube({ seat, planned = false }: { seat: number; planned?: boolean }): ReactNode {
  return (
    <span className={planned ? 'he-cube is-planned' : 'he-cube'} style={useTint(seat)}>
      <SeatMark seat={seat} />
    </span>
  );
}

/** Points on a tile; grey with the mark of a seat once somebody has it. */
export function Pennant(props: { children?: ReactNode; holder?: number | null; big?: boolean }): ReactNode {
  const { children, holder = null, big = false } = props;
  const classes = ['he-pennant'];
  if (big) classes.push('is-big');
  if (holder !== null) classes.push('is-taken');
  return <span className={classes.join(' ')}>{holder === null || big ? children : <SeatMark seat={holder} />}</span>;
}
