import { isDrafting } from '@thorp/helvetia/reading';
import { buildingCard, displayPiece, poolPiece } from '@thorp/helvetia/pieces';
import type { TilesView } from '@thorp/helvetia';
import type { ReactNode } from 'react';
import { Place, type Size } from '../../board/widgets.ts';
import { Band } from './Band.tsx';
import { columnsFor } from './columns.ts';
import { useNames } from './names.ts';
import { Good, Makes } from './pieces.tsx';
import { bandOf, tileOf } from './printed.ts';
import { useTable } from './table.ts';
import { useWords } from './text/words.tsx';
import { TileFace } from './TileFace.tsx';

/** Up to this many kinds are in two rows of large tiles; more are drawn smaller, or scroll if there is little space. */
const WIDE = 12;

/** The tiles that can be built, or, during the draft, the start tiles. */
export function Display({ size }: { size: Size }): ReactNode {
  const { view } = useTable();
  const words = useWords();
  const drafting = isDrafting(view);
  const tiles = drafting ? view.pool : view.display;
  const many = tiles.length > WIDE;
  const columns = drafting ? tiles.length : columnsFor(tiles.length, size);
  const classes = ['he-display at-hand'];
  if (many) classes.push('is-many');
  if (drafting) classes.push('is-draft');
  return (
    <section className={classes.join(' ')} aria-label={drafting ? words.startTiles : words.display}>
      {size === 'phone' || drafting ? null : <Piles />}
      <ul
        style={{ '--columns': columns, '--across': Math.ceil(tiles.length / 2) }}
        tabIndex={size === 'phone' && many ? 0 : undefined}
      >
        {tiles.map(each => (
          <li key={each.building} data-band={bandOf(each.building)}>
            {drafting ? <StartTile tiles={each} /> : <Tile tiles={each} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The clause of a refusal that has a shorter text on the tile itself. */
const HAVE_ONE = 'H-10.2';

function Tile({ tiles: { building, copies } }: { tiles: TilesView }): ReactNode {
  const { lights, planning } = useTable();
  const words = useWords();
  const names = useNames();
  const id = displayPiece(building);
  const classes = ['he-offer'];
  if (planning.plan?.built?.event.building === building) classes.push('is-plan');
  const { choices, refused } = lights(id);
  const have = choices.length === 0 && refused[0]?.clause === HAVE_ONE;
  return (
    <Place id={id} card={buildingCard(building)} className={classes.join(' ')}>
      <Band name={names.building(building)} copies={copies} />
      <span className="he-body">
        <Makes building={building} />
        {have ? (
          <span className="he-fail">{words.haveOne}</span>
        ) : (
          <span className="he-cost">
            {tileOf(building).cost.map(good => (
              <Good key={good} good={good} />
            ))}
          </span>
        )}
      </span>
    </Place>
  );
}

/** A start tile of the draft, with its picture. */
function StartTile({ tiles: { building, copies } }: { tiles: TilesView }): ReactNode {
  return (
    <Place id={poolPiece(building)} card={buildingCard(building)} className="he-offer">
      <TileFace building={building} copies={copies} />
    </Place>
  );
}

/** The backs of the piles: tiles that come later. */
function Piles(): ReactNode {
  const { view } = useTable();
  const words = useWords();
  return (
    <div className="he-piles" role="group" aria-label={words.piles} style={{ '--piles': view.piles.length }}>
      {view.piles.map((pile, i) => {
        const left = pile.reduce((sum, { copies }) => sum + copies, 0);
        return (
          // Piles are numbered from two: the first tiles lie open from the start.
          // oxlint-disable-next-line react/no-array-index-key
          <span
            key={i}
            className={left > 0 ? 'he-pile' : 'he-pile is-empty'}
            role="img"
            aria-label={words.pile(i + 2, left)}
          >
            <b>{i + 2}</b>
            <small>{left > 0 ? words.left(left) : words.empty}</small>
          </span>
        );
      })}
      <em>{words.reveal}</em>
    </div>
  );
}
